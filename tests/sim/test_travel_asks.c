// What exploring does not do of itself: it stops before it, and goes on when asked again there.
#include "sim/space/known_things.h"

#include "sim/lamps.h"
#include "sim/minds.h"
#include "sim/trip.h"

enum { SOFT_TICKS = 16 }; // a cell with the lantern shut

static const char HALL[] = "############\n"
                           "#@.........#\n"
                           "############\n"
                           "############\n"
                           "############\n";

static Trip in_world(World *world) {
    Trip trip = {.world = world};
    assert_true(journey_init(&trip.journey));
    journey_look(&trip.journey, trip.world);
    return trip;
}

// One press of the key.
static void press(Trip *trip) {
    if (journey_explore(&trip->journey, trip->world)) (void)go(trip);
}

// ---- things

static Trip by_a_chest(const char *rows, Vec cell) {
    return in_world(
        arena_with(rows, (Fixture){.kind = FIXTURE_CHEST, .cell = cell, .item = ITEM_COIN, .count = 1}));
}

static void opens_a_chest_when_asked_again(void **state) {
    (void)state;
    Trip trip = by_a_chest(HALL, (Vec){6, 1});
    press(&trip);
    check_stop(&trip, STOP_BY_CHEST, TILE_FLOOR);
    check_at(&trip, 5, 1);
    assert_int_equal(trip.world->floor.fixtures[0].phase, PHASE_REST);
    assert_true(journey_asks(&trip.journey, trip.world));
    press(&trip);
    assert_int_equal(trip.world->floor.fixtures[0].phase, PHASE_OPEN);
    end(&trip);
}

static void asks_for_each_chest(void **state) {
    (void)state;
    Level level = level_from_picture(HALL);
    for (int x = 4; x < 9; x += 2)
        assert_true(fixture_add(&level, (Fixture){.kind = FIXTURE_CHEST, .cell = {x, 1}, .item = ITEM_COIN}));
    Trip trip = in_world(world_new(&level));
    for (int open = 0; open < 3; open++) {
        press(&trip);
        check_stop(&trip, STOP_BY_CHEST, TILE_FLOOR);
        for (int i = 0; i < 3; i++)
            assert_int_equal(trip.world->floor.fixtures[i].phase, i < open ? PHASE_OPEN : PHASE_REST);
        assert_true(journey_explore(&trip.journey, trip.world));
        while (trip.world->floor.fixtures[open].phase != PHASE_OPEN) tick(&trip);
        journey_end(&trip.journey);
    }
    end(&trip);
}

// He stands on it because he walked there himself.
static void asks_for_a_chest_under_his_feet(void **state) {
    (void)state;
    Trip trip = by_a_chest(HALL, (Vec){1, 1});
    press(&trip);
    check_stop(&trip, STOP_BY_CHEST, TILE_FLOOR);
    press(&trip);
    assert_int_equal(trip.world->floor.fixtures[0].phase, PHASE_OPEN);
    end(&trip);
}

static void leaves_a_chest_for_last_when_he_goes_elsewhere(void **state) {
    (void)state;
    Trip trip = by_a_chest("##############\n"
                           "#+....@......#\n"
                           "##############\n"
                           "##############\n"
                           "##############\n",
                           (Vec){9, 1});
    press(&trip);
    check_at(&trip, 8, 1);
    (void)travel(&trip, 7, 1);
    assert_true(journey_explore(&trip.journey, trip.world));
    assert_true(crosses(&trip, (Vec){3, 1})); // to the door
    check_stop(&trip, STOP_BY_CHEST, TILE_FLOOR);
    assert_int_equal(trip.world->floor.fixtures[0].phase, PHASE_REST);
    end(&trip);
}

static void stops_before_a_mimic_as_before_a_chest(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, "############\n"
                 "#@....r....#\n"
                 "############\n"
                 "############\n"
                 "############\n");
    trip.world->actors[1].kind = ACTOR_MIMIC;
    set_mind(trip.world, 1, MIND_AMBUSH);
    run(trip.world, STILL, 2);
    journey_reset(&trip.journey);
    press(&trip);
    check_stop(&trip, STOP_BY_CHEST, TILE_FLOOR);
    assert_int_equal(trip.world->actors[1].brain.mind, MIND_AMBUSH);
    end(&trip);
}

static void opens_a_lock_when_asked_again(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, "############\n"
                 "#@....1....#\n"
                 "############\n"
                 "############\n"
                 "############\n");
    trip.world->hero.keys[0] = 1;
    press(&trip);
    check_stop(&trip, STOP_BY_LOCK, 1);
    assert_int_equal(trip.world->hero.keys[0], 1);
    press(&trip);
    assert_int_equal(trip.world->hero.keys[0], 0);
    assert_int_equal(grid_at(&trip.world->known.explored, (Vec){10, 1}), KNOWN_WELL);
    end(&trip);
}

// Its fire shines from afar.
static void stops_once_at_a_great_room(void **state) {
    (void)state;
    int stops = 0;
    Level level = level_from_picture("############\n"
                                     "#@...+.....#\n"
                                     "######.....#\n"
                                     "######.....#\n"
                                     "############\n");
    grid_set(&level.tiles, (Vec){9, 2}, TILE_GREAT_FIRE);
    Trip trip = in_world(world_new(&level));
    for (int i = 0; i < 9; i++) {
        press(&trip);
        stops += trip.journey.stop.reason == STOP_GREAT;
    }
    assert_int_equal(stops, 1);
    end(&trip);
}

