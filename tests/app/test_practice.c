#include "app/app.h"
#include "app/screens/state.h"
#include "gen/descent/depths.h"

#include "support/unit.h"

enum { ROWS = 14, STEPS = 20000, KIND = 0, DEPTH = 1, WIDTH = 2, TOLL = 9, TOWER = 11, SEED = 12 };

static GenOptions halls(void) {
    GenOptions options = GENERATORS[GEN_HALLS]->defaults;
    options.depth = 1;
    options.seed = 7;
    return options;
}

static void whatever_is_pressed_can_be_played(void **state) {
    (void)state;
    uint32_t press = 1;
    GenOptions options = halls();
    for (int i = 0; i < STEPS; i++) {
        char why[128] = "";
        press = press * 1664525u + 1013904223u;
        options = practice_changed(&options, (int)(press >> 16) % ROWS, (press >> 9 & 1) != 0 ? 1 : -1);
        assert_true(gen_check(&options, why, sizeof why));
        assert_true(options.w <= LEVEL_PLAY_MAX && options.h <= LEVEL_PLAY_MAX);
    }
}

static void every_kind_and_depth_can_be_reached(void **state) {
    (void)state;
    GenOptions options = halls();
    unsigned kinds = 0, depths = 0;
    for (int i = 0; i <= GEN_COUNT; i++) {
        kinds |= 1u << (options.descent ? GEN_COUNT : (int)options.kind);
        options = practice_changed(&options, KIND, 1);
    }
    assert_int_equal(kinds, (1u << (GEN_COUNT + 1)) - 1);
    assert_true(options.kind == GEN_HALLS && !options.descent);
    options = practice_changed(&options, KIND, -1);
    assert_true(options.descent);
    for (int i = 0; i < DESCENT_DEPTHS; i++) {
        depths |= 1u << options.depth;
        options = practice_changed(&options, DEPTH, -1);
    }
    assert_int_equal(depths, (1u << (DESCENT_DEPTHS + 1)) - 2);
}

static void seed_and_depth_stay_with_another_kind(void **state) {
    (void)state;
    GenOptions options = practice_changed(&(GenOptions){.kind = GEN_HALLS, .seed = 9, .depth = 12}, KIND, 1);
    assert_true(options.seed == 9 && options.depth == 12);
    options.depth = 6;
    assert_int_equal(practice_changed(&options, KIND, -2).depth, 6); // the descent's too
}

static void what_a_kind_does_not_take_does_not_change(void **state) {
    (void)state;
    GenOptions options = halls(), same = practice_changed(&options, 6, 1); // pillars' own
    assert_memory_equal(&same, &options, sizeof same);
    options = practice_changed(&options, KIND, -1);
    same = practice_changed(&options, WIDTH, 1);
    assert_int_equal(same.w, options.w);
    assert_true(practice_changed(&options, SEED, 1).seed == 8);
}

static void the_bell_stays_with_another_kind_that_has_one(void **state) {
    (void)state;
    GenOptions options = practice_changed(&(GenOptions){.kind = GEN_MAZE, .w = 35, .h = 21}, TOLL, 1);
    assert_true(options.toll);
    assert_true(practice_changed(&options, KIND, 1).toll);
    options.kind = GEN_PILLARS;
    options = practice_changed(&options, KIND, 1); // arcade
    assert_false(options.toll);
    assert_false(practice_changed(&options, TOLL, 1).toll);
}

static void a_tower_stays_one_with_another_kind(void **state) {
    (void)state;
    GenOptions options = halls();
    for (int i = 0; i <= GEN_COUNT; i++) {
        options = practice_changed(&options, TOWER, 1);
        assert_true(options.tower);
        options = practice_changed(&options, KIND, 1);
        assert_true(options.tower);
        options = practice_changed(&options, TOWER, -1);
        assert_false(options.tower);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whatever_is_pressed_can_be_played),
        cmocka_unit_test(every_kind_and_depth_can_be_reached),
        cmocka_unit_test(seed_and_depth_stay_with_another_kind),
        cmocka_unit_test(what_a_kind_does_not_take_does_not_change),
        cmocka_unit_test(the_bell_stays_with_another_kind_that_has_one),
        cmocka_unit_test(a_tower_stays_one_with_another_kind),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
