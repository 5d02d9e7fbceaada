// The book of known things: its words, and what its page shows.
#include "view/screens/tables.h"

#include "kit.h"

#include "support/unit.h"

enum { MANY = 1024 };

static Lore lore;
static Hits hits;
static BookEntry entry;

static int index_of(BookChapter chapter, int kind) {
    for (int i = 0; i < book_count_entries(chapter); i++) {
        book_entry(&lore, chapter, i, false, &entry);
        if (entry.kind == kind) return i;
    }
    fail();
    return -1;
}

static const char *told(BookChapter chapter, int kind, bool tower) {
    static char text[MANY];
    book_entry(&lore, chapter, index_of(chapter, kind), tower, &entry);
    return book_sentence(&entry, text, sizeof text);
}

static int set_up(void **state) {
    (void)state;
    lore = (Lore){0};
    return 0;
}

static void the_bestiary_has_all_that_come_in_the_descent_by_depth(void **state) {
    (void)state;
    int from = 1, listed = 0;
    for (int i = 0; i < book_count_entries(BOOK_MONSTERS); i++) {
        book_entry(&lore, BOOK_MONSTERS, i, false, &entry);
        assert_true(ACTORS[entry.kind].from >= from && entry.kind != ACTOR_HERO);
        from = ACTORS[entry.kind].from;
    }
    for (int kind = ACTOR_HERO + 1; kind < ACTOR_KIND_COUNT; kind++) listed += ACTORS[kind].from > 0;
    assert_int_equal(book_count_entries(BOOK_MONSTERS), listed);
    assert_int_equal(book_count_entries(BOOK_ITEMS), ITEM_COUNT);
}

static void who_was_not_met_is_not_told(void **state) {
    (void)state;
    char text[64];
    assert_string_equal(told(BOOK_MONSTERS, ACTOR_BOAR, false), "???. You have not met it yet.");
    assert_string_equal(told(BOOK_ITEMS, ITEM_AXE, false), "???. You have not found this yet.");
    lore.actors[ACTOR_BOAR] = LORE_MET;
    lore.actors[ACTOR_ENEMY] = LORE_MET; // of the classic alone
    (void)snprintf(text, sizeof text, "Bestiary: met 1 of %d", book_count_entries(BOOK_MONSTERS));
    char tally[64];
    assert_string_equal(book_tally(&lore, BOOK_MONSTERS, tally, sizeof tally), text);
    assert_int_equal(book_count_met(&lore, BOOK_ITEMS), 0);
}

static void a_counter_is_told_once_it_was_seen(void **state) {
    (void)state;
    lore.actors[ACTOR_BOAR] = LORE_MET;
    char text[64];
    int hp = ACTORS[ACTOR_BOAR].hp;
    (void)snprintf(text, sizeof text, "Boar. From depth 3 on. It has %d%s hearts", hp / 2,
                   hp % 2 ? ".5" : "");
    assert_non_null(strstr(told(BOOK_MONSTERS, ACTOR_BOAR, false), text));
    assert_null(strstr(told(BOOK_MONSTERS, ACTOR_BOAR, false), ACTORS[ACTOR_BOAR].counter_tip));
    assert_non_null(strstr(told(BOOK_MONSTERS, ACTOR_BOAR, false), "Against it: ???"));
    lore.actors[ACTOR_BOAR] |= LORE_BEATEN;
    assert_non_null(strstr(told(BOOK_MONSTERS, ACTOR_BOAR, false), ACTORS[ACTOR_BOAR].counter_tip));
    assert_non_null(strstr(told(BOOK_MONSTERS, ACTOR_BOAR, true), "From floor 3 on."));
}

// No line is cut, and each has something to say.
static void everything_fits_its_lines(void **state) {
    (void)state;
    memset(lore.actors, LORE_MET | LORE_BEATEN, sizeof lore.actors);
    memset(lore.items, LORE_MET, sizeof lore.items);
    for (int chapter = 0; chapter < BOOK_CHAPTERS; chapter++) {
        for (int i = 0; i < book_count_entries((BookChapter)chapter); i++) {
            book_entry(&lore, (BookChapter)chapter, i, true, &entry);
            assert_true(entry.count >= 2);
            for (int line = 0; line < entry.count; line++) {
                size_t length = strlen(entry.lines[line].text);
                assert_true(length > 3 && length < BOOK_TEXT - 1);
                assert_true(entry.lines[line].text[length - 1] == '.');
            }
        }
    }
    assert_non_null(strstr(told(BOOK_ITEMS, ITEM_GEM, false), "A treasure, worth 50 points for each depth."));
    assert_string_equal(told(BOOK_ITEMS, ITEM_AXE, false),
                        "Axe. A weapon, worn. 2.5 hearts, not 1.5; 1.6 times as slow.");
    lore.items[ITEM_AXE] |= LORE_WORN;
    assert_non_null(strstr(told(BOOK_ITEMS, ITEM_AXE, false), "runs can begin with it."));
}

// ---- the page

