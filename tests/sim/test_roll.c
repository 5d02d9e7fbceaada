// The roll: how far it carries the hero, when nothing can hurt him, what he crosses.
#include "sim/arena.h"
#include "sim/combat/combat.h"
#include "sim/minds.h"

static const char FIELD[] = "#############\n"
                            "#...........#\n"
                            "#...........#\n"
                            "#...........#\n"
                            "#.....@.....#\n"
                            "#...........#\n"
                            "#...........#\n"
                            "#...........#\n"
                            "#############\n";

static const char LANE[] = "###########\n"
                           "#.........#\n"
                           "#.@.......#\n"
                           "#.........#\n"
                           "###########\n";

static Input rolling(int x, int y) {
    return (Input){.x = (int8_t)x, .y = (int8_t)y, .buttons = BUTTON_ROLL};
}

// From the press until he stands again.
static Vec way_of_roll(World *world, Input input) {
    Vec from = hero_of(world)->pos;
    world_tick(world, input);
    run(world, STILL, ROLL_TICKS);
    assert_int_equal(hero_of(world)->act, ACT_NONE);
    return vec_sub(hero_of(world)->pos, from);
}

static void carries_75_px_in_16_ticks(void **state) {
    (void)state;
    World *world = arena(FIELD);
    world_tick(world, rolling(1, 0));
    for (int tick = 1; tick <= 16; tick++) {
        assert_int_equal(hero_of(world)->act, ACT_ROLL);
        assert_int_equal(hero_of(world)->pos.x - hero_of(world)->prev.x, 1195);
        world_tick(world, STILL);
    }
    assert_int_equal(hero_of(world)->act, ACT_NONE);
    assert_true(vec_eq(hero_of(world)->pos, hero_of(world)->prev));
    world_free(world);
}

static void goes_as_far_in_all_eight_directions(void **state) {
    (void)state;
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        World *world = arena(FIELD);
        Vec way = way_of_roll(world, rolling(DIRS[dir].x, DIRS[dir].y));
        int each = dir % 2 == 0 ? 1195 : 845;
        assert_int_equal(way.x, 16 * each * DIRS[dir].x);
        assert_int_equal(way.y, 16 * each * DIRS[dir].y);
        world_free(world);
    }
}

static void goes_where_he_faces_when_nothing_is_held(void **state) {
    (void)state;
    World *world = arena(FIELD);
    face(world, DIR_NW);
    Vec way = way_of_roll(world, ROLL);
    assert_true(way.x < 0 && way.y < 0);
    world_free(world);
}

static void keeps_its_direction(void **state) {
    (void)state;
    World *world = arena(FIELD);
    Vec from = hero_of(world)->pos;
    world_tick(world, rolling(1, 0));
    run(world, WEST, 15);
    assert_int_equal(hero_of(world)->pos.x - from.x, 16 * 1195);
    assert_int_equal(hero_of(world)->facing, DIR_E);
    world_free(world);
}

// Whether a blow that comes right after that tick of a roll does harm.
static bool harmed_in_tick(int tick) {
    World *world = arena(FIELD);
    run(world, ROLL, tick);
    combat_hurt(world, HERO, 1, DIR_W, CAUSE_TRAP);
    bool harmed = hero_of(world)->hp < hero_of(world)->hp_max;
    assert_int_equal(hero_of(world)->act, harmed ? ACT_HURT : ACT_ROLL);
    world_free(world);
    return harmed;
}

static void nothing_touches_him_in_ticks_2_to_11(void **state) {
    (void)state;
    for (int tick = 1; tick <= 16; tick++) assert_int_equal(harmed_in_tick(tick), tick < 2 || tick > 11);
}

static void a_goblins_blow_goes_through_him(void **state) {
    (void)state;
    World *world = arena("########\n"
                         "#......#\n"
                         "#.@g...#\n"
                         "#......#\n"
                         "########\n");
    Actor *goblin = &world->actors[1];
    alarm(world, 1);
    world_tick(world, rolling(0, 1));
    world_tick(world, STILL);
    goblin->aim = goblin->facing = DIR_W;
    combat_begin_act(world, 1, ACT_BLOW);
    assert_int_equal(run_count(world, STILL, EVENT_HIT, 4), 0);
    world_free(world);
}

// How he leaves a row with a pit `cells` to the east of him when he rolls over it.
static Exit exit_over_pit(int cells) {
    World *world = arena_with(LANE, (Fixture){.kind = FIXTURE_PIT, .cell = {2 + cells, 2}});
    Exit exit = EXIT_NONE;
    world_tick(world, rolling(1, 0));
    for (int i = 0; i < 30 && exit == EXIT_NONE; i++) {
        exit = world->exit;
        world_tick(world, STILL);
    }
    world_free(world);
    return exit;
}

