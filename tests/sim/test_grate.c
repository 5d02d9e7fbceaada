// The grate over the stairs that lead on: a toll that finds the quota collected opens it,
// and nothing shuts it again.
#include "map/balance_toll.h"
#include "sim/dusk.h"

// The hero stands beside the grate, one step from a treasure.
static World *before_grate(int quota) {
    return dusk_of("##########\n"
                   "#........#\n"
                   "#..*@>.C.#\n"
                   "#......r.#\n"
                   "#..*..*..#\n"
                   "##########\n",
                   1, quota);
}

// How many treasures are missing, as using the grate says; -1: it lets him through.
static int missing(World *world) {
    face(world, DIR_E);
    world->hitstop = 0;
    tick_asleep(world, STILL);
    tick_asleep(world, USE);
    for (int i = 0; i < world->events.count; i++) {
        if (world->events.at[i].kind == EVENT_GRATE) return world->events.at[i].amount;
    }
    assert_int_equal(world->exit, EXIT_ON);
    return -1;
}

static void run_asleep(World *world, Input input, int ticks) {
    for (int i = 0; i < ticks; i++) tick_asleep(world, input);
}

// The toll of the hour.
static void toll(World *world) {
    world->clock.ticks = 1;
    world->hitstop = 0;
    tick_asleep(world, STILL);
    assert_int_equal(heard(world, EVENT_TOLL), 1);
}

static void it_says_how_many_treasures_are_missing(void **state) {
    (void)state;
    World *world = before_grate(3);
    assert_int_equal(missing(world), 3);
    world->collected = 2;
    assert_int_equal(missing(world), 1);
    assert_int_equal(world->exit, EXIT_NONE);
    world_free(world);
}

static void the_last_treasure_does_not_open_it(void **state) {
    (void)state;
    World *world = before_grate(1);
    int quotas = 0, opened = 0;
    for (int i = 0; i < 30; i++) {
        tick_asleep(world, WEST);
        quotas += heard(world, EVENT_QUOTA);
        opened += heard(world, EVENT_FREED);
    }
    assert_int_equal(world->collected, 1);
    assert_int_equal(quotas, 1);
    assert_int_equal(opened, 0);
    assert_true(world_grate_opens_at_toll(world));
    assert_false(world_grate_is_open_or_absent(world));
    put_hero(world, (Vec){4, 2});
    assert_int_equal(missing(world), 0); // the next toll opens it
    assert_int_equal(world->exit, EXIT_NONE);
    world_free(world);
}

static void the_hours_toll_opens_it_when_the_quota_is_collected(void **state) {
    (void)state;
    World *world = before_grate(2);
    world->collected = 1;
    toll(world);
    assert_int_equal(heard(world, EVENT_FREED), 0);
    assert_false(world_grate_is_open_or_absent(world));
    world->collected = 2;
    toll(world);
    assert_int_equal(heard(world, EVENT_FREED), 1);
    for (int i = 0; i < world->events.count; i++) {
        if (world->events.at[i].kind == EVENT_FREED)
            assert_true(vec_eq(cell_of(world->events.at[i].pos), (Vec){5, 2}));
    }
    assert_true(world_grate_is_open_or_absent(world));
    assert_false(world_grate_opens_at_toll(world));
    toll(world);
    assert_int_equal(heard(world, EVENT_FREED), 0); // once
    assert_int_equal(missing(world), -1);
    world_free(world);
}

static void the_hand_bells_toll_opens_it(void **state) {
    (void)state;
    World *world = before_grate(1);
    world->clock.bell_ready = true;
    world->collected = 1;
    run_asleep(world, BELL, RING_TICKS + 1);
    assert_int_equal(world->clock.tolls, 1);
    assert_true(world_grate_is_open_or_absent(world));
    run_asleep(world, STILL, 2);
    assert_int_equal(missing(world), -1);
    world_free(world);
}

static void an_elites_death_fulfils_the_quota(void **state) {
    (void)state;
    World *world = before_grate(3);
    slay(world, actor_of(world, ACTOR_RAT), CAUSE_BLOW);
    assert_int_equal(world_grate_missing_count(world), 3);
    slay(world, actor_of(world, ACTOR_COOPER), CAUSE_BLOW);
    assert_int_equal(world_grate_missing_count(world), 0);
    assert_int_equal(heard(world, EVENT_QUOTA), 1);
    assert_true(world_grate_opens_at_toll(world));
    world->collected = 3; // not beyond it
    assert_int_equal(toll_forecast(world, true).for_surplus, 0);
    toll(world);
    assert_true(world_grate_is_open_or_absent(world));
    assert_int_equal(missing(world), -1);
    world_free(world);
}

static void a_later_loss_does_not_shut_it(void **state) {
    (void)state;
    World *world = before_grate(2);
    world->collected = 2;
    toll(world);
    world->collected = 0;
    assert_true(world_grate_is_open_or_absent(world));
    assert_int_equal(world_grate_missing_count(world), 0);
    toll(world);
    assert_int_equal(missing(world), -1);
    world_free(world);
}

static void no_toll_opens_the_one_that_wants_the_crown(void **state) {
    (void)state;
    World *world = before_grate(1);
    world->clock.crown = true;
    world->collected = 1;
    (void)toll_perform_rung(world);
    assert_int_equal(world->clock.tolls, 1);
    assert_false(world_grate_is_open_or_absent(world));
    assert_int_equal(missing(world), 1);
    world_free(world);
}

static void a_single_dungeon_has_none(void **state) {
    (void)state;
    World *world = before_grate(3);
    world->clock.single = true;
    assert_true(world_grate_is_open_or_absent(world));
    assert_int_equal(world_grate_missing_count(world), 0);
    assert_false(world_grate_opens_at_toll(world));
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_says_how_many_treasures_are_missing),
        cmocka_unit_test(the_last_treasure_does_not_open_it),
        cmocka_unit_test(the_hours_toll_opens_it_when_the_quota_is_collected),
        cmocka_unit_test(the_hand_bells_toll_opens_it),
        cmocka_unit_test(an_elites_death_fulfils_the_quota),
        cmocka_unit_test(a_later_loss_does_not_shut_it),
        cmocka_unit_test(no_toll_opens_the_one_that_wants_the_crown),
        cmocka_unit_test(a_single_dungeon_has_none),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
