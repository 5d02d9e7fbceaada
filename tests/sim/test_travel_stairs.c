// Where exploring leads when nothing is left to explore: to the stairs, if they are open.
#include "sim/space/floor_items.h"
#include "sim/space/known_things.h"

#include "sim/minds.h"
#include "sim/trip.h"

// A depth of the descent, of which he knows all; its grate is open.
static Trip explored(const char *rows) {
    Trip trip;
    begin(&trip, rows);
    trip.world->clock.on = trip.world->clock.open = true;
    trip.world->clock.ticks = LONG * LONG;
    for (int i = HERO + 1; i < trip.world->actor_count; i++) set_mind(trip.world, i, MIND_ASLEEP);
    learn_level(&trip);
    return trip;
}

static const char WITH_STAIRS[] = "################\n"
                                  "#####@.....>####\n"
                                  "#####.......<###\n"
                                  "################\n"
                                  "################\n";

static void goes_to_open_stairs_at_once(void **state) {
    (void)state;
    Trip trip = explored(WITH_STAIRS);
    trip.world->remaining = 2;
    assert_true(journey_explore(&trip.journey, trip.world));
    assert_int_equal(trip.journey.kind, JOURNEY_LEAVE);
    (void)go(&trip);
    check_stop(&trip, STOP_ARRIVED, 0);
    check_at(&trip, 11, 1);
    assert_false(journey_explore(&trip.journey, trip.world));
    check_stop(&trip, STOP_EXPLORED, 0);
    end(&trip);
}

// A gem in sight, and the quota of one in the bag.
static Trip with_enough(const char *rows, Vec gem) {
    Trip trip;
    begin(&trip, rows);
    trip.world->clock = (TollClock){.on = true, .quota = 1, .ticks = LONG * LONG};
    trip.world->collected = trip.world->remaining = 1;
    (void)floor_put(trip.world, (Item){.kind = ITEM_GEM, .pos = cell_centre(gem)});
    known_learn_seen(trip.world);
    journey_reset(&trip.journey);
    journey_look(&trip.journey, trip.world);
    return trip;
}

// It says so once, and takes no more by itself.
static void stops_once_at_the_quota(void **state) {
    (void)state;
    Trip trip = with_enough("################\n"
                            "#@.............#\n"
                            "#..............#\n"
                            "################\n"
                            "################\n",
                            (Vec){4, 2});
    assert_false(journey_explore(&trip.journey, trip.world));
    check_stop(&trip, STOP_QUOTA, 0);
    (void)explore_all(&trip);
    check_stop(&trip, STOP_SURPLUS, 0);
    assert_int_equal(trip.world->collected, 1);
    (void)travel(&trip, 4, 2); // a place that he has named
    assert_int_equal(trip.world->collected, 2);
    end(&trip);
}

static void takes_what_bars_the_way_only_when_asked_once_more(void **state) {
    (void)state;
    Trip trip = with_enough("################\n"
                            "#@...##........#\n"
                            "####...........#\n"
                            "################\n"
                            "################\n",
                            (Vec){4, 1});
    (void)journey_explore(&trip.journey, trip.world);
    for (int i = 0; i < 9 && trip.journey.stop.reason != STOP_BY_TREASURE; i++) {
        if (journey_explore(&trip.journey, trip.world)) (void)go(&trip);
    }
    check_stop(&trip, STOP_BY_TREASURE, ITEM_GEM);
    assert_int_equal(trip.world->collected, 1);
    assert_true(journey_explore(&trip.journey, trip.world));
    (void)go(&trip);
    assert_int_equal(trip.world->collected, 2);
    end(&trip);
}

// With the last of them he stops where he is.
static void stops_where_the_quota_is_met(void **state) {
    (void)state;
    Trip trip = with_enough("################\n"
                            "#@.............#\n"
                            "################\n"
                            "################\n"
                            "################\n",
                            (Vec){5, 1});
    trip.world->collected = 0;
    trip.world->remaining = 2;
    assert_true(journey_explore(&trip.journey, trip.world));
    (void)go(&trip);
    check_stop(&trip, STOP_QUOTA, 0);
    assert_int_equal(trip.world->collected, 1);
    end(&trip);
}

static void goes_to_no_grate_that_is_shut(void **state) {
    (void)state;
    Trip trip = explored(WITH_STAIRS);
    trip.world->clock.quota = 1;
    trip.world->clock.open = false;
    for (int i = 0; i < 3; i++) {
        trip.world->collected = i > 0; // then it waits for the toll
        assert_false(journey_explore(&trip.journey, trip.world));
        check_stop(&trip, i == 1 ? STOP_QUOTA : STOP_EXPLORED, 0);
    }
    trip.world->clock.open = true;
    assert_true(journey_explore(&trip.journey, trip.world));
    end(&trip);
}

// The reason that stopped him on the way has not made the level unexplored.
static void goes_on_to_the_stairs_after_a_stop(void **state) {
    (void)state;
    Trip trip = explored(WITH_STAIRS);
    (void)journey_explore(&trip.journey, trip.world);
    assert_true(journey_explore(&trip.journey, trip.world));
    tick(&trip);
    hero_of(trip.world)->hp--;
    journey_look(&trip.journey, trip.world);
    check_stop(&trip, STOP_HURT, 0);
    assert_true(journey_explore(&trip.journey, trip.world));
    (void)go(&trip);
    check_at(&trip, 11, 1);
    end(&trip);
}

