#include "app/app.h"
#include "app/loop.h"
#include "app/pages/practice.h"
#include "app/play/lessons.h"
#include "gen/descent/depths.h"
#include "gen/makers/rows.h"
#include "gen/option_table.h"
#include "support/unit.h"

enum {
    KIND,
    TUTORIAL,
    DEPTH,
    WIDTH,
    HEIGHT,
    OPTIONS,
    PILLARS_OWN = OPTIONS + OPTION_SUPPRESS,
    AWAKE = OPTIONS + OPTION_AWAKE,
    MAPPED = OPTIONS + OPTION_MAPPED,
    TOLL = OPTIONS + OPTION_TOLL,
    TOWER = OPTIONS + OPTION_TOWER,
    SEED = OPTIONS + OPTION_COUNT,
    ROWS = SEED + 2,
    STEPS = 20000
};

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
        Error why = {""};
        press = press * 1664525u + 1013904223u;
        options = practice_step_options(&options, (int)(press >> 16) % ROWS, (press >> 9 & 1) != 0 ? 1 : -1);
        assert_true(gen_check(&options, &why));
        assert_true(options.w <= LEVEL_PLAY_MAX && options.h <= LEVEL_PLAY_MAX);
    }
}

static void every_kind_and_depth_can_be_reached(void **state) {
    (void)state;
    GenOptions options = halls();
    unsigned kinds = 0, depths = 0;
    for (int i = 0; i <= GEN_COUNT; i++) {
        kinds |= 1u << (options.descent ? GEN_COUNT : (int)options.kind);
        options = practice_step_options(&options, KIND, 1);
    }
    assert_int_equal(kinds, (1u << (GEN_COUNT + 1)) - 1);
    assert_true(options.kind == GEN_HALLS && !options.descent);
    options = practice_step_options(&options, KIND, -1);
    assert_true(options.descent);
    for (int i = 0; i < DESCENT_DEPTHS; i++) {
        depths |= 1u << options.depth;
        options = practice_step_options(&options, DEPTH, -1);
    }
    assert_int_equal(depths, (1u << (DESCENT_DEPTHS + 1)) - 2);
}

static void seed_and_depth_stay_with_another_kind(void **state) {
    (void)state;
    GenOptions options =
        practice_step_options(&(GenOptions){.kind = GEN_HALLS, .seed = 9, .depth = 12}, KIND, 1);
    assert_true(options.seed == 9 && options.depth == 12);
    options.depth = 6;
    assert_int_equal(practice_step_options(&options, KIND, -2).depth, 6); // the descent's too
}

static void what_a_kind_does_not_take_does_not_change(void **state) {
    (void)state;
    GenOptions options = halls(), same = practice_step_options(&options, PILLARS_OWN, 1);
    assert_memory_equal(&same, &options, sizeof same);
    options = practice_step_options(&options, KIND, -1);
    same = practice_step_options(&options, WIDTH, 1);
    assert_int_equal(same.w, options.w);
    assert_true(practice_step_options(&options, SEED, 1).seed == 8);
}

static void the_bell_stays_with_another_kind_that_has_one(void **state) {
    (void)state;
    GenOptions options = practice_step_options(&(GenOptions){.kind = GEN_MAZE, .w = 35, .h = 21}, TOLL, 1);
    assert_true(options.toll);
    assert_true(practice_step_options(&options, KIND, 1).toll);
    options.kind = GEN_PILLARS;
    options = practice_step_options(&options, KIND, 1); // arcade
    assert_false(options.toll);
    assert_false(practice_step_options(&options, TOLL, 1).toll);
}

static void a_tower_stays_one_with_another_kind(void **state) {
    (void)state;
    GenOptions options = halls();
    for (int i = 0; i <= GEN_COUNT; i++) {
        options = practice_step_options(&options, TOWER, 1);
        assert_true(options.tower);
        options = practice_step_options(&options, KIND, 1);
        assert_true(options.tower);
        options = practice_step_options(&options, TOWER, -1);
        assert_false(options.tower);
    }
}

// Left and right go round all five; each can be played, and is none once a number is another.
static void each_tutorial_is_offered_once(void **state) {
    (void)state;
    GenOptions options = halls();
    for (int i = 0; i <= TUTORIAL_COUNT; i++) {
        Error why = {""};
        options = practice_step_options(&options, TUTORIAL, 1);
        assert_true(gen_check(&options, &why));
        assert_int_equal(tutorial_of(&options), i % TUTORIAL_COUNT);
        assert_int_equal(options.seed, 7);
        GenOptions changed = practice_step_options(&options, options.classic ? KIND : DEPTH, 1);
        assert_int_equal(tutorial_of(&changed), -1);
    }
    options = halls();
    assert_int_equal(tutorial_of(&options), -1);
    options = practice_step_options(&options, TUTORIAL, -1);
    assert_int_equal(tutorial_of(&options), TUTORIAL_COUNT - 1);
}

static void the_tutorials_halls_are_awake_and_mapped(void **state) {
    (void)state;
    GenOptions options = halls();
    options = practice_step_options(&options, AWAKE, 1);
    options = practice_step_options(&options, MAPPED, 1);
    assert_int_equal(tutorial_of(&options), 1);
    options = practice_step_options(&options, KIND, 1);
    assert_true(options.mapped && !options.awake);
    assert_false(practice_step_options(&options, AWAKE, 1).awake);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whatever_is_pressed_can_be_played),
        cmocka_unit_test(every_kind_and_depth_can_be_reached),
        cmocka_unit_test(seed_and_depth_stay_with_another_kind),
        cmocka_unit_test(what_a_kind_does_not_take_does_not_change),
        cmocka_unit_test(the_bell_stays_with_another_kind_that_has_one),
        cmocka_unit_test(a_tower_stays_one_with_another_kind),
        cmocka_unit_test(each_tutorial_is_offered_once),
        cmocka_unit_test(the_tutorials_halls_are_awake_and_mapped),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
