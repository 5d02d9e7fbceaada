// Journeys among monsters: which monsters bar a way, and which hunt the hero.
#include "sim/minds.h"
#include "sim/trip.h"

// He has seen one in a corridor, and stands one step around the corner.
static Trip around_a_corner(ActorKind kind, Mind mind) {
    Trip trip;
    begin(&trip, "###########\n"
                 "#.#.......#\n"
                 "#.#######.#\n"
                 "#@...r....#\n"
                 "###########\n");
    trip.world->actors[1].kind = kind;
    set_mind(trip.world, 1, mind);
    trip.world->hero.lantern_shut = true;
    learn_level(&trip);
    (void)travel(&trip, 1, 1);
    check_at(&trip, 1, 1);
    return trip;
}

// Else exploring would walk to and fro forever. In time he may have gone.
static void remembers_for_a_while_who_bars_the_way(void **state) {
    (void)state;
    Trip trip = around_a_corner(ACTOR_RAT, MIND_IDLE);
    assert_false(journey_to(&trip.journey, trip.world, (Vec){3, 1}));
    check_stop(&trip, STOP_BY_BODY, ACTOR_RAT);
    for (int i = 0; i < SIGHTING_TICKS; i++) tick(&trip);
    assert_true(journey_to(&trip.journey, trip.world, (Vec){3, 1}));
    end(&trip);
}

static void takes_a_mimic_for_a_chest_also_from_memory(void **state) {
    (void)state;
    Trip trip = around_a_corner(ACTOR_MIMIC, MIND_AMBUSH);
    assert_true(journey_to(&trip.journey, trip.world, (Vec){3, 1}));
    end(&trip);
}

// It went, he looked there, and came back around the corner.
static void forgets_who_is_no_longer_where_he_looked(void **state) {
    (void)state;
    Trip trip = around_a_corner(ACTOR_RAT, MIND_IDLE);
    trip.world->actors[1].pos = cell_centre((Vec){3, 1});
    (void)travel(&trip, 1, 3);
    (void)travel(&trip, 1, 1);
    assert_true(journey_to(&trip.journey, trip.world, (Vec){8, 3}));
    end(&trip);
}

// ---- what was said of them before

// Long after he has seen it he comes back around the corner.
static void come_back(Trip *trip) {
    for (int i = 0; i < SIGHTING_TICKS; i++) tick(trip);
    (void)travel(trip, 1, 3);
}

static void names_once_who_sleeps_on(void **state) {
    (void)state;
    Trip trip = around_a_corner(ACTOR_SLIME, MIND_ASLEEP);
    come_back(&trip);
    check_stop(&trip, STOP_ARRIVED, 0);
    end(&trip);
}

static void names_again_who_sleeps_elsewhere(void **state) {
    (void)state;
    Trip trip = around_a_corner(ACTOR_SLIME, MIND_ASLEEP);
    trip.world->actors[1].pos = cell_centre((Vec){6, 3});
    come_back(&trip);
    check_stop(&trip, STOP_SLEEPER, ACTOR_SLIME);
    end(&trip);
}

static void names_again_who_has_woken(void **state) {
    (void)state;
    Trip trip = around_a_corner(ACTOR_SLIME, MIND_ASLEEP);
    for (int i = 0; i < SIGHTING_TICKS; i++) tick(&trip);
    set_mind(trip.world, 1, MIND_IDLE);
    (void)travel(&trip, 1, 3);
    check_stop(&trip, STOP_MONSTER, ACTOR_SLIME);
    end(&trip);
}

static void names_once_who_runs_from_him(void **state) {
    (void)state;
    Trip trip = around_a_corner(ACTOR_RAT, MIND_IDLE);
    for (int i = 0; i < SIGHTING_TICKS; i++) tick(&trip);
    assert_true(journey_to(&trip.journey, trip.world, (Vec){1, 3}));
    while (journey_active(&trip.journey)) {
        set_mind(trip.world, 1, MIND_FLEE);
        tick(&trip);
    }
    check_stop(&trip, STOP_ARRIVED, 0);
    assert_int_equal(trip.journey.sightings.monsters[1].mind, MIND_FLEE);
    end(&trip);
}