// Asked once to leave, once to pass it.
static void passes_who_sleeps_before_the_stairs_when_asked_once_more(void **state) {
    (void)state;
    Trip trip = explored("############\n"
                         "#@.......>##\n"
                         "#......g...#\n"
                         "############\n"
                         "############\n");
    assert_false(journey_explore(&trip.journey, trip.world));
    check_stop(&trip, STOP_BY_SLEEPER, ACTOR_GOBLIN);
    assert_true(journey_asks(&trip.journey, trip.world));
    assert_true(journey_explore(&trip.journey, trip.world));
    end(&trip);
}

// A door that he has not opened, and a coin.
static Trip with_all_treasures_in(void) {
    Trip trip = explored("################\n"
                         "##..+...@...>###\n"
                         "################\n"
                         "################\n"
                         "################\n");
    for (int x = 2; x < 4; x++) grid_set(&trip.world->known.explored, (Vec){x, 1}, KNOWN_NOT);
    (void)floor_put(trip.world, (Item){.kind = ITEM_COIN, .pos = cell_centre((Vec){6, 1})});
    known_learn_seen(trip.world);
    trip.world->collected = 3;
    trip.world->remaining = 0;
    return trip;
}

static void goes_straight_to_the_stairs_once_the_grate_is_open(void **state) {
    (void)state;
    Trip trip = with_all_treasures_in();
    assert_true(journey_explore(&trip.journey, trip.world));
    (void)go(&trip);
    assert_int_equal(trip.world->hero.score.coins, 0);
    check_stop(&trip, STOP_ARRIVED, 0);
    check_at(&trip, 12, 1);
    end(&trip);
}

static void explores_the_rest_when_asked_at_the_stairs(void **state) {
    (void)state;
    Trip trip = with_all_treasures_in();
    (void)journey_explore(&trip.journey, trip.world);
    (void)go(&trip);
    (void)explore_all(&trip);
    assert_int_equal(grid_at(&trip.world->known.explored, (Vec){2, 1}), KNOWN_WELL);
    end(&trip);
}

// He sees the stairs from afar, past the goblin.
static void passes_who_sleeps_where_no_other_way_leads_to_the_stairs(void **state) {
    (void)state;
    Trip trip = explored("################\n"
                         "########g#######\n"
                         "#@.............#\n"
                         "##############.#\n"
                         "#>.............#\n"
                         "################\n");
    for (int x = 2; x < 15; x++) grid_set(&trip.world->known.explored, (Vec){x, 4}, KNOWN_NOT);
    bool goes = false;
    for (int presses = 0; presses < 4 && !goes; presses++) goes = journey_explore(&trip.journey, trip.world);
    assert_true(goes);
    end(&trip);
}

// A toll has cut the stairs off; whom he has seen before steps into the only way to what it rebuilt.
static void says_who_stands_before_what_was_rebuilt(void **state) {
    (void)state;
    Trip trip = explored("##################################\n"
                         "#@..............................>#\n"
                         "#.....g....#######################\n"
                         "##################################\n"
                         "##################################\n");
    for (int x = 18; x < 30; x++) grid_set(&trip.world->known.explored, (Vec){x, 1}, KNOWN_STALE);
    trip.world->collected = 3;
    trip.world->remaining = 0;
    set_mind(trip.world, HERO + 1, MIND_IDLE);
    trip.world->hero.lantern_shut = true;
    for (int i = 0; i < 4; i++) tick(&trip);
    assert_true(journey_explore(&trip.journey, trip.world));
    for (int i = 0; i < 20; i++) tick(&trip);
    trip.world->actors[HERO + 1].pos = trip.world->actors[HERO + 1].prev = cell_centre((Vec){14, 1});
    (void)go(&trip);
    check_stop(&trip, STOP_BY_BODY, ACTOR_GOBLIN);
    end(&trip);
}

// He stood there while he explored, and saw nothing new.
static void goes_to_stairs_that_showed_nothing_new(void **state) {
    (void)state;
    Trip trip = explored(WITH_STAIRS);
    grid_set(&trip.journey.survey.tried, (Vec){11, 1}, TRIED_GOAL);
    (void)journey_explore(&trip.journey, trip.world);
    assert_true(journey_explore(&trip.journey, trip.world));
    (void)go(&trip);
    check_at(&trip, 11, 1);
    end(&trip);
}

static void explores_on_while_goods_remain(void **state) {
    (void)state;
    Trip trip = with_all_treasures_in();
    trip.world->remaining = 1;
    (void)explore_all(&trip);
    check_stop(&trip, STOP_EXPLORED, 0);
    end(&trip);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(goes_to_open_stairs_at_once),
        cmocka_unit_test(stops_once_at_the_quota),
        cmocka_unit_test(takes_what_bars_the_way_only_when_asked_once_more),
        cmocka_unit_test(stops_where_the_quota_is_met),
        cmocka_unit_test(goes_to_no_grate_that_is_shut),
        cmocka_unit_test(goes_on_to_the_stairs_after_a_stop),
        cmocka_unit_test(goes_straight_to_the_stairs_once_the_grate_is_open),
        cmocka_unit_test(explores_the_rest_when_asked_at_the_stairs),
        cmocka_unit_test(passes_who_sleeps_where_no_other_way_leads_to_the_stairs),
        cmocka_unit_test(says_who_stands_before_what_was_rebuilt),
        cmocka_unit_test(goes_to_stairs_that_showed_nothing_new),
        cmocka_unit_test(explores_on_while_goods_remain),
        cmocka_unit_test(passes_who_sleeps_before_the_stairs_when_asked_once_more),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
