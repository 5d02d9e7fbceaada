// The hand bell: how it is rung, and when it is spent.
#include "gen/gen.h"
#include "map/balance_toll.h"
#include "sim/brackets.h"
#include "sim/combat/combat.h"
#include "sim/dusk.h"
#include "sim/toll/toll.h"

static World *in_the_descent(void) {
    Level level;
    assert_true(gen_level(&level, &(GenOptions){.seed = 4, .depth = 1, .descent = true}));
    level.depth = 1;
    World *world = world_new(&level);
    assert_non_null(world);
    toll_perform_first(world); // which gives him the bell
    assert_true(world->clock.on && world->clock.bell_ready);
    world->quest = false;
    return world;
}

static const Input BELL_EAST = {.x = 1, .buttons = BUTTON_BELL};

static void the_hand_bell_is_rung_for_40_ticks_then_it_tolls(void **state) {
    (void)state;
    World *world = in_the_descent();
    tick_asleep(world, BELL);
    assert_int_equal(heard(world, EVENT_BELL), 1);
    assert_false(heard_noise(world, 24));
    for (int i = 0; i < 39; i++) tick_asleep(world, BELL_EAST);
    assert_int_equal(hero_of(world)->act, ACT_RING);
    assert_true(vec_eq(hero_of(world)->pos, hero_of(world)->prev));
    assert_true(world->clock.bell_ready);
    assert_int_equal(world->clock.tolls, 0);
    tick_asleep(world, BELL);
    assert_int_equal(hero_of(world)->act, ACT_NONE);
    assert_true(heard_noise(world, 24));
    assert_false(world->clock.bell_ready);
    assert_int_equal(heard(world, EVENT_TOLL), 1);
    assert_int_equal(world->clock.tolls, 1);
    world_free(world);
}

static void a_blow_stops_the_ringing_and_that_is_said(void **state) {
    (void)state;
    World *world = in_the_descent();
    for (int i = 0; i < 20; i++) tick_asleep(world, BELL);
    combat_hurt(world, HERO, 1, DIR_N, CAUSE_BLOW);
    assert_int_equal(heard(world, EVENT_BELL_BROKEN), 1);
    for (int i = 0; i < 60; i++) tick_asleep(world, STILL);
    assert_true(world->clock.bell_ready);
    assert_int_equal(world->clock.tolls, 0);
    world_free(world);
}

static const Vec IN_THE_LIGHT = {5, 4}, IN_THE_DARK = {13, 4};

// With half a heart; the shutter is shut.
static World *weak_at(Vec cell) {
    World *world = dusk(2);
    body_leave(world, HERO);
    body_enter(world, HERO, cell_centre(cell));
    hero_of(world)->hp = 1;
    return world;
}

static int hp_after_ringing(World *world) {
    for (int i = 0; i < 40; i++) tick_asleep(world, BELL);
    assert_int_equal(hero_of(world)->hp, 1);
    tick_asleep(world, BELL);
    assert_int_equal(heard(world, EVENT_TOLL), 1);
    return hero_of(world)->hp;
}

static void ringing_mends_two_hearts_by_a_flame_and_none_in_the_dark(void **state) {
    (void)state;
    World *lit = weak_at(IN_THE_LIGHT), *dark = weak_at(IN_THE_DARK), *lantern = weak_at(IN_THE_DARK);
    lantern->hero.lantern_shut = false;
    assert_int_equal(hp_after_ringing(lit), 1 + BELL_HP);
    assert_int_equal(heard(lit, EVENT_HEAL), 1);
    assert_int_equal(hp_after_ringing(dark), 1);
    assert_int_equal(heard(dark, EVENT_HEAL), 0);
    assert_int_equal(hp_after_ringing(lantern), 1);
    world_free(lit);
    world_free(dark);
    world_free(lantern);
}

