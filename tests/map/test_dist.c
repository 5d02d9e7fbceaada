// Distances: how far it is to walk, and how far sound comes.
#include "base/rng.h"
#include "map/dist.h"
#include "support/picture.h"
#include "support/unit.h"

// All kinds of tiles, at the edges too.
static Level random_level(Rng *rng, Grid *barred) {
    Level level;
    int w = rng_between(rng, LEVEL_SIDE_MIN, 40);
    int h = rng_between(rng, LEVEL_SIDE_MIN, 40);
    assert_true(level_init(&level, w, h));
    assert_true(grid_init(barred, w, h));
    for (int i = 0; i < w * h; i++) {
        bool floor = rng_chance(rng, 3, 4);
        level.tiles.cells[i] = (uint8_t)(floor ? TILE_FLOOR : rng_below(rng, TILE_COUNT));
        barred->cells[i] = (uint8_t)rng_chance(rng, 1, 8);
    }
    level.start = (Vec){rng_below(rng, w), h / 2};
    return level;
}

// Searched all at once, and cell by cell as the level says.
static void assert_alike(const Level *level, const Grid *barred, Ways ways, int limit) {
    DistMap once, slow;
    assert_true(dist_init(&once, level->tiles.w, level->tiles.h));
    assert_true(dist_init(&slow, level->tiles.w, level->tiles.h));
    once.barred = slow.barred = barred;
    for (int i = 0; i < slow.w * slow.h; i++) slow.steps[i] = DIST_NONE;
    slow.known = (Rect){0, 0, slow.w, slow.h};
    dist_spread_unreached(&slow, level, level->start, ways);
    dist_from(&once, level, level->start, ways, limit);
    for (int i = 0; i < slow.w * slow.h; i++) {
        int expected = slow.steps[i] <= limit ? slow.steps[i] : DIST_NONE;
        assert_int_equal(dist_at(&once, (Vec){i % slow.w, i / slow.w}), expected);
    }
    dist_free(&once);
    dist_free(&slow);
}

static void steps_are_what_walking_takes(void **state) {
    (void)state;
    Rng rng;
    rng_init(&rng, 3, STREAM_LAYOUT);
    for (int round = 0; round < 400; round++) {
        Grid barred;
        Level level = random_level(&rng, &barred);
        int limit = round % 2 == 0 ? DIST_NONE : rng_between(&rng, 0, 12);
        assert_alike(&level, round % 3 == 0 ? NULL : &barred, round % 5 < 2 ? FOUR_WAYS : EIGHT_WAYS, limit);
        grid_free(&barred);
        level_free(&level);
    }
}

static void nothing_is_known_outside_the_limit(void **state) {
    (void)state;
    Level level = level_from_picture("########\n"
                                     "#@.....#\n"
                                     "########\n"
                                     "########\n"
                                     "########\n");
    DistMap map;
    assert_true(dist_init(&map, 8, 5));
    assert_int_equal(dist_at(&map, level.start), DIST_NONE);
    dist_from(&map, &level, level.start, FOUR_WAYS, DIST_NONE);
    assert_int_equal(dist_at(&map, (Vec){6, 1}), 5);
    dist_from(&map, &level, level.start, FOUR_WAYS, 2);
    assert_int_equal(dist_at(&map, (Vec){3, 1}), 2);
    assert_int_equal(dist_at(&map, (Vec){6, 1}), DIST_NONE);
    dist_free(&map);
    level_free(&level);
}

// Steps of sound from the '@' to a cell.
static int sound_to(const char *rows, Vec to, int limit) {
    Level level = level_from_picture(rows);
    DistMap map;
    assert_true(dist_init(&map, level.tiles.w, level.tiles.h));
    dist_sound(&map, &level, level.start, limit);
    int steps = dist_at(&map, to);
    dist_free(&map);
    level_free(&level);
    return steps;
}

static const char DOORS[] = "##########\n"
                            "#@..+...+#\n"
                            "#...######\n"
                            "#...2....#\n"
                            "##########\n";

static void sound_goes_eight_ways(void **state) {
    (void)state;
    assert_int_equal(sound_to(DOORS, (Vec){3, 1}, 20), 2);
    assert_int_equal(sound_to(DOORS, (Vec){3, 3}, 20), 2);
    assert_int_equal(sound_to(DOORS, (Vec){1, 1}, 20), 0);
}

static void a_shut_door_is_worth_four_steps_more(void **state) {
    (void)state;
    assert_int_equal(sound_to(DOORS, (Vec){4, 1}, 20), 3 + 4);
    assert_int_equal(sound_to(DOORS, (Vec){5, 1}, 20), 4 + 4);
    assert_int_equal(sound_to(DOORS, (Vec){8, 1}, 20), 7 + 8);
    assert_int_equal(sound_to(DOORS, (Vec){5, 3}, 20), 4 + 4); // a locked one too
}

// Straight, but not past a corner: what is beside a lock at an angle is heard around it alone.
static void a_locked_door_lets_sound_through_in_all_four_directions(void **state) {
    (void)state;
    static const char ROWS[] = "#######\n"
                               "###.###\n"
                               "###1###\n"
                               "#.2@3.#\n"
                               "###4###\n"
                               "###.###\n"
                               "#######\n";
    static const Vec BEHIND[] = {{3, 1}, {1, 3}, {5, 3}, {3, 5}};
    for (int i = 0; i < 4; i++) assert_int_equal(sound_to(ROWS, BEHIND[i], 20), 2 + 4);
    static const char ASLANT[] = "#####\n"
                                 "#@.##\n"
                                 "#.1.#\n"
                                 "##..#\n"
                                 "#####\n";
    assert_int_equal(sound_to(ASLANT, (Vec){2, 2}, 20), 2 + 4);
}

static void the_way_around_a_door_may_be_shorter(void **state) {
    (void)state;
    static const char ROWS[] = "######\n"
                               "#@+..#\n"
                               "#....#\n"
                               "######\n"
                               "######\n";
    assert_int_equal(sound_to(ROWS, (Vec){2, 1}, 20), 1 + 4);
    assert_int_equal(sound_to(ROWS, (Vec){3, 1}, 20), 4);
}

static void it_goes_no_further_than_its_limit(void **state) {
    (void)state;
    assert_int_equal(sound_to(DOORS, (Vec){3, 1}, 2), 2);
    assert_int_equal(sound_to(DOORS, (Vec){3, 1}, 1), DIST_NONE);
    assert_int_equal(sound_to(DOORS, (Vec){4, 1}, 6), DIST_NONE);
    assert_int_equal(sound_to(DOORS, (Vec){4, 1}, 7), 7);
}

static void walls_stop_it(void **state) {
    (void)state;
    static const char ROWS[] = "#######\n"
                               "#@.#..#\n"
                               "#######\n"
                               "#.....#\n"
                               "#######\n";
    assert_int_equal(sound_to(ROWS, (Vec){4, 1}, 20), DIST_NONE);
    assert_int_equal(sound_to(ROWS, (Vec){1, 3}, 20), DIST_NONE);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(steps_are_what_walking_takes),
        cmocka_unit_test(nothing_is_known_outside_the_limit),
        cmocka_unit_test(sound_goes_eight_ways),
        cmocka_unit_test(a_shut_door_is_worth_four_steps_more),
        cmocka_unit_test(a_locked_door_lets_sound_through_in_all_four_directions),
        cmocka_unit_test(the_way_around_a_door_may_be_shorter),
        cmocka_unit_test(it_goes_no_further_than_its_limit),
        cmocka_unit_test(walls_stop_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
