// Journeys on worlds from pictures: the way, and what it avoids.
#include "map/balance_hero.h"
#include "sim/classic.h"

#include "sim/minds.h"
#include "sim/trip.h"

// ---- the way

static void walks_the_shortest_way(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, "############\n"
                 "#..........#\n"
                 "#.########.#\n"
                 "#@.........#\n"
                 "############\n");
    assert_in_range(travel(&trip, 10, 3), 9 * CELL_TICKS - 2, 9 * CELL_TICKS + 6);
    check_stop(&trip, STOP_ARRIVED, 0);
    check_at(&trip, 10, 3);
    end(&trip);
}

// Steps are centre to centre: a diagonal of seven takes its sqrt 2, and no more.
static void walks_straight_across_a_room(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, "##########\n"
                 "#@.......#\n"
                 "#........#\n"
                 "#........#\n"
                 "#........#\n"
                 "#........#\n"
                 "##########\n");
    assert_in_range(travel(&trip, 5, 5), 4 * 17 - 2, 4 * 17 + 6);
    check_at(&trip, 5, 5);
    end(&trip);
}

static void opens_doors_on_the_way(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, "##########\n"
                 "#@..+....#\n"
                 "##########\n"
                 "##########\n"
                 "##########\n");
    assert_true(journey_explore(&trip.journey, trip.world));
    (void)go(&trip);
    check_stop(&trip, STOP_EXPLORED, 0);
    assert_int_equal(travel(&trip, 8, 1) > 0, true);
    check_at(&trip, 8, 1);
    end(&trip);
}

static void stands_beside_what_nobody_can_enter(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, "##########\n"
                 "#@.....%.#\n"
                 "##########\n"
                 "##########\n"
                 "##########\n");
    (void)travel(&trip, 7, 1);
    check_stop(&trip, STOP_ARRIVED, 0);
    check_at(&trip, 6, 1);
    assert_int_equal(trip.journey.stop.cell.x, 7); // what was asked for
    end(&trip);
}

static void goes_turn_by_turn_as_well(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, "############\n"
                 "#..........#\n"
                 "#.########.#\n"
                 "#@..+......#\n"
                 "############\n");
    trip.world->hero.pace = PACE_TURNS;
    (void)explore_all(&trip);
    (void)travel(&trip, 10, 1);
    check_stop(&trip, STOP_ARRIVED, 0);
    check_at(&trip, 10, 1);
    end(&trip);
}

// ---- what it avoids

static const char TRAP_IN_THE_WAY[] = "##########\n"
                                      "#@..^...##\n"
                                      "#.###.####\n"
                                      "#.....####\n"
                                      "##########\n";

static void goes_around_a_known_trap(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, TRAP_IN_THE_WAY);
    learn_level(&trip);
    find_traps(&trip);
    assert_true(journey_to(&trip.journey, trip.world, (Vec){7, 1}));
    assert_false(crosses(&trip, (Vec){4, 1}));
    check_at(&trip, 7, 1);
    end(&trip);
}

static void keeps_off_ice_beside_a_known_trap(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, "##########\n"
                 "#..@^....#\n"
                 "#...:....#\n"
                 "#........#\n"
                 "##########\n");
    learn_level(&trip);
    find_traps(&trip);
    assert_true(journey_to(&trip.journey, trip.world, (Vec){5, 1}));
    assert_false(crosses(&trip, (Vec){4, 2}));
    check_at(&trip, 5, 1);
    end(&trip);
}

// It does not cheat: the way leads over what was not found.
static void does_not_know_of_a_hidden_trap(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, TRAP_IN_THE_WAY);
    trip.world->hero.lantern_shut = true;
    learn_level(&trip);
    assert_false(trip.world->floor.fixtures[0].found);
    assert_true(journey_to(&trip.journey, trip.world, (Vec){7, 1}));
    tick(&trip);
    assert_int_equal(trip.journey.path_count, 6);
    assert_int_equal(trip.journey.path[2].x, 4);
    end(&trip);
}

static void goes_around_a_trap_that_it_finds(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, "#############\n"
                 "#@.......^..#\n"
                 "#...........#\n"
                 "#############\n"
                 "#############\n");
    assert_true(journey_to(&trip.journey, trip.world, (Vec){11, 1}));
    assert_false(crosses(&trip, (Vec){9, 1}));
    assert_true(trip.world->floor.fixtures[0].found);
    check_stop(&trip, STOP_ARRIVED, 0);
    end(&trip);
}

// From anywhere in its cell: a diagonal past a pit's corner would graze it.
static void cuts_no_corner_of_a_pit(void **state) {
    (void)state;
    for (int off = -6; off <= 6; off += 3) {
        Level level = level_from_picture("######\n"
                                         "#@...#\n"
                                         "#....#\n"
                                         "#....#\n"
                                         "######\n");
        assert_true(fixture_add(&level, (Fixture){.kind = FIXTURE_PIT, .cell = {2, 1}}));
        Trip trip = {.world = world_new(&level)};
        assert_true(journey_init(&trip.journey));
        nudge(trip.world, HERO, off, -off);
        find_traps(&trip);
        assert_true(journey_to(&trip.journey, trip.world, (Vec){4, 1}));
        assert_false(crosses(&trip, (Vec){2, 1}));
        assert_int_equal(trip.world->exit, EXIT_NONE);
        check_at(&trip, 4, 1);
        end(&trip);
    }
}