static void says_once_that_a_chaser_has_found_him_again(void **state) {
    (void)state;
    Trip trip = around_a_corner(ACTOR_CHANTER, MIND_CHASE);
    (void)travel(&trip, 1, 3);
    assert_true(journey_to(&trip.journey, trip.world, (Vec){1, 1}));
    set_mind(trip.world, 1, MIND_RETURN);
    journey_look(&trip.journey, trip.world);
    set_mind(trip.world, 1, MIND_CHASE);
    journey_look(&trip.journey, trip.world);
    assert_true(journey_active(&trip.journey));
    end(&trip);
}

// Two that lie close together, lit one after the other.
static const char PACK[] = "##############\n"
                           "#@......r.r..#\n"
                           "#............#\n"
                           "#............#\n"
                           "#............#\n"
                           "##############\n";

static Trip by_a_pack(void) {
    Trip trip;
    begin(&trip, PACK);
    for (int i = 1; i <= 2; i++) set_mind(trip.world, i, MIND_AMBUSH);
    learn_level(&trip);
    return trip;
}

static void tells_of_a_pack_once(void **state) {
    (void)state;
    Trip trip = by_a_pack();
    (void)travel(&trip, 12, 4);
    check_stop(&trip, STOP_EYES, ACTOR_RAT);
    (void)travel(&trip, 12, 4);
    check_stop(&trip, STOP_ARRIVED, 0);
    end(&trip);
}

// Seen once, in the light; dark and in sight they may be there yet.
static void keeps_eyes_in_mind_that_it_no_longer_lights(void **state) {
    (void)state;
    Trip trip = by_a_pack();
    (void)travel(&trip, 12, 4);
    trip.world->hero.lantern_shut = true;
    for (int i = 0; i < SIGHTING_TICKS; i++) tick(&trip);
    assert_int_equal(trip.journey.sightings.monsters[1].mind, MIND_AMBUSH);
    trip.world->hero.lantern_shut = false;
    (void)travel(&trip, 1, 4);
    check_stop(&trip, STOP_ARRIVED, 0);
    end(&trip);
}

// ---- who hunts

static Trip hunted_by(ActorKind kind) {
    Trip trip;
    begin(&trip, "##########\n"
                 "#@...r...#\n"
                 "#........#\n"
                 "#........#\n"
                 "##########\n");
    trip.world->actors[1].kind = kind;
    set_mind(trip.world, 1, MIND_CHASE);
    learn_level(&trip);
    return trip;
}

// Asked once, he says who hunts him; asked again, he goes.
static void insist(Trip *trip, Vec cell) {
    assert_false(journey_to(&trip->journey, trip->world, cell));
    assert_true(journey_asks(&trip->journey, trip->world));
    assert_true(journey_to(&trip->journey, trip->world, cell));
}

static void does_not_set_out_while_somebody_is_after_him(void **state) {
    (void)state;
    Trip trip = hunted_by(ACTOR_RAT);
    assert_false(journey_to(&trip.journey, trip.world, (Vec){1, 2}));
    check_stop(&trip, STOP_HUNTED, ACTOR_RAT);
    end(&trip);
}

static void goes_on_all_the_same_when_asked_again(void **state) {
    (void)state;
    Trip trip = hunted_by(ACTOR_BAT);
    insist(&trip, (Vec){1, 3});
    journey_look(&trip.journey, trip.world);
    assert_true(journey_active(&trip.journey));
    end(&trip);
}

// Upon him, or about to strike.
static void heeds_who_fights_him(void **state) {
    (void)state;
    Trip trip = hunted_by(ACTOR_BAT);
    insist(&trip, (Vec){1, 3});
    trip.world->actors[1].act = ACT_WINDUP;
    journey_look(&trip.journey, trip.world);
    check_stop(&trip, STOP_HUNTED, ACTOR_BAT);
    trip.world->actors[1].act = ACT_NONE;
    trip.world->actors[1].pos = cell_centre((Vec){2, 2});
    for (int i = 0; i < 3; i++) assert_false(journey_to(&trip.journey, trip.world, (Vec){1, 3}));
    end(&trip);
}