// ---- monsters

static const char SACRISTY[] = "################\n"
                               "#@.............#\n"
                               "#.######.#######\n"
                               "#.######.......#\n"
                               "#.######.......#\n"
                               "#......+.......#\n"
                               "################\n";

// He knows of the elite in the room below.
static Trip by_an_elite(void) {
    Trip trip;
    begin(&trip, SACRISTY);
    trip.journey.sightings.monsters[1] =
        (Sighting){.kind = ACTOR_SACRISTAN, .mind = MIND_IDLE, .cell = {12, 4}, .ticks = SIGHTING_TICKS};
    trip.world->actor_count = 2;
    return trip;
}

static void passes_an_elite_only_when_asked_again(void **state) {
    (void)state;
    Trip trip = by_an_elite();
    for (int i = 0; i < 2; i++) {
        (void)journey_explore(&trip.journey, trip.world);
        while (journey_active(&trip.journey)) {
            tick(&trip);
            assert_false(vec_eq(trip.world->cache.hero_cell, (Vec){8, 3}));
        }
        if (trip.journey.stop.reason == STOP_BY_ELITE) break;
    }
    check_stop(&trip, STOP_BY_ELITE, ACTOR_SACRISTAN);
    assert_true(journey_asks(&trip.journey, trip.world));
    press(&trip);
    assert_true(grid_at(&trip.world->known.explored, (Vec){14, 5}) == KNOWN_WELL);
    end(&trip);
}

static Trip with_a_suspicious_one(void) {
    Trip trip;
    begin(&trip, "##################\n"
                 "#+@..............#\n"
                 "#........g.......#\n"
                 "##################\n"
                 "##################\n");
    set_mind(trip.world, 1, MIND_SUSPICIOUS);
    journey_reset(&trip.journey);
    journey_look(&trip.journey, trip.world);
    return trip;
}

static void does_not_set_out_in_view_of_a_suspicious_one(void **state) {
    (void)state;
    Trip trip = with_a_suspicious_one();
    assert_false(journey_explore(&trip.journey, trip.world));
    check_stop(&trip, STOP_NOTICED, ACTOR_GOBLIN);
    assert_true(journey_asks(&trip.journey, trip.world));
    assert_true(journey_explore(&trip.journey, trip.world));
    end(&trip);
}

// He was told of the bat, and passes it; of the goblin he was not told.
static void stops_when_another_one_notices_him(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, "##################\n"
                 "#@...............#\n"
                 "#......r..g......#\n"
                 "##################\n"
                 "##################\n");
    trip.world->actors[1].kind = ACTOR_BAT;
    set_mind(trip.world, 1, MIND_CHASE);
    set_mind(trip.world, 2, MIND_IDLE);
    learn_level(&trip);
    assert_false(journey_to(&trip.journey, trip.world, (Vec){1, 2}));
    assert_true(journey_to(&trip.journey, trip.world, (Vec){1, 2}));
    set_mind(trip.world, 2, MIND_SUSPICIOUS);
    journey_look(&trip.journey, trip.world);
    check_stop(&trip, STOP_NOTICED, ACTOR_GOBLIN);
    end(&trip);
}

// ---- what is left

static void names_the_web_in_the_way_however_often_he_asks(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, "############\n"
                 "#<@........#\n"
                 "######.#####\n"
                 "######.#####\n"
                 "############\n");
    grid_set(&trip.world->level.decor, (Vec){6, 2}, DECOR_WEB);
    terrain_learn_cell(trip.world, (Vec){6, 2});
    for (int i = 0; i < 4; i++) {
        press(&trip);
        check_stop(&trip, STOP_BY_HARM, FIXTURE_COUNT);
        assert_int_equal(trip.journey.stop.cell.x, 6);
    }
    end(&trip);
}

// A toll has rebuilt the corridor to them, and on the way rooms are unexplored.
static void goes_to_the_stairs_by_the_shortest_way(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, "################################\n"
                 "#@............................>#\n"
                 "###+######+#######+#############\n"
                 "##.....##.....##.....###########\n"
                 "################################\n");
    trip.world->clock.on = trip.world->clock.open = true;
    trip.world->clock.ticks = LONG * LONG;
    learn_level(&trip);
    for (int x = 1; x < 28; x++) {
        for (int y = 1; y < 4; y++) grid_set(&trip.world->known.explored, (Vec){x, y}, KNOWN_STALE);
    }
    trip.world->hero.lantern_shut = true;
    assert_true(journey_explore(&trip.journey, trip.world));
    assert_in_range(go(&trip), 0, 29 * SOFT_TICKS + 20);
    check_at(&trip, 30, 1);
    end(&trip);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(opens_a_chest_when_asked_again),
        cmocka_unit_test(asks_for_each_chest),
        cmocka_unit_test(asks_for_a_chest_under_his_feet),
        cmocka_unit_test(leaves_a_chest_for_last_when_he_goes_elsewhere),
        cmocka_unit_test(stops_before_a_mimic_as_before_a_chest),
        cmocka_unit_test(opens_a_lock_when_asked_again),
        cmocka_unit_test(stops_once_at_a_great_room),
        cmocka_unit_test(passes_an_elite_only_when_asked_again),
        cmocka_unit_test(does_not_set_out_in_view_of_a_suspicious_one),
        cmocka_unit_test(stops_when_another_one_notices_him),
        cmocka_unit_test(names_the_web_in_the_way_however_often_he_asks),
        cmocka_unit_test(goes_to_the_stairs_by_the_shortest_way),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