static void names_the_trap_in_the_only_way(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, "##########\n"
                 "#@..^....#\n"
                 "##########\n"
                 "##########\n"
                 "##########\n");
    find_traps(&trip);
    assert_false(journey_to(&trip.journey, trip.world, (Vec){8, 1}));
    check_stop(&trip, STOP_BY_HARM, FIXTURE_SPIKES);
    assert_int_equal(trip.journey.stop.cell.x, 4);
    end(&trip);
}

static void goes_around_embers_and_webs(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, "##########\n"
                 "#@..'...##\n"
                 "#.###.####\n"
                 "#.....####\n"
                 "##########\n");
    learn_level(&trip);
    assert_true(journey_to(&trip.journey, trip.world, (Vec){7, 1}));
    assert_false(crosses(&trip, (Vec){4, 1}));
    check_at(&trip, 7, 1);
    assert_int_equal(hero_of(trip.world)->hp, HERO_HP);
    end(&trip);
}

// It goes up to what it breaks nothing of.
static void stands_before_a_crate(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, "##########\n"
                 "#@..[....#\n"
                 "##########\n"
                 "##########\n"
                 "##########\n");
    (void)travel(&trip, 8, 1);
    check_stop(&trip, STOP_BY_PROP, TILE_CRATE);
    check_at(&trip, 3, 1);
    end(&trip);
}

static const char POT_IN_THE_WAY[] = "##########\n"
                                     "#@.......#\n"
                                     "#######(##\n"
                                     "#.......##\n"
                                     "##########\n";

static void explores_up_to_a_pot(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, POT_IN_THE_WAY);
    assert_true(journey_explore(&trip.journey, trip.world));
    (void)go(&trip);
    check_stop(&trip, STOP_BY_PROP, TILE_POT);
    check_at(&trip, 7, 1);
    end(&trip);
}

// Else exploring would lead from there to the stairs and back.
static void goes_up_to_a_pot_once(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, POT_IN_THE_WAY);
    assert_true(journey_explore(&trip.journey, trip.world));
    (void)go(&trip);
    (void)travel(&trip, 1, 1);
    assert_false(journey_explore(&trip.journey, trip.world));
    check_stop(&trip, STOP_BY_PROP, TILE_POT);
    check_at(&trip, 1, 1);
    assert_true(journey_to(&trip.journey, trip.world, (Vec){7, 3})); // asked for, it goes again
    (void)go(&trip);
    check_at(&trip, 7, 1);
    end(&trip);
}

// ---- sleepers

static const char RAT_BY_THE_WAY[] = "################\n"
                                     "#......r.......#\n"
                                     "#@.............#\n"
                                     "#..............#\n"
                                     "#..............#\n"
                                     "#..............#\n"
                                     "#..............#\n"
                                     "################\n";

static bool wakes_somebody(Trip *trip) {
    bool woken = false;
    for (int i = 0; i < LONG && journey_active(&trip->journey); i++) {
        tick(trip);
        for (int k = HERO + 1; k < trip->world->actor_count; k++)
            woken |= trip->world->actors[k].brain.mind != MIND_ASLEEP;
    }
    return woken;
}

static void walks_around_a_sleeper(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, RAT_BY_THE_WAY);
    lull(&trip);
    assert_true(journey_to(&trip.journey, trip.world, (Vec){14, 2}));
    assert_false(wakes_somebody(&trip));
    check_stop(&trip, STOP_ARRIVED, 0);
    check_at(&trip, 14, 2);
    end(&trip);
}

// The straight way to the same place does wake it, with the lantern open; shut, and on soft feet, he may
// pass.
static void passes_a_sleeper_with_the_lantern_shut(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, RAT_BY_THE_WAY);
    trip.world->hero.lantern_shut = true;
    lull(&trip);
    assert_true(journey_to(&trip.journey, trip.world, (Vec){14, 2}));
    bool straight = true;
    for (int i = 0; i < LONG && journey_active(&trip.journey); i++) {
        tick(&trip);
        straight &= trip.world->cache.hero_cell.y == 2;
        assert_int_equal(trip.world->actors[1].brain.mind, MIND_ASLEEP);
    }
    assert_true(straight);
    check_at(&trip, 14, 2);
    end(&trip);
}

static void would_wake_who_sleeps_by_the_only_way(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, "################\n"
                 "#......r.......#\n"
                 "#@.............#\n"
                 "################\n"
                 "################\n");
    lull(&trip);
    assert_false(journey_to(&trip.journey, trip.world, (Vec){14, 2}));
    check_stop(&trip, STOP_BY_SLEEPER, ACTOR_RAT);
    check_at(&trip, 1, 2);
    assert_false(journey_to(&trip.journey, trip.world, (Vec){13, 2})); // another place
    assert_true(journey_to(&trip.journey, trip.world, (Vec){13, 2}));  // he was told
    end(&trip);
}

