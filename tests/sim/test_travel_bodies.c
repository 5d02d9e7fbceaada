// Journeys among those who are awake: who bars a way, and who hunts.
#include "sim/trip.h"

// Who was just seen in the only way stands there still, one step around the corner: else exploring would walk
// to and fro for ever. In time he may have gone.
static void remembers_for_a_while_who_bars_the_way(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, "###########\n"
                 "#.#.......#\n"
                 "#.#######.#\n"
                 "#@...r....#\n"
                 "###########\n");
    set_mind(trip.world, 1, MIND_IDLE);
    trip.world->hero.lantern_shut = true;
    learn_level(&trip);
    assert_false(journey_to(&trip.journey, trip.world, (Vec){3, 1}));
    check_stop(&trip, STOP_BY_BODY, ACTOR_RAT);
    (void)travel(&trip, 1, 1);
    check_at(&trip, 1, 1);
    assert_false(journey_to(&trip.journey, trip.world, (Vec){3, 1}));
    check_stop(&trip, STOP_BY_BODY, ACTOR_RAT);
    for (int i = 0; i < SIGHTING_TICKS; i++) tick(&trip);
    assert_true(journey_to(&trip.journey, trip.world, (Vec){3, 1}));
    end(&trip);
}

static Trip beside(const char *rows) {
    Trip trip;
    begin(&trip, rows);
    set_mind(trip.world, 1, MIND_CHASE);
    learn_level(&trip);
    return trip;
}

static void does_not_set_out_while_somebody_is_after_him(void **state) {
    (void)state;
    Trip trip = beside("##########\n"
                       "#@...r...#\n"
                       "#........#\n"
                       "#........#\n"
                       "##########\n");
    assert_false(journey_to(&trip.journey, trip.world, (Vec){1, 2}));
    check_stop(&trip, STOP_HUNTED, ACTOR_RAT);
    end(&trip);
}

// Who cannot hurt him: it may take something, or put a flame out, and mostly keeps away.
static void minds_nobody_who_does_no_harm(void **state) {
    (void)state;
    Trip trip = beside("##########\n"
                       "#@...r...#\n"
                       "#........#\n"
                       "#........#\n"
                       "##########\n");
    trip.world->actors[1].kind = ACTOR_SNUFFER;
    assert_true(journey_to(&trip.journey, trip.world, (Vec){1, 2}));
    end(&trip);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(remembers_for_a_while_who_bars_the_way),
        cmocka_unit_test(does_not_set_out_while_somebody_is_after_him),
        cmocka_unit_test(minds_nobody_who_does_no_harm),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
