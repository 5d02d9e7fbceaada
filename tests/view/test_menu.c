// Needs pictures.
#include "view/screens/menu.h"

#include "gen/gen.h"
#include "kit.h"
#include "sim/state/actor.h"
#include "support/unit.h"
#include "view/screens/facts.h"
#include "view/screens/help.h"

#include <math.h>

static const char *const LONG =
    "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";

static Image image, other;

static int set_up(void **state) {
    (void)state;
    image = guarded_image(640, 360);
    other = guarded_image(640, 360);
    return 0;
}
static int tear_down(void **state) {
    (void)state;
    bool intact = guard_intact(&image) && guard_intact(&other);
    guarded_free(&image);
    guarded_free(&other);
    return intact ? 0 : -1;
}

static void add(Menu *menu, const char *label, bool enabled) {
    assert_true(menu_add(menu, (MenuEntry){.label = label, .enabled = enabled}));
}

static void cursor_goes_round_and_skips_what_is_disabled(void **state) {
    (void)state;
    Menu menu = {.title = "Test"};
    add(&menu, "Continue", true);
    add(&menu, "Load", false);
    add(&menu, "Quit", true);
    menu_move_cursor(&menu, 1);
    assert_int_equal(menu_selected_index(&menu), 2);
    menu_move_cursor(&menu, 1);
    assert_int_equal(menu_selected_index(&menu), 0);
    menu_move_cursor(&menu, -1);
    assert_int_equal(menu_selected_index(&menu), 2);
    menu_move_cursor(&menu, 2);
    assert_int_equal(menu_selected_index(&menu), 2);
    menu_move_cursor(&menu, 0);
    assert_int_equal(menu_selected_index(&menu), 2);
}

static void nothing_to_choose_is_no_choice(void **state) {
    (void)state;
    Menu menu = {0};
    menu_move_cursor(&menu, 1);
    assert_int_equal(menu_selected_index(&menu), -1);
    add(&menu, "Load", false);
    add(&menu, "Continue", false);
    menu_move_cursor(&menu, 1);
    menu_move_cursor(&menu, -3);
    assert_int_equal(menu_selected_index(&menu), -1);
    menu.cursor = 99;
    assert_int_equal(menu_selected_index(&menu), -1);
}

static void a_full_menu_takes_no_more(void **state) {
    (void)state;
    Menu menu = {0};
    for (int i = 0; i < MENU_ENTRIES_MAX; i++) add(&menu, "entry", true);
    assert_false(menu_add(&menu, (MenuEntry){.label = "one more", .enabled = true}));
    assert_int_equal(menu.count, MENU_ENTRIES_MAX);
}

static Menu long_menu(void) {
    Menu menu = {.title = LONG};
    for (int i = 0; i < 6; i++) {
        menu_add(
            &menu,
            (MenuEntry){.label = LONG, .value = i % 2 == 0 ? LONG : NULL, .help = LONG, .enabled = i != 1});
    }
    return menu;
}

static bool is_empty_outside(const Image *picture, Rect rect) {
    for (int i = 0; i < picture->w * picture->h; i++) {
        if (picture->pixels[i] != 0 && !rect_has(rect, (Vec){i % picture->w, i / picture->w})) return false;
    }
    return true;
}

static void long_words_stay_in_the_panel(void **state) {
    (void)state;
    Menu menu = long_menu();
    Rect panel = menu_draw(&menu, &kit.ui, &image, (Vec){320, 20}, 300);
    assert_int_equal(panel.w, 300);
    assert_true(is_empty_outside(&image, panel));
}

// The width of the texts of disabled entries inside the panel.
static int grey_width(Rect panel) {
    Rect inside = rect_inset(panel, 8);
    int left = inside.x + inside.w, right = inside.x - 1;
    for (int i = 0; i < inside.w * inside.h; i++) {
        Vec at = {inside.x + i % inside.w, inside.y + i / inside.w};
        if (image.pixels[at.y * image.w + at.x] != COLOUR_STEEL) continue;
        left = int_min(left, at.x);
        right = int_max(right, at.x);
    }
    return right - left + 1;
}