static void stops_once_who_is_after_him_comes_near(void **state) {
    (void)state;
    Trip trip = hunted_by(ACTOR_RAT);
    insist(&trip, (Vec){1, 3});
    trip.world->actors[1].pos = cell_centre((Vec){3, 1});
    journey_look(&trip.journey, trip.world);
    check_stop(&trip, STOP_HUNTED, ACTOR_RAT);
    assert_false(journey_to(&trip.journey, trip.world, (Vec){1, 3}));
    assert_false(journey_asks(&trip.journey, trip.world));
    assert_false(journey_to(&trip.journey, trip.world, (Vec){1, 3}));
    end(&trip);
}

// Not that it would go on although he is hunted: that would be a promise that leads nowhere.
static void says_that_nothing_is_left_also_when_hunted(void **state) {
    (void)state;
    Trip trip = hunted_by(ACTOR_BAT);
    for (int i = 0; i < 3; i++) {
        assert_false(journey_explore(&trip.journey, trip.world));
        check_stop(&trip, STOP_EXPLORED, 0);
        assert_false(journey_asks(&trip.journey, trip.world));
    }
    end(&trip);
}

// It loses him and finds him again, time after time.
static void keeps_its_word_when_noticed_once_more(void **state) {
    (void)state;
    Trip trip = hunted_by(ACTOR_BAT);
    assert_false(journey_to(&trip.journey, trip.world, (Vec){1, 3}));
    set_mind(trip.world, 1, MIND_IDLE);
    journey_look(&trip.journey, trip.world);
    set_mind(trip.world, 1, MIND_CHASE);
    journey_look(&trip.journey, trip.world);
    assert_true(journey_asks(&trip.journey, trip.world));
    assert_true(journey_to(&trip.journey, trip.world, (Vec){1, 3}));
    end(&trip);
}

static void heeds_who_is_new(void **state) {
    (void)state;
    Trip trip = hunted_by(ACTOR_BAT);
    assert_false(journey_to(&trip.journey, trip.world, (Vec){1, 3}));
    hero_of(trip.world)->hp--;
    journey_look(&trip.journey, trip.world);
    assert_false(journey_to(&trip.journey, trip.world, (Vec){1, 3}));
    end(&trip);
}

// It may take something, or put a flame out, and mostly keeps away.
static void minds_nobody_who_does_no_harm(void **state) {
    (void)state;
    Trip trip = hunted_by(ACTOR_SNUFFER);
    assert_true(journey_to(&trip.journey, trip.world, (Vec){1, 2}));
    end(&trip);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(remembers_for_a_while_who_bars_the_way),
        cmocka_unit_test(takes_a_mimic_for_a_chest_also_from_memory),
        cmocka_unit_test(forgets_who_is_no_longer_where_he_looked),
        cmocka_unit_test(names_once_who_sleeps_on),
        cmocka_unit_test(names_again_who_sleeps_elsewhere),
        cmocka_unit_test(names_again_who_has_woken),
        cmocka_unit_test(names_once_who_runs_from_him),
        cmocka_unit_test(says_once_that_a_chaser_has_found_him_again),
        cmocka_unit_test(tells_of_a_pack_once),
        cmocka_unit_test(keeps_eyes_in_mind_that_it_no_longer_lights),
        cmocka_unit_test(does_not_set_out_while_somebody_is_after_him),
        cmocka_unit_test(goes_on_all_the_same_when_asked_again),
        cmocka_unit_test(heeds_who_fights_him),
        cmocka_unit_test(stops_once_who_is_after_him_comes_near),
        cmocka_unit_test(says_that_nothing_is_left_also_when_hunted),
        cmocka_unit_test(keeps_its_word_when_noticed_once_more),
        cmocka_unit_test(heeds_who_is_new),
        cmocka_unit_test(minds_nobody_who_does_no_harm),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
