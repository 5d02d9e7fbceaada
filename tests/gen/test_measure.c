// The figures of --stats, on levels small enough to count by eye.
#include "gen/gen.h"
#include "gen/prove/shape.h"
#include "support/picture.h"
#include "support/unit.h"

static bool go_on(void *context, int part) {
    (void)context, (void)part;
    return true;
}

static Measures measured(const Level *level) {
    Measures measures;
    assert_true(measure_level(level, (MeasureHook){go_on, NULL}, &measures));
    return measures;
}

static Measures of(const char *picture) {
    Level level = level_from_picture(picture);
    Measures measures = measured(&level);
    level_free(&level);
    return measures;
}

static void islands_of_stone_are_loops(void **state) {
    (void)state;
    assert_int_equal(of("#######\n#@....#\n#.#.#.#\n#.....#\n#######\n").loops, 2);
    assert_int_equal(of("#######\n#@....#\n#.###.#\n#.#...#\n#######\n").loops, 0);
}

// As in arcade, whose sides all have an opening.
static void a_border_in_pieces_is_no_island(void **state) {
    (void)state;
    assert_int_equal(of("###.###\n#@....#\n...#...\n#.....#\n###.###\n").loops, 1);
    static const char *const BETWEEN_TWO_OPENINGS[] = {
        "#######\n#@.....\n#.....#\n#......\n#######\n", "#######\n#@....#\n#.....#\n#.....#\n##.#.##\n",
        "#######\n.@....#\n#.....#\n......#\n#######\n", "##.#.##\n#@....#\n#.....#\n#.....#\n#######\n"};
    for (int i = 0; i < 4; i++) assert_int_equal(of(BETWEEN_TWO_OPENINGS[i]).loops, 0);
    for (uint64_t room = 0; room < 50; room++) {
        GenOptions options = GENERATORS[GEN_ARCADE]->defaults;
        options.seed = room * 977;
        options.depth = 1;
        Level level;
        assert_true(gen_level_until(&level, &options, GENERATORS[GEN_ARCADE]->shaping + 1));
        assert_in_range(measured(&level).loops, 0, 8); // each island has a pillar
        level_free(&level);
    }
}

// A pocket that stone seals is part of it, and whatever ends in there no dead end.
static void sealed_pockets_have_no_dead_ends(void **state) {
    (void)state;
    Measures measures = of("#########\n"
                           "#@......#\n"
                           "#.#####.#\n"
                           "#.#...#.#\n"
                           "#.#.###.#\n"
                           "#.#####.#\n"
                           "#......##\n"
                           "#########\n");
    assert_int_equal(measures.dead_ends, 2);
    assert_int_equal(measures.loops, 0);
    assert_int_equal(measures.floor, 6 + 1 + 4 * 2 + 4 + 6);
}

static void doors_are_counted_plain_and_locked(void **state) {
    (void)state;
    assert_int_equal(of("########\n#@.+.1.#\n########\n#..+...#\n########\n").doors, 3);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(islands_of_stone_are_loops),
        cmocka_unit_test(a_border_in_pieces_is_no_island),
        cmocka_unit_test(sealed_pockets_have_no_dead_ends),
        cmocka_unit_test(doors_are_counted_plain_and_locked),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