// Such as why an action cannot work here.
static void a_value_takes_what_a_short_label_leaves(void **state) {
    (void)state;
    static const char WHY[] = "Only single dungeons change generators";
    Menu menu = {0};
    menu_add(&menu, (MenuEntry){.label = "", .value = WHY, .enabled = false});
    Rect panel = menu_draw(&menu, &kit.ui, &image, (Vec){320, 20}, 600);
    assert_in_range(grey_width(panel), font_width(kit.ui.font, WHY) - 3, font_width(kit.ui.font, WHY));
}

// After WCAG: linear light of a colour, in 1/1000.
static double light_of(Colour colour) {
    double sum = 0;
    static const double PARTS[] = {0.0722, 0.7152, 0.2126};
    for (int i = 0; i < 3; i++) {
        double part = (double)(colour >> 8 * i & 255) / 255;
        sum += PARTS[i] * (part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4));
    }
    return sum;
}

static void what_cannot_be_chosen_can_be_read(void **state) {
    (void)state;
    Menu menu = {.cursor = 1};
    menu_add(&menu, (MenuEntry){.label = "Barred", .enabled = false});
    menu_add(&menu, (MenuEntry){.label = "", .enabled = true});
    Rect panel = menu_draw(&menu, &kit.ui, &image, (Vec){320, 20}, 300);
    Colour ground = image.pixels[(panel.y + 16) * image.w + panel.x + panel.w / 2], best = ground;
    for (int i = 0; i < 40 * 10; i++) {
        Colour px = image.pixels[(panel.y + 10 + i / 40) * image.w + panel.x + 24 + i % 40];
        if (light_of(px) > light_of(best)) best = px;
    }
    assert_true(light_of(best) + 0.05 >= 3 * (light_of(ground) + 0.05));
}

static void a_menu_does_not_change_its_size_with_the_cursor(void **state) {
    (void)state;
    Menu menu = {.title = "Paused"};
    menu_add(&menu, (MenuEntry){.label = "Go", .help = "On.", .enabled = true});
    menu_add(&menu,
             (MenuEntry){.label = "Stop", .help = "A much longer explanation of it.", .enabled = true});
    Rect first = menu_draw(&menu, &kit.ui, &image, (Vec){320, 50}, 600);
    menu_move_cursor(&menu, 1);
    Rect second = menu_draw(&menu, &kit.ui, &other, (Vec){320, 50}, 600);
    assert_memory_equal(&first, &second, sizeof first);
    assert_false(image_same(&image, &other));
}

static void an_imported_map_has_a_name_too(void **state) {
    (void)state;
    World *world = kit_hall(30, 12), *named = kit_hall(30, 12);
    Menu menu = {.title = "Paused"};
    world->level.generator[0] = '\0';
    (void)snprintf(named->level.generator, sizeof named->level.generator, "an imported map");
    pause_page_draw(&kit.ui, &image, &menu, world, NULL, "");
    pause_page_draw(&kit.ui, &other, &menu, named, NULL, "");
    assert_true(image_same(&image, &other));
    kit_free(world);
    kit_free(named);
}

static void draw_end(Image *to, const World *world, int deepest, bool looked, const char *code) {
    EndPage page = {.world = world,
                    .ticks = world->tick,
                    .deepest = deepest,
                    .looked = looked,
                    .code = code,
                    .counted = END_COUNTED};
    Menu menu = {0};
    add(&menu, "Messages", true);
    add(&menu, "The full layout", true);
    add(&menu, "A new descent", true);
    add(&menu, "The same descent again", true);
    add(&menu, "To the title", true);
    end_page_draw(&kit.ui, to, (Rect){0, 0, to->w, to->h}, &menu, &page);
}

static const char *told(const World *world, const char *name) {
    static Fact facts[FACTS_MAX];
    EndPage page = {.world = world, .code = "", .counted = END_COUNTED};
    int count = end_page_list_facts(&page, facts, FACTS_MAX);
    for (int i = 0; i < count; i++) {
        if (strcmp(facts[i].name, name) == 0) return facts[i].value;
    }
    return NULL;
}

