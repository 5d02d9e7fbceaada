// Needs pictures.
#include "base/fail.h"
#include "kit.h"
#include "map/level.h"
#include "support/unit.h"
#include "view/canvas/atlas.h"
#include "view/canvas/panel.h"
#include "view/debug/ascii.h"
#include "view/debug/layout.h"
#include "view/debug/plan.h"
#include "view/scene/noise_rings.h"

static const Vec WINDOWS[] = {{640, 360}, {333, 777}, {1280, 720}, {1920, 1080},
                              {200, 150}, {40, 30},   {1, 1}};
static const Vec LEVELS[] = {{5, 5}, {5, 255}, {255, 5}, {19, 13}, {50, 50}, {75, 40}, {255, 255}};
enum { WINDOW_COUNT = 7, LEVEL_COUNT = 7 };

static bool rects_touch(Rect a, Rect b) {
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

static void the_whole_level_lies_inside_the_picture(void **state) {
    (void)state;
    for (int w = 0; w < 4; w++) {
        for (int l = 0; l < LEVEL_COUNT; l++) {
            LayoutFit fit = layout_fit(LEVELS[l], WINDOWS[w]);
            Rect level = {fit.at.x, fit.at.y, LEVELS[l].x * fit.px / fit.step,
                          LEVELS[l].y * fit.px / fit.step};
            assert_true(fit.px >= 1 && fit.px <= 32 && fit.step >= 1);
            assert_true(fit.step == 1 || fit.px == 1);
            assert_true(level.x >= 0 && level.x + level.w <= WINDOWS[w].x);
            assert_true(level.y >= 0 && level.y + level.h <= WINDOWS[w].y);
            assert_true(fit.key.w == 0 || !rects_touch(level, fit.key));
            assert_true(fit.key.x + fit.key.w <= WINDOWS[w].x && fit.key.y + fit.key.h <= WINDOWS[w].y);
        }
    }
}

static void cells_are_as_large_as_fits(void **state) {
    (void)state;
    assert_int_equal(layout_fit((Vec){5, 5}, (Vec){640, 360}).px, 32);
    assert_true(layout_fit((Vec){50, 50}, (Vec){640, 360}).px >= 6);
    assert_true(layout_fit((Vec){50, 50}, (Vec){333, 777}).px >= 6);
    assert_int_equal(layout_fit((Vec){255, 255}, (Vec){640, 360}).px, 1);
    assert_int_equal(layout_fit((Vec){255, 255}, (Vec){640, 360}).step, 1);
    assert_true(layout_fit((Vec){4096, 4096}, (Vec){640, 360}).step > 1);
}

static void everything_is_drawn_inside_and_the_world_untouched(void **state) {
    (void)state;
    for (int l = 0; l < LEVEL_COUNT; l++) {
        World *world = kit_hall(LEVELS[l].x, LEVELS[l].y), *copy = malloc(sizeof *copy);
        assert_non_null(copy);
        world->actors[1].brain.sees = true;
        world->actors[1].brain.mind = MIND_SUSPICIOUS;
        world->actors[1].brain.route.count = ROUTE_MAX;
        memcpy(copy, world, sizeof *copy);
        for (int w = 0; w < WINDOW_COUNT; w++) {
            Image image = guarded_image(WINDOWS[w].x, WINDOWS[w].y);
            debug_layout_draw(&kit.ui, world, &image);
            assert_true(guard_intact(&image));
            ascii_draw(&kit.ui, world, &image);
            assert_true(guard_intact(&image));
            guarded_free(&image);
        }
        assert_memory_equal(copy, world, sizeof *copy);
        free(copy);
        kit_free(world);
    }
}

static Image drawn(const World *world, LayoutFit *fit) {
    Image image = guarded_image(640, 360);
    *fit = layout_fit((Vec){world->level.tiles.w, world->level.tiles.h}, (Vec){640, 360});
    debug_layout_draw(&kit.ui, world, &image);
    return image;
}

static uint32_t foot(const Image *image, const LayoutFit *fit, Vec cell) {
    Rect rect = layout_cell(fit, cell);
    return image->pixels[(rect.y + rect.h - 1) * image->w + rect.x + rect.w / 2];
}

static void feelers_mark_the_fronts_of_walls(void **state) {
    (void)state;
    LayoutFit fit;
    World *world = kit_hall(21, 11);
    Image image = drawn(world, &fit);
    uint32_t front = foot(&image, &fit, (Vec){3, 0}), plain = foot(&image, &fit, (Vec){0, 4});
    assert_int_not_equal(front, plain);
    assert_int_equal(foot(&image, &fit, (Vec){10, 5}), front); // the pillar
    guarded_free(&image);
    kit_free(world);
}

// Every kind of tile has a colour of its own kind on the layout, and letters too.
static void doors_and_stairs_show(void **state) {
    (void)state;
    World *world = kit_hall(21, 11);
    LayoutFit fit;
    for (int tile = TILE_FLOOR + 1; tile < TILE_COUNT; tile++) {
        Image before = drawn(world, &fit), letters = guarded_image(640, 360),
              changed = guarded_image(640, 360);
        ascii_draw(&kit.ui, world, &letters);
        grid_set(&world->level.tiles, (Vec){4, 3}, (uint8_t)tile);
        kit_look(world);
        Image after = drawn(world, &fit);
        ascii_draw(&kit.ui, world, &changed);
        grid_set(&world->level.tiles, (Vec){4, 3}, TILE_FLOOR);
        kit_look(world);
        assert_false(image_same_in(&before, &after, layout_cell(&fit, (Vec){4, 3})));
        assert_false(image_same(&letters, &changed));
        guarded_free(&before);
        guarded_free(&after);
        guarded_free(&letters);
        guarded_free(&changed);
    }
    kit_free(world);
}

static void what_is_unseen_is_revealed(void **state) {
    (void)state;
    LayoutFit fit;
    World *world = kit_hall(61, 31);
    Image with = drawn(world, &fit);
    world->actors[1].kind = ACTOR_NONE;
    Image without = drawn(world, &fit);
    assert_false(image_same_in(&with, &without, layout_cell(&fit, (Vec){59, 29})));
    guarded_free(&with);
    guarded_free(&without);
    kit_free(world);
}

// Counts the pixels in which two states of a world's rat differ.
static int difference(World *world, const Actor *rat) {
    LayoutFit fit;
    Image before = drawn(world, &fit);
    Actor old = world->actors[1];
    world->actors[1] = *rat;
    Image after = drawn(world, &fit);
    int count = 0;
    for (int i = 0; i < 640 * 360; i++) count += before.pixels[i] != after.pixels[i];
    world->actors[1] = old;
    guarded_free(&before);
    guarded_free(&after);
    return count;
}

static void minds_show(void **state) {
    (void)state;
    World *world = kit_hall(31, 21);
    Actor rat = world->actors[1];
    rat.brain.sees = true;
    assert_true(difference(world, &rat) > 100); // a line across the hall
    rat = world->actors[1];
    rat.brain.mind = MIND_CHASE;
    assert_true(difference(world, &rat) > 0);
    rat = world->actors[1];
    rat.brain.route.target = (Vec){5, 15};
    assert_true(difference(world, &rat) > 0);
    rat = world->actors[1];
    rat.brain.home = (Vec){20, 5};
    assert_true(difference(world, &rat) > 0);
    rat = world->actors[1];
    rat.brain.route.count = 9;
    memset(rat.brain.route.dirs, DIR_W, sizeof rat.brain.route.dirs);
    assert_true(difference(world, &rat) > 40);
    kit_free(world);
}

// A target in a wall or outside is none: nobody goes there.
static void no_cross_marks_a_place_where_nobody_can_go(void **state) {
    (void)state;
    World *world = kit_hall(31, 21);
    Actor rat = world->actors[1];
    rat.brain.route.target = (Vec){5, 15};
    assert_true(difference(world, &rat) > 0);
    static const Vec NOWHERE[] = {{0, 0}, {30, 20}, {-1, 5}, {31, 5}, {5, -1}, {5, 21}, {200, 200}};
    for (size_t i = 0; i < sizeof NOWHERE / sizeof *NOWHERE; i++) {
        rat.brain.route.target = NOWHERE[i];
        assert_int_equal(difference(world, &rat), 0);
    }
    kit_free(world);
}

static void the_classic_is_called_by_its_name(void **state) {
    (void)state;
    World *world = kit_hall(17, 12);
    Image as_scatter = guarded_image(640, 360), as_classic = guarded_image(640, 360),
          named = guarded_image(640, 360);
    (void)snprintf(world->level.generator, sizeof world->level.generator, "scatter");
    debug_layout_draw(&kit.ui, world, &as_scatter);
    world->classic = true;
    debug_layout_draw(&kit.ui, world, &as_classic);
    world->classic = false;
    (void)snprintf(world->level.generator, sizeof world->level.generator, "the classic");
    debug_layout_draw(&kit.ui, world, &named);
    assert_true(image_same(&as_classic, &named));
    assert_false(image_same(&as_classic, &as_scatter));
    guarded_free(&as_scatter);
    guarded_free(&as_classic);
    guarded_free(&named);
    kit_free(world);
}

static void letters_hide_what_is_unseen(void **state) {
    (void)state;
    static const char *const CELLS[] = {
        "#################", "#.....#.........#", "#..@..#..*..r...#",
        "#.....#.........#", "#################",
    };
    World *world = kit_world(CELLS, 5);
    Image with = guarded_image(640, 360), without = guarded_image(640, 360);
    ascii_draw(&kit.ui, world, &with);
    world->floor.items[0].taken = true;
    world->actors[1].kind = ACTOR_NONE;
    ascii_draw(&kit.ui, world, &without);
    assert_true(image_same(&with, &without));
    world->actors[HERO].pos = cell_centre((Vec){8, 2});
    kit_look(world);
    ascii_draw(&kit.ui, world, &without);
    assert_false(image_same(&with, &without));
    guarded_free(&with);
    guarded_free(&without);
    kit_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_whole_level_lies_inside_the_picture),
        cmocka_unit_test(cells_are_as_large_as_fits),
        cmocka_unit_test(everything_is_drawn_inside_and_the_world_untouched),
        cmocka_unit_test(feelers_mark_the_fronts_of_walls),
        cmocka_unit_test(doors_and_stairs_show),
        cmocka_unit_test(what_is_unseen_is_revealed),
        cmocka_unit_test(minds_show),
        cmocka_unit_test(no_cross_marks_a_place_where_nobody_can_go),
        cmocka_unit_test(the_classic_is_called_by_its_name),
        cmocka_unit_test(letters_hide_what_is_unseen),
    };
    return cmocka_run_group_tests(tests, open_kit, close_kit);
}
