// Needs pictures.
// The page of keys, and the help's page of pictures, on layers of every size.
#include "kit.h"
#include "support/unit.h"
#include "view/screens/key_table.h"
#include "view/screens/lesson.h"

enum { ROWS = 40 };

static const Vec SIZES[] = {{400, 300}, {640, 360}, {960, 640}};
static Hits hits;

static KeyTable table_at(const KeyRow *rows, int row, int column) {
    return (KeyTable){
        .sets = {"Usual", "Left hand", "Right hand", "Six buttons", "Arcade stick"},
        .holds = {true},
        .set_count = 5,
        .rows = rows,
        .row_count = ROWS,
        .row = row,
        .column = column,
        .note = "A line that tells what came of it all, and that is too long for the smallest of layers",
        .pick = "Enter",
        .clear = "Backspace",
        .back = "Esc"};
}

static void fill(KeyRow rows[ROWS]) {
    for (int i = 0; i < ROWS; i++)
        rows[i] = (KeyRow){.label = "What is done with a rather long name",
                           .cells = {"Keypad Enter", i % 3 == 0 ? "" : "J", "LB"},
                           .changed = i % 2 == 0,
                           .bare = i % 5 == 0};
}

static Image draw(const KeyTable *table, Vec size) {
    Image image = guarded_image(size.x, size.y);
    Ui ui = kit.ui;
    hits.count = 0;
    ui.hits = &hits;
    key_table_draw(table, &ui, &image);
    assert_true(guard_intact(&image));
    return image;
}

static Rect box_of(int hit) {
    for (int i = 0; i < hits.count; i++) {
        if (hits.at[i].hit == hit) return hits.at[i].rect;
    }
    return (Rect){0, 0, 0, 0};
}

static void the_cursor_is_always_in_sight_and_can_be_clicked(void **state) {
    (void)state;
    KeyRow rows[ROWS];
    fill(rows);
    for (size_t s = 0; s < sizeof SIZES / sizeof *SIZES; s++) {
        for (int row = 0; row <= ROWS; row++) {
            KeyTable table = table_at(rows, row, row % KEY_COLUMNS);
            Image image = draw(&table, SIZES[s]);
            Rect box = box_of(HIT_ENTRY + row * KEY_STRIDE + table.column);
            assert_true(box.w > 0 && box.x >= 0 && box.x + box.w <= SIZES[s].x && box.y >= 0 &&
                        box.y + box.h <= SIZES[s].y);
            guarded_free(&image);
        }
    }
}

static void no_two_cells_lie_over_each_other(void **state) {
    (void)state;
    KeyRow rows[ROWS];
    fill(rows);
    for (size_t s = 0; s < sizeof SIZES / sizeof *SIZES; s++) {
        KeyTable table = table_at(rows, 20, 1);
        Image image = draw(&table, SIZES[s]);
        assert_true(hits.count < HITS_MAX); // else some were left out
        for (int i = 0; i < hits.count; i++) {
            for (int k = 0; k < i; k++) {
                bool cells = hits.at[i].hit >= HIT_ENTRY && hits.at[k].hit >= HIT_ENTRY;
                assert_false(cells && rects_overlap(hits.at[i].rect, hits.at[k].rect));
            }
        }
        guarded_free(&image);
    }
}

static void what_waits_and_what_warns_looks_otherwise(void **state) {
    (void)state;
    KeyRow rows[ROWS];
    fill(rows);
    KeyTable table = table_at(rows, 3, 0);
    Image usual = draw(&table, SIZES[1]);
    table.waits = 3 * KEY_STRIDE;
    Image waits = draw(&table, SIZES[1]);
    table.waits = 0;
    table.alarm = true;
    Image warns = draw(&table, SIZES[1]);
    assert_false(image_same(&usual, &waits) || image_same(&usual, &warns));
    guarded_free(&usual);
    guarded_free(&waits);
    guarded_free(&warns);
}

static void the_pictures_of_the_lesson_fit(void **state) {
    (void)state;
    Image pictures[LESSON_PICTURES];
    for (int i = 0; i < LESSON_PICTURES; i++) {
        assert_true(image_init(&pictures[i], LESSON_W, LESSON_H));
        image_fill(&pictures[i], (Rect){0, 0, LESSON_W, LESSON_H}, COLOUR_BLUE);
    }
    for (size_t s = 0; s < sizeof SIZES / sizeof *SIZES; s++) {
        Image image = guarded_image(SIZES[s].x, SIZES[s].y);
        Rect panel = lesson_page_draw(&kit.ui, &image, pictures, 26);
        assert_true(panel.x >= 0 && panel.y >= 0 && panel.x + panel.w <= image.w &&
                    panel.y + panel.h <= image.h);
        assert_true(guard_intact(&image));
        guarded_free(&image);
    }
    for (int i = 0; i < LESSON_PICTURES; i++) image_free(&pictures[i]);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_cursor_is_always_in_sight_and_can_be_clicked),
        cmocka_unit_test(no_two_cells_lie_over_each_other),
        cmocka_unit_test(what_waits_and_what_warns_looks_otherwise),
        cmocka_unit_test(the_pictures_of_the_lesson_fit),
    };
    return cmocka_run_group_tests(tests, open_kit, close_kit);
}