static void whoever_died_of_a_blow_reads_what_helps_against_it(void **state) {
    (void)state;
    World *world = kit_hall(30, 12);
    world->outcome = OUTCOME_DEATH;
    world->killer = ACTOR_GOBLIN;
    world->killer_cause = CAUSE_BLOW;
    assert_string_equal(told(world, "Against it"), ACTORS[ACTOR_GOBLIN].counter_tip);
    world->killer_cause = CAUSE_FIRE;
    assert_null(told(world, "Against it"));
    world->killer = ACTOR_NONE;
    world->killer_cause = CAUSE_TRAP;
    assert_null(told(world, "Against it"));
    world->outcome = OUTCOME_VICTORY;
    assert_null(told(world, "Against it"));
    kit_free(world);
}

static void the_classic_tells_whose_blows_killed(void **state) {
    (void)state;
    enum { ENEMIES = 9, LEFT = 2, BY_HERO = 3 };
    World *world = kit_hall(30, 12);
    world->classic = true;
    world->outcome = OUTCOME_DEATH;
    world->actor_count = 1 + ENEMIES;
    world->hero.score.kills = BY_HERO;
    for (int i = 0; i < ENEMIES; i++) world->actors[1 + i].kind = i < LEFT ? ACTOR_RAT : ACTOR_NONE;
    assert_string_equal(told(world, "Killed by you"), "3");
    assert_string_equal(told(world, "Killed by each other"), "4");
    assert_string_equal(told(world, "Enemies left"), "2");
    kit_free(world);
}

static void a_seed_is_told_as_the_word_that_it_was_given_as(void **state) {
    (void)state;
    World *world = kit_hall(30, 12);
    Menu menu = {.title = "Paused"};
    assert_true(gen_parse_seed("plumtree", &world->level.seed));
    pause_page_draw(&kit.ui, &image, &menu, world, "another", "");
    pause_page_draw(&kit.ui, &other, &menu, world, "", "");
    assert_true(image_same(&image, &other));
    pause_page_draw(&kit.ui, &other, &menu, world, "plumtree", "");
    assert_false(image_same(&image, &other));
    kit_free(world);
}

static World *long_world(void) {
    World *world = kit_hall(255, 255);
    (void)snprintf(world->level.generator, sizeof world->level.generator, "WWWWWWWWWWWWWWW");
    world->level.seed = UINT64_MAX;
    world->collected = world->remaining = 1024;
    world->hero.score.kills = 1280;
    world->hero.score.total = INT32_MAX;
    world->tick = UINT32_MAX;
    return world;
}

// The four edges of the picture stay free: everything fits with room to spare.
static void assert_edges_free(const Image *picture) {
    assert_true(is_empty_outside(picture, (Rect){3, 3, picture->w - 6, picture->h - 6}));
}

static void pages_fit_the_picture_with_the_longest_texts(void **state) {
    (void)state;
    World *world = long_world();
    Menu menu = long_menu();
    title_page_draw(&kit.ui, &image, &menu, "Cellarium 0.1.0");
    assert_edges_free(&image);
    memset(image.pixels, 0, sizeof *image.pixels * 640 * 360);
    pause_page_draw(&kit.ui, &image, &menu, world, NULL, "0123456789ABCDEFGHJKMNPQRSTV");
    assert_edges_free(&image);
    for (int outcome = OUTCOME_NONE; outcome < OUTCOME_COUNT; outcome++) {
        memset(image.pixels, 0, sizeof *image.pixels * 640 * 360);
        world->outcome = (Outcome)outcome;
        draw_end(&image, world, 1, true, "0123456789ABCDEFGHJKMNPQRSTV");
        assert_edges_free(&image);
    }
    kit_free(world);
}

