// Journeys among those who are awake: who bars a way, and who hunts.
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

// Else exploring would walk to and fro for ever. In time he may have gone.
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
    assert_true(journey_offers(&trip->journey, trip->world));
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
    journey_watch(&trip.journey, trip.world);
    assert_true(journey_goes(&trip.journey));
    end(&trip);
}

// Upon him, or about to strike.
static void heeds_who_fights_him(void **state) {
    (void)state;
    Trip trip = hunted_by(ACTOR_BAT);
    insist(&trip, (Vec){1, 3});
    trip.world->actors[1].act = ACT_WINDUP;
    journey_watch(&trip.journey, trip.world);
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
    journey_watch(&trip.journey, trip.world);
    check_stop(&trip, STOP_HUNTED, ACTOR_RAT);
    assert_false(journey_to(&trip.journey, trip.world, (Vec){1, 3}));
    assert_false(journey_offers(&trip.journey, trip.world));
    assert_false(journey_to(&trip.journey, trip.world, (Vec){1, 3}));
    end(&trip);
}

static void offers_no_step_towards_who_is_after_him(void **state) {
    (void)state;
    Trip trip = hunted_by(ACTOR_RAT);
    for (int i = 0; i < 3; i++) {
        assert_false(journey_to(&trip.journey, trip.world, (Vec){8, 1}));
        check_stop(&trip, STOP_HUNTED, ACTOR_RAT);
        assert_false(journey_offers(&trip.journey, trip.world));
    }
    end(&trip);
}

// That would be a promise that leads nowhere.
static void offers_nothing_where_nothing_is_left(void **state) {
    (void)state;
    Trip trip = hunted_by(ACTOR_BAT);
    for (int i = 0; i < 3; i++) {
        assert_false(journey_explore(&trip.journey, trip.world));
        check_stop(&trip, STOP_HUNTED, ACTOR_BAT);
        assert_false(journey_offers(&trip.journey, trip.world));
    }
    end(&trip);
}

// It loses him and finds him again, time after time.
static void keeps_its_word_when_noticed_once_more(void **state) {
    (void)state;
    Trip trip = hunted_by(ACTOR_BAT);
    assert_false(journey_to(&trip.journey, trip.world, (Vec){1, 3}));
    set_mind(trip.world, 1, MIND_IDLE);
    journey_watch(&trip.journey, trip.world);
    set_mind(trip.world, 1, MIND_CHASE);
    journey_watch(&trip.journey, trip.world);
    assert_true(journey_offers(&trip.journey, trip.world));
    assert_true(journey_to(&trip.journey, trip.world, (Vec){1, 3}));
    end(&trip);
}

static void heeds_who_is_new(void **state) {
    (void)state;
    Trip trip = hunted_by(ACTOR_BAT);
    assert_false(journey_to(&trip.journey, trip.world, (Vec){1, 3}));
    hero_of(trip.world)->hp--;
    journey_watch(&trip.journey, trip.world);
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
        cmocka_unit_test(does_not_set_out_while_somebody_is_after_him),
        cmocka_unit_test(goes_on_all_the_same_when_asked_again),
        cmocka_unit_test(heeds_who_fights_him),
        cmocka_unit_test(stops_once_who_is_after_him_comes_near),
        cmocka_unit_test(offers_no_step_towards_who_is_after_him),
        cmocka_unit_test(offers_nothing_where_nothing_is_left),
        cmocka_unit_test(keeps_its_word_when_noticed_once_more),
        cmocka_unit_test(heeds_who_is_new),
        cmocka_unit_test(minds_nobody_who_does_no_harm),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
