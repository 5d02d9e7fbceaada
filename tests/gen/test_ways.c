// --loops and --dead-ends, for all generators that take them.
#include "gen/gen.h"
#include "gen/prove/shape.h"
#include "support/unit.h"

enum { SEEDS = 60 };

static bool go_on(void *context, int part) {
    (void)context, (void)part;
    return true;
}

// What 60 levels have together after the stages that shape them.
static Measures sum(GenOptions options) {
    Measures all = {0};
    for (options.seed = 0; options.seed < SEEDS; options.seed++) {
        Level level;
        Measures one;
        assert_true(gen_level_until(&level, &options, GENERATORS[options.kind]->shaping + 1));
        assert_true(measure_level(&level, (MeasureHook){go_on, NULL}, &one));
        all.dead_ends += one.dead_ends;
        all.loops += one.loops;
        all.floor += one.floor;
        level_free(&level);
    }
    return all;
}

static void each_that_takes(unsigned option, void (*check)(GenOptions options)) {
    int count = 0;
    for (int kind = 0; kind < GEN_COUNT; kind++) {
        const Generator *generator = GENERATORS[kind];
        if ((generator->takes & option) == 0) continue;
        GenOptions options = generator->defaults;
        int widest = (generator->takes & TAKES_CORRIDOR) != 0 ? GEN_CORRIDOR_MAX : options.corridor;
        for (; options.corridor <= widest; options.corridor++) {
            gen_set_usual_size(&options);
            check(options);
        }
        count++;
    }
    assert_int_equal(count, 5);
}

static void expect_more_loops(GenOptions options) {
    options.loops = 0;
    Measures none = sum(options);
    options.loops = 20;
    Measures some = sum(options);
    options.loops = 100;
    Measures all = sum(options);
    assert_true(none.loops < some.loops && some.loops < all.loops);
}

static void loops_are_opened(void **state) {
    (void)state;
    each_that_takes(TAKES_LOOPS, expect_more_loops);
}

// Half of them are filled, or all. Beside wide passages there are other cells with one way on.
static void expect_fewer_ends(GenOptions options) {
    options.loops = 30;
    Measures usual = sum(options);
    options.filled = 50;
    Measures half = sum(options);
    options.filled = 100;
    Measures none = sum(options);
    assert_true(none.floor <= half.floor && half.floor <= usual.floor);
    if (options.corridor > 1 || usual.dead_ends == 0) return; // rooms and bsp have none
    assert_true(none.floor < usual.floor);
    assert_true(none.dead_ends <= half.dead_ends && half.dead_ends < usual.dead_ends);
}

static void dead_ends_are_filled(void **state) {
    (void)state;
    each_that_takes(TAKES_DEAD_ENDS, expect_fewer_ends);
}

// A maze without loops is a tree, which would be filled from all its tips until nothing is left.
static void half_of_the_floor_stays(void **state) {
    (void)state;
    GenOptions options = GENERATORS[GEN_MAZE]->defaults;
    Measures usual = sum(options);
    options.filled = 100;
    Measures none = sum(options);
    assert_true(none.floor >= usual.floor * 9 / 20); // the doors of the usual ones count, too
}

// gen_level() proves each level.
static void whatever_is_asked_for_can_be_solved(void **state) {
    (void)state;
    for (int kind = 0; kind < GEN_COUNT; kind++) {
        if ((GENERATORS[kind]->takes & TAKES_LOOPS) == 0) continue;
        for (int i = 0; i < 90; i++) {
            Level level;
            GenOptions options = GENERATORS[kind]->defaults;
            options.seed = (uint64_t)i;
            options.loops = i % 3 * 50;
            options.filled = i / 3 % 3 * 50;
            gen_set_usual_size(&options);
            if (i >= 45 && GENERATORS[kind]->sizes == NULL) {
                options.w = LEVEL_SIDE_MIN + i % 7;
                options.h = LEVEL_SIDE_MIN + i % 5;
            }
            assert_true(gen_level(&level, &options));
            level_free(&level);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(loops_are_opened),
        cmocka_unit_test(dead_ends_are_filled),
        cmocka_unit_test(half_of_the_floor_stays),
        cmocka_unit_test(whatever_is_asked_for_can_be_solved),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