static void ringing_mends_no_more_than_is_missing(void **state) {
    (void)state;
    World *world = weak_at(IN_THE_LIGHT);
    hero_of(world)->hp = hero_of(world)->hp_max - 1;
    for (int i = 0; i < 41; i++) tick_asleep(world, BELL);
    assert_int_equal(hero_of(world)->hp, hero_of(world)->hp_max);
    assert_int_equal(heard(world, EVENT_HEAL), 1);
    world_free(world);
}

static void the_hours_toll_mends_nothing(void **state) {
    (void)state;
    World *world = weak_at(IN_THE_LIGHT);
    world->clock.ticks = 1;
    tick_asleep(world, STILL);
    assert_int_equal(heard(world, EVENT_TOLL), 1);
    assert_int_equal(hero_of(world)->hp, 1);
    world_free(world);
}

static void a_hit_interrupts_the_ringing_and_the_bell_is_not_spent(void **state) {
    (void)state;
    World *world = in_the_descent();
    for (int i = 0; i < 39; i++) tick_asleep(world, BELL);
    combat_hurt(world, HERO, 1, DIR_W, CAUSE_TRAP);
    for (int i = 0; i < 60; i++) tick_asleep(world, STILL);
    assert_true(world->clock.bell_ready);
    assert_int_equal(world->clock.tolls, 0);
    world_free(world);
}

static void letting_go_stops_the_ringing_and_costs_nothing(void **state) {
    (void)state;
    World *world = in_the_descent();
    for (int ticks = 1; ticks <= 40; ticks++) {
        for (int i = 0; i < ticks; i++) tick_asleep(world, BELL);
        tick_asleep(world, STILL);
        assert_int_equal(heard(world, EVENT_BELL_STOPPED), 1);
        assert_int_equal(hero_of(world)->act, ACT_NONE);
        assert_true(world->clock.bell_ready);
        assert_int_equal(world->clock.tolls, 0);
    }
    world_free(world);
}

static void a_toll_that_comes_by_itself_spares_the_bell(void **state) {
    (void)state;
    World *world = in_the_descent();
    world->clock.doorstep = (Vec){0, 0};
    world->clock.ticks = 20;
    int tolls = world->clock.tolls;
    for (int i = 0; i < 60; i++) tick_asleep(world, BELL);
    assert_int_equal(world->clock.tolls, tolls + 1);
    assert_true(world->clock.bell_ready);
    world_free(world);
}

static void a_bell_that_was_rung_says_so(void **state) {
    (void)state;
    World *world = in_the_descent();
    world->clock.bell_ready = false;
    tick_asleep(world, BELL);
    assert_int_equal(heard(world, EVENT_BELL_SPENT), 1);
    assert_int_equal(hero_of(world)->act, ACT_NONE);
    world_free(world);
}

static void outside_of_the_descent_there_is_no_bell(void **state) {
    (void)state;
    World *world = standing(2, 3, DIR_E);
    world->clock.bell_ready = true;
    world_tick(world, BELL);
    assert_int_equal(world->events.count, 0);
    assert_int_equal(hero_of(world)->act, ACT_NONE);
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_hand_bell_is_rung_for_40_ticks_then_it_tolls),
        cmocka_unit_test(a_blow_stops_the_ringing_and_that_is_said),
        cmocka_unit_test(ringing_mends_two_hearts_by_a_flame_and_none_in_the_dark),
        cmocka_unit_test(ringing_mends_no_more_than_is_missing),
        cmocka_unit_test(the_hours_toll_mends_nothing),
        cmocka_unit_test(a_hit_interrupts_the_ringing_and_the_bell_is_not_spent),
        cmocka_unit_test(letting_go_stops_the_ringing_and_costs_nothing),
        cmocka_unit_test(a_toll_that_comes_by_itself_spares_the_bell),
        cmocka_unit_test(a_bell_that_was_rung_says_so),
        cmocka_unit_test(outside_of_the_descent_there_is_no_bell),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