// As a window of 800x600 has it, and with all that the pages ever tell.
static void pages_of_the_descent_fit_the_smallest_picture(void **state) {
    (void)state;
    enum { W = 400, H = 300 };
    World *world = long_world();
    Image small = guarded_image(W, H);
    Menu menu = {.title = "Paused"};
    for (int i = 0; i < 18; i++)
        menu_add(&menu,
                 (MenuEntry){.label = "Save and leave", .help = "Return to the title.", .enabled = true});
    title_page_draw(&kit.ui, &small, &menu, "0.1.0");
    assert_edges_free(&small);
    memset(small.pixels, 0, sizeof *small.pixels * W * H);
    world->clock = (TollClock){.on = true, .quota = 5};
    world->collected = world->remaining = 4;
    world->depth = 7;
    world->hero.score =
        (RunScore){.delivered = 2420, .hallowed = 80, .hallowed_treasures = 2, .delivered_treasures = 50};
    world->hero.score.passed = 6;
    world->outcome = OUTCOME_DEATH;
    pause_page_draw(&kit.ui, &small, &menu, world, NULL, "500HSX2E2");
    assert_edges_free(&small);
    memset(small.pixels, 0, sizeof *small.pixels * W * H);
    draw_end(&small, world, 7, true, "500HSX2E2");
    assert_edges_free(&small);
    for (int gifts = 0; gifts < GIFT_KINDS; gifts++) {
        world->hero.gifts[gifts] = true;
        memset(small.pixels, 0, sizeof *small.pixels * W * H);
        draw_end(&small, world, 7, true, "500HSX2E2");
        assert_edges_free(&small);
    }
    assert_true(guard_intact(&small));
    guarded_free(&small);
    kit_free(world);
}

static void pages_of_the_descent_fit_and_differ(void **state) {
    (void)state;
    World *world = long_world();
    Menu menu = long_menu();
    for (int on = 0; on < 2; on++) {
        Image *picture = on == 0 ? &image : &other;
        world->clock = (TollClock){.on = on == 1, .quota = 1024};
        world->depth = 7;
        pause_page_draw(&kit.ui, picture, &menu, world, NULL, "0123456789ABCDEFGHJKMNPQRSTV");
        assert_edges_free(picture);
    }
    assert_false(image_same(&image, &other));
    for (int outcome = OUTCOME_VICTORY; outcome <= OUTCOME_DEATH; outcome++) {
        memset(image.pixels, 0, sizeof *image.pixels * 640 * 360);
        memset(other.pixels, 0, sizeof *other.pixels * 640 * 360);
        world->outcome = (Outcome)outcome;
        draw_end(&image, world, 6, true, "0123456789ABCDEFGHJKMNPQRSTV");
        draw_end(&other, world, 7, true, "0123456789ABCDEFGHJKMNPQRSTV");
        assert_edges_free(&image);
        assert_false(image_same(&image, &other)); // the depth reached
    }
    kit_free(world);
}

static void help_fits_any_number_of_keys(void **state) {
    (void)state;
    KeyHelp keys[26] = {0};
    for (int count = 0; count <= 26; count++) {
        if (count > 0)
            keys[count - 1] = (KeyHelp){.keys = {"Left Shift", "Backspace", "W", "→"}, .what = LONG};
        memset(image.pixels, 0, sizeof *image.pixels * 640 * 360);
        HelpPage page = {
            .mode = HELP_DESCENT, .keys = keys, .count = count, .bell_key = "R", .close_key = "Esc"};
        help_page_draw(&kit.ui, &image, &page);
        assert_edges_free(&image);
    }
}

static void the_help_has_a_few_lines(void **state) {
    (void)state;
    char text[HELP_TEXT_MAX];
    for (int page = 0; page < 2 * (HELP_CLASSIC + 1); page++) { // each in a tower and not
        int lines = 0;
        while (page_help_line((HelpMode)(page / 2), page % 2 != 0, lines, "R", text, sizeof text) != NULL) {
            if (font_width(kit.font, text) > 2 * (HELP_W - 32)) fail_msg("over two lines: %s", text);
            lines++;
        }
        assert_in_range(lines, 3, 9);
    }
}

static void the_help_tells_another_goal_in_the_descent(void **state) {
    (void)state;
    HelpPage page = {.mode = HELP_DESCENT, .bell_key = "R", .close_key = "Esc"};
    help_page_draw(&kit.ui, &image, &page);
    page.mode = HELP_DUNGEON;
    help_page_draw(&kit.ui, &other, &page);
    assert_false(image_same(&image, &other));
}

static void victory_and_death_look_different(void **state) {
    (void)state;
    World *world = long_world();
    world->outcome = OUTCOME_VICTORY;
    draw_end(&image, world, 1, true, "0123456789ABCDEFGHJKMNPQRSTV");
    world->outcome = OUTCOME_DEATH;
    draw_end(&other, world, 1, true, "0123456789ABCDEFGHJKMNPQRSTV");
    assert_false(image_same(&image, &other));
    kit_free(world);
}

