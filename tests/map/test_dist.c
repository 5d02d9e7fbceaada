// Distances: how far sound comes.
#include "map/dist.h"
#include "support/picture.h"
#include "support/unit.h"

// Steps of sound from the '@' to a cell.
static int sound_to(const char *rows, Vec to, int limit) {
    Level level = level_from_picture(rows);
    DistMap map;
    assert_true(dist_init(&map, level.tiles.w, level.tiles.h));
    for (int i = 0; i < map.w * map.h; i++) map.steps[i] = 0;
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
    assert_int_equal(sound_to(DOORS, (Vec){3, 1}, 1), 0); // outside its square: left as it was
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
        cmocka_unit_test(sound_goes_eight_ways),
        cmocka_unit_test(a_shut_door_is_worth_four_steps_more),
        cmocka_unit_test(the_way_around_a_door_may_be_shorter),
        cmocka_unit_test(it_goes_no_further_than_its_limit),
        cmocka_unit_test(walls_stop_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