static void draw(Image *to, BookChapter chapter, int cursor) {
    BookPage page = {.lore = &lore, .chapter = chapter, .cursor = cursor};
    for (int i = 0; i < to->w * to->h; i++) to->pixels[i] = COLOUR_INK;
    hits.count = 0;
    kit.ui.hits = &hits;
    book_page_draw(&kit.ui, to, &page);
    kit.ui.hits = NULL;
}

static const HitBox *box_of(int index) {
    for (int i = 0; i < hits.count; i++) {
        if (hits_entry(&hits.at[i]) == index) return &hits.at[i];
    }
    fail();
    return NULL;
}

// Colours of a part of the picture, besides those of the cell.
static int colours_in(const Image *image, Rect rect) {
    uint32_t seen[MANY];
    int count = 0;
    for (int y = rect.y + 1; y < rect.y + rect.h - 1; y++) {
        for (int x = rect.x + 1; x < rect.x + rect.w - 1; x++) {
            uint32_t px = image->pixels[y * image->w + x];
            int i = 0;
            while (i < count && seen[i] != px) i++;
            if (i == count && count < MANY) seen[count++] = px;
        }
    }
    return count - 1;
}

static void what_was_not_met_is_a_shape_of_one_colour(void **state) {
    (void)state;
    Image image = guarded_image(640, 360);
    lore.actors[ACTOR_GOBLIN] = LORE_MET;
    lore.items[ITEM_GEM] = LORE_MET;
    lore.items[ITEM_POTION_FIRE] = LORE_MET; // in no run it has no colours but letters
    for (int chapter = 0; chapter < BOOK_CHAPTERS; chapter++) {
        draw(&image, (BookChapter)chapter, 0);
        for (int i = 1; i < book_count_entries((BookChapter)chapter); i++) {
            book_entry(&lore, (BookChapter)chapter, i, false, &entry);
            bool coloured = chapter == BOOK_MONSTERS ? entry.kind == ACTOR_GOBLIN : entry.kind == ITEM_GEM;
            int colours = colours_in(&image, box_of(i)->rect);
            bool lettered = chapter == BOOK_ITEMS && entry.kind == ITEM_POTION_FIRE;
            assert_true(coloured ? colours > 3 : lettered ? colours > 1 : colours == 1);
        }
    }
    assert_true(guard_intact(&image));
    guarded_free(&image);
}

// On all layers that there are each entry can be clicked, and the columns are those that the keys go by.
static void every_entry_lies_inside_the_page(void **state) {
    (void)state;
    static const Vec SIZES[] = {{400, 300}, {640, 360}, {480, 400}, {960, 540}};
    for (size_t i = 0; i < sizeof SIZES / sizeof *SIZES; i++) {
        Image image = guarded_image(SIZES[i].x, SIZES[i].y);
        for (int chapter = 0; chapter < BOOK_CHAPTERS; chapter++) {
            int count = book_count_entries((BookChapter)chapter),
                columns = book_page_columns(SIZES[i], (BookChapter)chapter);
            draw(&image, (BookChapter)chapter, count - 1);
            for (int at = 0; at < count; at++) {
                Rect rect = box_of(at)->rect;
                assert_true(rect.y + rect.h <= SIZES[i].y - 24 && rect.x + rect.w < SIZES[i].x * 6 / 10);
                if (at % columns > 0) assert_int_equal(rect.y, box_of(at - 1)->rect.y);
                if (at >= columns) assert_int_equal(rect.x, box_of(at - columns)->rect.x);
            }
        }
        assert_true(guard_intact(&image));
        guarded_free(&image);
    }
}

// All that is told of anything stands in the panel, in a window of 800x600, too.
static void no_words_leave_the_page(void **state) {
    (void)state;
    enum { W = 400, H = 300, BOTTOM = H - 22 };
    for (int i = 0; i < ACTOR_KIND_COUNT; i++) lore.actors[i] = LORE_MET | LORE_BEATEN;
    for (int i = 0; i < ITEM_COUNT; i++) lore.items[i] = LORE_MET | LORE_WORN;
    Image image = guarded_image(W, H);
    for (int chapter = 0; chapter < BOOK_CHAPTERS; chapter++) {
        for (int at = 0; at < book_count_entries((BookChapter)chapter); at++) {
            draw(&image, (BookChapter)chapter, at);
            for (int i = BOTTOM * W; i < W * H; i++) {
                if (image.pixels[i] != COLOUR_INK)
                    fail_msg("chapter %d, entry %d: row %d", chapter, at, i / W);
            }
        }
    }
    guarded_free(&image);
}

#define BOOK_TEST(name) cmocka_unit_test_setup(name, set_up)

int main(void) {
    const struct CMUnitTest tests[] = {
        BOOK_TEST(the_bestiary_has_all_that_come_in_the_descent_by_depth),
        BOOK_TEST(who_was_not_met_is_not_told),
        BOOK_TEST(a_counter_is_told_once_it_was_seen),
        BOOK_TEST(everything_fits_its_lines),
        BOOK_TEST(what_was_not_met_is_a_shape_of_one_colour),
        BOOK_TEST(every_entry_lies_inside_the_page),
        BOOK_TEST(no_words_leave_the_page),
    };
    return cmocka_run_group_tests(tests, open_kit, close_kit);
}