static void the_end_tells_of_a_look_at_the_layout(void **state) {
    (void)state;
    World *world = long_world();
    world->outcome = OUTCOME_DEATH;
    draw_end(&image, world, 1, false, "");
    draw_end(&other, world, 1, true, "");
    assert_false(image_same(&image, &other));
    kit_free(world);
}

static void the_end_tells_what_it_was(void **state) {
    (void)state;
    World *world = long_world();
    world->outcome = OUTCOME_DEATH;
    world->killer = ACTOR_NONE;
    world->killer_cause = CAUSE_TRAP;
    draw_end(&image, world, 1, false, "");
    for (int cause = CAUSE_DART; cause < CAUSE_COUNT; cause++) {
        world->killer_cause = cause;
        memset(other.pixels, 0, sizeof *other.pixels * 640 * 360);
        draw_end(&other, world, 1, false, "");
        assert_false(image_same(&image, &other));
    }
    kit_free(world);
}

static void darkened_pictures_are_dark_and_opaque(void **state) {
    (void)state;
    for (int i = 0; i < 640 * 360; i++) image.pixels[i] = 0xffffffffu;
    page_darken_to(&image, 64);
    for (int i = 0; i < 640 * 360; i++) {
        assert_int_equal(image.pixels[i] >> 24, 255);
        assert_true((image.pixels[i] & 255) < 90 && (image.pixels[i] >> 8 & 255) < 90);
    }
}

static void text_is_broken_at_spaces_and_cut_where_it_must_be(void **state) {
    (void)state;
    int width = font_width(kit.font, "Collect every");
    assert_int_equal(
        ui_draw_text_wrapped(&kit.ui, NULL, (Vec){0, 0}, width, 9, COLOUR_PALE, "Collect every treasure"), 2);
    assert_int_equal(ui_draw_text_wrapped(&kit.ui, NULL, (Vec){0, 0}, width, 9, COLOUR_PALE, LONG), 1);
    assert_int_equal(ui_draw_text_wrapped(&kit.ui, NULL, (Vec){0, 0}, width, 2, COLOUR_PALE,
                                          "a bc def a bc def a bc def a bc"),
                     2);
    assert_int_equal(ui_draw_text_wrapped(&kit.ui, NULL, (Vec){0, 0}, width, 9, COLOUR_PALE, ""), 0);
    char fit[160];
    for (int room = 0; room < 400; room++) {
        const char *text = ui_text_fit(&kit.ui, room, LONG, fit, sizeof fit);
        assert_true(font_width(kit.font, text) <= int_max(room, font_width(kit.font, "…")));
    }
}

#define MENU_TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void) {
    const struct CMUnitTest tests[] = {
        MENU_TEST(cursor_goes_round_and_skips_what_is_disabled),
        MENU_TEST(nothing_to_choose_is_no_choice),
        MENU_TEST(a_full_menu_takes_no_more),
        MENU_TEST(what_cannot_be_chosen_can_be_read),
        MENU_TEST(long_words_stay_in_the_panel),
        MENU_TEST(a_value_takes_what_a_short_label_leaves),
        MENU_TEST(a_menu_does_not_change_its_size_with_the_cursor),
        MENU_TEST(pages_fit_the_picture_with_the_longest_texts),
        MENU_TEST(an_imported_map_has_a_name_too),
        MENU_TEST(whoever_died_of_a_blow_reads_what_helps_against_it),
        MENU_TEST(the_classic_tells_whose_blows_killed),
        MENU_TEST(a_seed_is_told_as_the_word_that_it_was_given_as),
        MENU_TEST(pages_of_the_descent_fit_the_smallest_picture),
        MENU_TEST(pages_of_the_descent_fit_and_differ),
        MENU_TEST(help_fits_any_number_of_keys),
        MENU_TEST(the_help_has_a_few_lines),
        MENU_TEST(the_help_tells_another_goal_in_the_descent),
        MENU_TEST(victory_and_death_look_different),
        MENU_TEST(the_end_tells_of_a_look_at_the_layout),
        MENU_TEST(the_end_tells_what_it_was),
        MENU_TEST(darkened_pictures_are_dark_and_opaque),
        MENU_TEST(text_is_broken_at_spaces_and_cut_where_it_must_be),
    };
    return cmocka_run_group_tests(tests, open_kit, close_kit);
}