// Lies in wait in the light, and he has made out its eyes.
static Trip by_an_ambush(const char *rows) {
    Trip trip;
    begin(&trip, rows);
    set_mind(trip.world, 1, MIND_AMBUSH);
    learn_level(&trip);
    assert_int_equal(trip.journey.sightings.monsters[1].mind, MIND_AMBUSH);
    return trip;
}

static void goes_around_eyes_that_lie_in_wait(void **state) {
    (void)state;
    Trip trip = by_an_ambush("##########\n"
                             "#........#\n"
                             "#........#\n"
                             "#........#\n"
                             "#@..r....#\n"
                             "##########\n");
    (void)travel(&trip, 8, 4);
    check_stop(&trip, STOP_ARRIVED, 0);
    assert_int_equal(trip.world->actors[1].brain.mind, MIND_AMBUSH);
    end(&trip);
}

// Exploring stops there as well, and does not say who it is.
static void does_not_walk_into_an_ambush_that_he_sees(void **state) {
    (void)state;
    Trip trip = by_an_ambush("##########\n"
                             "#@..r....#\n"
                             "##########\n"
                             "##########\n"
                             "##########\n");
    assert_false(journey_to(&trip.journey, trip.world, (Vec){8, 1}));
    check_stop(&trip, STOP_BY_AMBUSH, 0);
    for (int i = 0; i < 3; i++) {
        if (journey_explore(&trip.journey, trip.world)) (void)go(&trip);
    }
    assert_int_equal(trip.world->actors[1].brain.mind, MIND_AMBUSH);
    end(&trip);
}

// Behind a wall it is neither heard so near nor seen.
static void minds_no_sleeper_behind_a_wall(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, "################\n"
                 "#..r...........#\n"
                 "##############.#\n"
                 "#@.............#\n"
                 "################\n");
    lull(&trip);
    assert_true(journey_to(&trip.journey, trip.world, (Vec){8, 3}));
    assert_false(wakes_somebody(&trip));
    check_at(&trip, 8, 3);
    end(&trip);
}

// The lock alone is a longer way than the slime and the crate.
static void names_one_lock_rather_than_two_other_bars(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, "############\n"
                 "#@.......1.#\n"
                 "#s########.#\n"
                 "#.......(..#\n"
                 "############\n");
    lull(&trip);
    set_mind(trip.world, 1, MIND_STUNNED);
    journey_reset(&trip.journey);
    journey_look(&trip.journey, trip.world);
    assert_false(journey_to(&trip.journey, trip.world, (Vec){9, 3}));
    check_stop(&trip, STOP_BY_LOCK, 1);
    end(&trip);
}

static void takes_straight_steps_in_the_classic(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, "########\n"
                 "#@.....#\n"
                 "#......#\n"
                 "#......#\n"
                 "#......#\n"
                 "########\n");
    classic_enable(trip.world);
    learn_level(&trip);
    assert_true(journey_to(&trip.journey, trip.world, (Vec){4, 3}));
    for (int i = 0; i < LONG && journey_active(&trip.journey); i++) {
        Input input = journey_input(&trip.journey, trip.world);
        assert_true(input.x == 0 || input.y == 0);
        world_tick(trip.world, input);
        journey_look(&trip.journey, trip.world);
    }
    check_stop(&trip, STOP_ARRIVED, 0);
    check_at(&trip, 4, 3);
    end(&trip);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(walks_the_shortest_way),
        cmocka_unit_test(walks_straight_across_a_room),
        cmocka_unit_test(opens_doors_on_the_way),
        cmocka_unit_test(stands_beside_what_nobody_can_enter),
        cmocka_unit_test(goes_turn_by_turn_as_well),
        cmocka_unit_test(goes_around_a_known_trap),
        cmocka_unit_test(keeps_off_ice_beside_a_known_trap),
        cmocka_unit_test(does_not_know_of_a_hidden_trap),
        cmocka_unit_test(goes_around_a_trap_that_it_finds),
        cmocka_unit_test(cuts_no_corner_of_a_pit),
        cmocka_unit_test(names_the_trap_in_the_only_way),
        cmocka_unit_test(goes_around_embers_and_webs),
        cmocka_unit_test(stands_before_a_crate),
        cmocka_unit_test(explores_up_to_a_pot),
        cmocka_unit_test(goes_up_to_a_pot_once),
        cmocka_unit_test(walks_around_a_sleeper),
        cmocka_unit_test(passes_a_sleeper_with_the_lantern_shut),
        cmocka_unit_test(would_wake_who_sleeps_by_the_only_way),
        cmocka_unit_test(goes_around_eyes_that_lie_in_wait),
        cmocka_unit_test(does_not_walk_into_an_ambush_that_he_sees),
        cmocka_unit_test(minds_no_sleeper_behind_a_wall),
        cmocka_unit_test(names_one_lock_rather_than_two_other_bars),
        cmocka_unit_test(takes_straight_steps_in_the_classic),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
