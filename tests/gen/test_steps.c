// Inside a stage, a level can be looked at after any of its steps.
#include "gen/gen.h"
#include "support/unit.h"

static GenOptions options_of(GenKind kind, uint64_t seed) {
    GenOptions options = GENERATORS[kind]->defaults;
    options.seed = seed;
    options.connect = true; // so that rings are opened
    options.suppress = 2;
    return options;
}

static void look_at(GenLook *look, const GenOptions *options, int stage, int step) {
    look->stage = stage;
    look->step = step;
    gen_look(look, options);
    assert_true(look->there);
}

static bool same_tiles(const Level *a, const Level *b) {
    return memcmp(a->tiles.cells, b->tiles.cells, (size_t)a->tiles.w * (size_t)a->tiles.h) == 0;
}

static int things(const Level *level) {
    return level->items.count + level->monsters.count + level->room_count + level->hall_count;
}

static void the_whole_stage_is_what_it_always_was(void **state) {
    (void)state;
    for (int kind = 0; kind < GEN_COUNT; kind++) {
        GenOptions options = options_of((GenKind)kind, 3);
        GenLook look = {0};
        for (int stage = 0; stage <= gen_stage_count(&options); stage++) {
            Level level;
            assert_true(gen_level_until(&level, &options, stage));
            look_at(&look, &options, stage, 0);
            assert_true(level_hash_cells(&look.now) == level_hash_cells(&level));
            assert_null(look.file);
            level_free(&level);
        }
        gen_look_free(&look);
    }
}

// Each step begins where the one before ended, the first where the stage began; and the last one leaves the
// tiles of the whole stage.
static void steps_follow_each_other(void **state) {
    (void)state;
    for (int kind = 0; kind < GEN_COUNT; kind++) {
        GenOptions options = options_of((GenKind)kind, 3);
        GenLook look = {0}, whole = {0};
        for (int stage = 1; stage <= GENERATORS[kind]->shaping; stage++) {
            Level last;
            look_at(&whole, &options, stage, 0);
            assert_true(level_clone(&last, &whole.before));
            for (int step = 1; step <= whole.steps; step++) {
                look_at(&look, &options, stage, step);
                assert_int_equal(look.step, step);
                assert_int_equal(look.steps, whole.steps);
                assert_true(look.line > 0);
                assert_true(same_tiles(&last, &look.before) && things(&last) == things(&look.before));
                level_free(&last);
                assert_true(level_clone(&last, &look.now));
            }
            if (whole.steps > 0) assert_true(same_tiles(&last, &whole.now));
            level_free(&last);
        }
        gen_look_free(&look);
        gen_look_free(&whole);
    }
}

static void a_step_that_is_not_there_is_the_whole_stage(void **state) {
    (void)state;
    GenOptions options = options_of(GEN_PILLARS, 1);
    GenLook look = {0};
    look_at(&look, &options, 2, 41);
    assert_int_equal(look.step, 0);
    assert_int_equal(look.steps, 40); // 8 by 5 pillars
    gen_look_free(&look);
}

// "A wall on every other square": the picture between the box and the thrown walls.
static void pillars_stand_alone_before_they_throw_walls(void **state) {
    (void)state;
    GenOptions options = options_of(GEN_PILLARS, 1);
    GenLook look = {0};
    look_at(&look, &options, 2, 0);
    for (int y = 1; y < options.h - 1; y++) {
        for (int x = 1; x < options.w - 1; x++) {
            bool pillar = x % 2 == 0 && y % 2 == 0;
            assert_int_equal(level_tile(&look.now, (Vec){x, y}), pillar ? TILE_WALL : TILE_FLOOR);
        }
    }
    gen_look_free(&look);
}

// A level that failed its proof is looked at in the attempt that succeeded.
static void looks_show_the_level_that_is_played(void **state) {
    (void)state;
    int again = 0;
    for (uint64_t seed = 0; seed < 60; seed++) {
        GenOptions options = options_of(GEN_SCATTER, seed);
        options.depth = 2; // where a door has to be locked, which not every attempt can do
        GenLook look = {0};
        Level level;
        assert_true(gen_level(&level, &options));
        for (int i = 0; i < 2; i++) { // the second time the attempt is known
            look_at(&look, &options, gen_stage_count(&options), 0);
            assert_int_equal(look.attempts, level.attempts);
            assert_true(level_hash_cells(&look.now) == level_hash_cells(&level));
        }
        again += level.attempts > 1;
        level_free(&level);
        gen_look_free(&look);
    }
    assert_true(again > 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_whole_stage_is_what_it_always_was),
        cmocka_unit_test(steps_follow_each_other),
        cmocka_unit_test(a_step_that_is_not_there_is_the_whole_stage),
        cmocka_unit_test(pillars_stand_alone_before_they_throw_walls),
        cmocka_unit_test(looks_show_the_level_that_is_played),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
