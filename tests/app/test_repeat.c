// Keys held while the game is played turn by turn.
#include "app/play/hands.h"

#include "sim/turns.h"

static const char HALL[] = "####################\n"
                           "#..................#\n"
                           "#.@................#\n"
                           "#..................#\n"
                           "####################\n";

// Plays that many frames with these keys held; the cells that he went.
static int hold(World *world, Repeat *repeat, Input held, int frames) {
    Vec from = hero_cell(world);
    for (int i = 0; i < frames; i++) world_tick(world, repeat_filter_input(repeat, held, world));
    return vec_chebyshev(from, hero_cell(world));
}

static void a_tap_is_one_step(void **state) {
    (void)state;
    for (int frames = 1; frames < 12; frames++) {
        World *world = turns_in(HALL);
        Repeat repeat = {0};
        Vec from = hero_cell(world);
        hold(world, &repeat, EAST, frames);
        hold(world, &repeat, STILL, 30);
        assert_int_equal(vec_chebyshev(from, hero_cell(world)), 1);
        world_free(world);
    }
}

static void held_it_repeats_until_something_new_comes_up(void **state) {
    (void)state;
    World *world = turns_in(HALL);
    Repeat repeat = {0};
    assert_int_equal(hold(world, &repeat, EAST, 13), 1);
    assert_in_range(hold(world, &repeat, EAST, 60), 4, 6);
    repeat_stop(&repeat);
    run(world, STILL, 20);
    assert_int_equal(hold(world, &repeat, EAST, 60), 0);
    hold(world, &repeat, STILL, 1);
    assert_int_equal(hold(world, &repeat, EAST, 5), 1);
    world_free(world);
}

static void a_verb_goes_where_the_arrow_pressed_with_it_points(void **state) {
    (void)state;
    static const uint8_t VERBS[] = {BUTTON_ROLL, BUTTON_STRIKE, BUTTON_THROW};
    for (size_t i = 0; i < sizeof VERBS; i++) {
        World *world = turns_in(HALL);
        Repeat repeat = {0};
        world->actors[HERO].facing = DIR_W;
        hold(world, &repeat, (Input){.x = 1, .buttons = VERBS[i]}, 1);
        assert_int_equal(world->actors[HERO].facing, DIR_E);
        assert_int_not_equal(world->actors[HERO].act, ACT_STEP);
        assert_int_not_equal(world->actors[HERO].act, ACT_NONE);
        world_free(world);
    }
}

static void two_arrows_are_one_diagonal_step(void **state) {
    (void)state;
    for (int late = 0; late < 4; late++) {
        World *world = turns_in(HALL);
        Repeat repeat = {0};
        Vec from = hero_cell(world);
        hold(world, &repeat, EAST, late);
        hold(world, &repeat, (Input){.x = 1, .y = -1}, 3);
        hold(world, &repeat, NORTH, 2); // let go one after the other
        hold(world, &repeat, STILL, 30);
        assert_true(vec_eq(hero_cell(world), vec_add(from, DIRS[DIR_NE])));
        world_free(world);
    }
}

static void what_is_pressed_in_the_midst_of_an_act_comes_next(void **state) {
    (void)state;
    World *world = turns_in(HALL);
    Repeat repeat = {0};
    Vec from = hero_cell(world);
    hold(world, &repeat, EAST, 5);
    hold(world, &repeat, STILL, 1);
    hold(world, &repeat, NORTH, 2);
    hold(world, &repeat, STILL, 30);
    assert_true(vec_eq(hero_cell(world), vec_add(from, DIRS[DIR_NE])));
    uint32_t tick = world->tick;
    hold(world, &repeat, WAIT, 1);
    hold(world, &repeat, STILL, 30);
    assert_int_equal(world->tick - tick, TURN_TICKS);
    world_free(world);
}

static void type(Repeat *repeat, int digit) {
    assert_true(repeat_add_digit(repeat, digit));
}

// 0, then a number, then a step or a wait. A number that was not begun is none.
static void a_number_repeats_the_next_step_or_wait(void **state) {
    (void)state;
    World *world = turns_in(HALL);
    Repeat repeat = {0};
    assert_false(repeat_add_digit(&repeat, 4));
    type(&repeat, 0);
    type(&repeat, 1);
    type(&repeat, 2);
    assert_int_equal(hold(world, &repeat, STILL, 30), 0);
    hold(world, &repeat, EAST, 2);
    hold(world, &repeat, STILL, 300);
    assert_int_equal(hero_cell(world).x, 2 + 12);
    type(&repeat, 0);
    type(&repeat, 3);
    uint32_t tick = world->tick;
    hold(world, &repeat, WAIT, 1);
    hold(world, &repeat, STILL, 90);
    assert_int_equal(world->tick - tick, 3 * TURN_TICKS);
    world_free(world);
}

static void a_wall_a_threat_or_another_key_ends_it(void **state) {
    (void)state;
    World *world = turns_in(HALL);
    Repeat repeat = {0};
    type(&repeat, 0);
    type(&repeat, 9);
    hold(world, &repeat, NORTH, 2);
    hold(world, &repeat, STILL, 60);
    assert_int_equal(repeat.times, 0); // the wall
    type(&repeat, 0);
    type(&repeat, 9);
    hold(world, &repeat, EAST, 2);
    hold(world, &repeat, STILL, 30);
    hold(world, &repeat, (Input){.buttons = BUTTON_STRIKE}, 2);
    hold(world, &repeat, STILL, 90);
    assert_in_range(hero_cell(world).x, 3, 8);
    world_free(world);
    World *hunted = turns_in("####################\n"
                             "#..................#\n"
                             "#.@...g............#\n"
                             "#..................#\n"
                             "####################\n");
    hunted->actors[1].brain.mind = MIND_CHASE;
    type(&repeat, 0);
    type(&repeat, 9);
    hold(hunted, &repeat, EAST, 2);
    assert_in_range(hold(hunted, &repeat, STILL, 90), 0, 1);
    world_free(hunted);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_tap_is_one_step),
        cmocka_unit_test(held_it_repeats_until_something_new_comes_up),
        cmocka_unit_test(a_verb_goes_where_the_arrow_pressed_with_it_points),
        cmocka_unit_test(two_arrows_are_one_diagonal_step),
        cmocka_unit_test(what_is_pressed_in_the_midst_of_an_act_comes_next),
        cmocka_unit_test(a_number_repeats_the_next_step_or_wait),
        cmocka_unit_test(a_wall_a_threat_or_another_key_ends_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
