// The library, through its public header alone.
#include "library/cellarium.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static cellarium_level *make(const char *generator, const char *seed) {
    cellarium_options *options = cellarium_options_new(generator);
    assert_non_null(options);
    assert_true(cellarium_options_set(options, "seed", seed));
    cellarium_level *level = cellarium_level_new(options);
    if (level == NULL) fail_msg("%s: %s", generator, cellarium_options_error(options));
    cellarium_options_free(options);
    return level;
}

static void every_generator_makes_levels_that_can_be_walked(void **state) {
    (void)state;
    const char *name;
    for (int i = 0; (name = cellarium_generator_name(i)) != NULL; i++) {
        cellarium_level *level = make(name, "bread");
        cellarium_cell start = cellarium_level_start(level);
        int tile = cellarium_level_tile(level, start.x, start.y), steps = cellarium_level_step_count(level);
        assert_false(cellarium_tile_is_solid(tile));
        assert_true(cellarium_level_thing_count(level) > 0);
        for (int step = 0; step < steps; step++) {
            cellarium_step at = cellarium_level_step(level, step);
            assert_in_range(at.x, 1, cellarium_level_width(level) - 1);
            assert_in_range(at.y, 1, cellarium_level_height(level) - 1);
        }
        cellarium_level_free(level);
    }
    assert_null(cellarium_generator_name(-1));
}

static void a_wall_is_shaded_where_no_wall_is_below_it(void **state) {
    (void)state;
    cellarium_level *level = make("maze", "1");
    int shaded = 0;
    for (int y = 0; y < cellarium_level_height(level); y++) {
        for (int x = 0; x < cellarium_level_width(level); x++) {
            const char *tile = cellarium_tile_name(cellarium_level_tile(level, x, y));
            const char *below = cellarium_tile_name(cellarium_level_tile(level, x, y + 1));
            bool expected = strcmp(tile, "wall") == 0 && strcmp(below, "wall") != 0;
            shaded += expected;
            assert_int_equal(cellarium_level_is_shaded(level, x, y), expected);
        }
    }
    assert_true(shaded > 0);
    cellarium_level_free(level);
}

static void options_reach_the_generator(void **state) {
    (void)state;
    cellarium_options *options = cellarium_options_new("halls");
    assert_true(cellarium_options_set(options, "size", "40x30"));
    assert_true(cellarium_options_set(options, "rooms", "3"));
    cellarium_level *level = cellarium_level_new(options);
    assert_non_null(level);
    assert_int_equal(cellarium_level_width(level), 40);
    assert_int_equal(cellarium_level_height(level), 30);
    assert_int_equal(cellarium_level_room_count(level), 3);
    cellarium_rect room = cellarium_level_room(level, 2);
    assert_true(room.w > 0 && room.x + room.w < 40 && room.h > 0 && room.y + room.h < 30);
    assert_int_equal(cellarium_level_room(level, 3).w, 0);
    cellarium_level_free(level);
    cellarium_options_free(options);
}

static void every_option_can_be_named(void **state) {
    (void)state;
    const char *name;
    cellarium_options *options = cellarium_options_new("halls");
    for (int i = 0; (name = cellarium_option_name(i)) != NULL; i++) {
        assert_non_null(cellarium_option_help(i));
        assert_true(cellarium_options_set(options, name, "1"));
        assert_false(cellarium_options_set(options, name, "-1"));
        assert_non_null(strstr(cellarium_options_error(options), name));
    }
    assert_null(cellarium_option_help(1000));
    cellarium_options_free(options);
}

static void what_is_wrong_is_said_and_changes_nothing(void **state) {
    (void)state;
    static const char *const WRONG[][2] = {
        {"seed", ""},      {"seed", "99999999999999999999"},
        {"size", "40"},    {"size", "40x"},
        {"size", "x30"},   {"size", "40x30x"},
        {"size", "-4x30"}, {"rooms", "0"},
        {"rooms", "many"}, {"rooms", "4 "},
        {"toll", "2"},     {"toll", "maybe"},
        {"colour", "1"},   {"", ""},
    };
    cellarium_options *options = cellarium_options_new("halls");
    cellarium_level *level = cellarium_level_new(options);
    char *before = cellarium_level_text(level, CELLARIUM_TEXT);
    cellarium_level_free(level);
    for (size_t i = 0; i < sizeof WRONG / sizeof *WRONG; i++) {
        if (cellarium_options_set(options, WRONG[i][0], WRONG[i][1]))
            fail_msg("%s %s", WRONG[i][0], WRONG[i][1]);
        assert_true(strlen(cellarium_options_error(options)) > 10);
        assert_null(strchr(cellarium_options_error(options), '\n'));
    }
    level = cellarium_level_new(options);
    assert_string_equal(cellarium_options_error(options), "");
    char *after = cellarium_level_text(level, CELLARIUM_TEXT);
    assert_string_equal(before, after);
    cellarium_text_free(before);
    cellarium_text_free(after);
    cellarium_level_free(level);
    assert_true(cellarium_options_set(options, "size", "3x3"));
    assert_null(cellarium_level_new(options));
    assert_non_null(strstr(cellarium_options_error(options), "width"));
    cellarium_options_free(options);
    assert_null(cellarium_options_new("caverns"));
}

static void outside_there_is_nothing(void **state) {
    (void)state;
    static const int OUTSIDE[] = {INT32_MIN, -1, 4096, INT32_MAX};
    cellarium_thing thing;
    cellarium_level *level = make("caves", "2");
    for (size_t i = 0; i < sizeof OUTSIDE / sizeof *OUTSIDE; i++) {
        int at = OUTSIDE[i];
        assert_int_equal(cellarium_level_tile(level, at, 1), 0);
        assert_int_equal(cellarium_level_tile(level, 1, at), 0);
        assert_false(cellarium_level_is_shaded(level, at, at));
        assert_null(cellarium_level_decor(level, at, 1));
        assert_false(cellarium_level_thing(level, at, &thing));
        assert_null(thing.name);
        assert_int_equal(cellarium_level_room(level, at).w, 0);
        assert_int_equal(cellarium_level_step(level, at).x, 0);
        assert_null(cellarium_tile_name(at));
        assert_true(cellarium_tile_is_solid(at) && cellarium_tile_is_opaque(at));
        assert_null(cellarium_option_name(at));
        assert_null(cellarium_generator_name(at));
    }
    assert_null(cellarium_level_text(level, (cellarium_format)7));
    cellarium_level_free(level);
}

static void things_are_all_there(void **state) {
    (void)state;
    cellarium_level *level = make("descent", "3");
    int items = 0, monsters = 0, chests = 0;
    cellarium_thing thing;
    for (int i = 0; cellarium_level_thing(level, i, &thing); i++) {
        items += strcmp(thing.what, "item") == 0;
        monsters += strcmp(thing.what, "monster") == 0;
        chests += thing.inside != NULL;
        assert_false(cellarium_tile_is_solid(cellarium_level_tile(level, thing.x, thing.y)) &&
                     thing.inside == NULL);
    }
    assert_true(items > 0 && monsters > 0 && chests > 0);
    cellarium_level_free(level);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_generator_makes_levels_that_can_be_walked),
        cmocka_unit_test(a_wall_is_shaded_where_no_wall_is_below_it),
        cmocka_unit_test(options_reach_the_generator),
        cmocka_unit_test(every_option_can_be_named),
        cmocka_unit_test(what_is_wrong_is_said_and_changes_nothing),
        cmocka_unit_test(outside_there_is_nothing),
        cmocka_unit_test(things_are_all_there),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