static void crosses_a_pit_and_falls_where_it_ends_over_one(void **state) {
    (void)state;
    assert_int_equal(exit_over_pit(1), EXIT_NONE);
    assert_int_equal(exit_over_pit(2), EXIT_FALL);
    assert_int_equal(exit_over_pit(3), EXIT_NONE);
}

static void sets_off_spikes_and_is_gone(void **state) {
    (void)state;
    World *world = arena_with(LANE, (Fixture){.kind = FIXTURE_SPIKES, .cell = {3, 2}});
    world_tick(world, rolling(1, 0));
    assert_true(run_until(world, STILL, EVENT_CLICK, 16));
    assert_true(run_until(world, STILL, EVENT_SPIKES, 16));
    assert_int_equal(hero_of(world)->hp, hero_of(world)->hp_max);
    world_free(world);
}

// Ticks from the first roll's beginning to the second's, when he wants to all the time.
static void can_be_repeated_36_ticks_after_its_beginning(void **state) {
    (void)state;
    World *world = arena(FIELD);
    world_tick(world, ROLL);
    int ticks = 0;
    do {
        world_tick(world, ticks % 2 == 0 ? STILL : ROLL);
        ticks++;
    } while (heard(world, EVENT_ROLL) == 0 && ticks < 100);
    assert_int_equal(ticks, 36);
    world_free(world);
}

// Whether a press so many ticks after the first one leads to a second roll.
static bool remembered(int tick) {
    World *world = arena(FIELD);
    world_tick(world, ROLL);
    int rolls = 0;
    for (int i = 1; i < 70; i++) {
        world_tick(world, i == tick ? ROLL : STILL);
        rolls += heard(world, EVENT_ROLL);
    }
    world_free(world);
    return rolls == 1;
}

static void a_press_is_remembered_for_six_ticks(void **state) {
    (void)state;
    assert_true(remembered(36));
    assert_true(remembered(31));
    assert_false(remembered(30));
}

static void does_not_break_off_a_strike_but_follows_it(void **state) {
    (void)state;
    World *world = arena(FIELD);
    world_tick(world, STRIKE);
    run(world, STILL, strike_ticks() - 5);
    world_tick(world, ROLL);
    assert_int_equal(hero_of(world)->act, ACT_RECOVERY);
    assert_true(run_until(world, STILL, EVENT_ROLL, 6));
    world_free(world);
}

static void a_press_during_hitstop_is_kept(void **state) {
    (void)state;
    World *world = arena(FIELD);
    world->hitstop = 5;
    world_tick(world, ROLL);
    run(world, STILL, 4);
    assert_int_equal(hero_of(world)->act, ACT_NONE);
    world_tick(world, STILL);
    assert_int_equal(hero_of(world)->act, ACT_ROLL);
    world_free(world);
}

static void is_heard_four_cells_off(void **state) {
    (void)state;
    World *world = arena(FIELD);
    world_tick(world, ROLL);
    assert_true(heard_noise(world, 4));
    world_free(world);
}

static void stops_at_walls_and_bodies(void **state) {
    (void)state;
    World *world = arena("########\n"
                         "#......#\n"
                         "#.@..g.#\n"
                         "#......#\n"
                         "########\n");
    put_beside_hero(world, 1, 40, 0);
    tick_asleep(world, rolling(1, 0));
    for (int i = 0; i < 16; i++) tick_asleep(world, STILL);
    assert_int_equal(world->actors[1].pos.x - hero_of(world)->pos.x, BODY_W * SUB);
    world_free(world);
    world = arena(LANE);
    Vec way = way_of_roll(world, rolling(-1, 0));
    assert_true(way.x < 0);
    assert_int_equal(hero_of(world)->pos.x, CELL_SUB + BODY_W * SUB / 2);
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(carries_75_px_in_16_ticks),
        cmocka_unit_test(goes_as_far_in_all_eight_directions),
        cmocka_unit_test(goes_where_he_faces_when_nothing_is_held),
        cmocka_unit_test(keeps_its_direction),
        cmocka_unit_test(nothing_touches_him_in_ticks_2_to_11),
        cmocka_unit_test(a_goblins_blow_goes_through_him),
        cmocka_unit_test(crosses_a_pit_and_falls_where_it_ends_over_one),
        cmocka_unit_test(sets_off_spikes_and_is_gone),
        cmocka_unit_test(can_be_repeated_36_ticks_after_its_beginning),
        cmocka_unit_test(a_press_is_remembered_for_six_ticks),
        cmocka_unit_test(does_not_break_off_a_strike_but_follows_it),
        cmocka_unit_test(a_press_during_hitstop_is_kept),
        cmocka_unit_test(is_heard_four_cells_off),
        cmocka_unit_test(stops_at_walls_and_bodies),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
