// Journeys on worlds from pictures: why they end, and where exploring leads.
#include "map/balance_hero.h"
#include "sim/space/floor_items.h"
#include "sim/space/known_things.h"

#include "sim/lamps.h"
#include "sim/minds.h"
#include "sim/trip.h"

// ---- what ends it

static void stops_at_a_monster_that_comes_into_sight(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, "################\n"
                 "#@............##\n"
                 "#############.##\n"
                 "#...........g.##\n"
                 "################\n");
    set_mind(trip.world, 1, MIND_IDLE);
    assert_true(journey_to(&trip.journey, trip.world, (Vec){10, 1}));
    (void)go(&trip);
    check_stop(&trip, STOP_ARRIVED, 0); // out of sight so far
    assert_true(journey_explore(&trip.journey, trip.world));
    (void)go(&trip);
    check_stop(&trip, STOP_MONSTER, ACTOR_GOBLIN);
    end(&trip);
}

// A monster that lies in wait shows its eyes where it is lit, and nothing in the dark.
static void does_not_name_who_lies_in_wait(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, "############\n"
                 "#@......g..#\n"
                 "############\n"
                 "############\n"
                 "############\n");
    set_mind(trip.world, 1, MIND_AMBUSH);
    journey_reset(&trip.journey);
    (void)travel(&trip, 10, 1);
    check_stop(&trip, STOP_EYES, ACTOR_GOBLIN);
    check_at(&trip, 3, 1); // as far as the lantern shines
    end(&trip);
}

static void sets_out_past_what_it_has_named(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, "############\n"
                 "#@.........#\n"
                 "#..........#\n"
                 "#........s.#\n"
                 "############\n");
    set_mind(trip.world, 1, MIND_IDLE);
    trip.world->hero.lantern_shut = true;
    (void)travel(&trip, 3, 1);
    check_stop(&trip, STOP_ARRIVED, 0);
    end(&trip);
}

static void stops_when_it_is_noticed(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, "############\n"
                 "#@.........#\n"
                 "#..........#\n"
                 "#........g.#\n"
                 "############\n");
    set_mind(trip.world, 1, MIND_IDLE);
    journey_reset(&trip.journey);
    (void)travel(&trip, 10, 1);
    check_stop(&trip, STOP_NOTICED, ACTOR_GOBLIN);
    end(&trip);
}

static void does_not_set_out_while_hunted(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, "############\n"
                 "#+@......g.#\n"
                 "############\n"
                 "############\n"
                 "############\n");
    alarm(trip.world, 1);
    assert_false(journey_explore(&trip.journey, trip.world));
    check_stop(&trip, STOP_HUNTED, ACTOR_GOBLIN);
    assert_false(journey_to(&trip.journey, trip.world, (Vec){3, 1}));
    end(&trip);
}

static void stops_when_hurt(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, "##########\n"
                 "#@.......#\n"
                 "##########\n"
                 "##########\n"
                 "##########\n");
    assert_true(journey_to(&trip.journey, trip.world, (Vec){8, 1}));
    tick(&trip);
    hero_of(trip.world)->hp--;
    journey_look(&trip.journey, trip.world);
    check_stop(&trip, STOP_HURT, 0);
    assert_false(journey_active(&trip.journey));
    end(&trip);
}

// Pressed while it goes, it is no other journey.
static void goes_on_when_asked_on_the_way(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, "############\n"
                 "#@....+....#\n"
                 "############\n"
                 "############\n"
                 "############\n");
    assert_true(journey_explore(&trip.journey, trip.world));
    for (int i = 0; i < LONG && journey_active(&trip.journey); i++) {
        if (i % 3 == 0) assert_true(journey_explore(&trip.journey, trip.world));
        tick(&trip);
    }
    check_stop(&trip, STOP_EXPLORED, 0);
    end(&trip);
}

static void stops_before_a_toll(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, "############\n"
                 "#@.........#\n"
                 "############\n"
                 "############\n"
                 "############\n");
    trip.world->clock.on = true;
    trip.world->clock.ticks = TOLL_WARN_TICKS + 20;
    trip.world->clock.doorstep = (Vec){0, 0};
    journey_reset(&trip.journey);
    (void)travel(&trip, 10, 1);
    check_stop(&trip, STOP_TOLL_SOON, 0);
    end(&trip);
}

static Trip by_gifts(const char *rows, Vec first) {
    Trip trip;
    Level level = level_from_picture(rows);
    level.seed = 1;
    for (int i = 0; i < 3; i++) {
        Vec cell = {first.x + i, first.y};
        grid_set(&level.decor, cell, DECOR_DAIS);
        level.items.at[level.items.count++] = (Spawn){.kind = ITEM_GIFT_LENS + i, .cell = cell};
    }
    trip.world = world_new(&level);
    assert_true(trip.world != NULL && journey_init(&trip.journey));
    journey_look(&trip.journey, trip.world);
    return trip;
}

static const char LONG_HALL[] = "####################\n"
                                "#@.................#\n"
                                "#..............#####\n"
                                "####################\n"
                                "####################\n";

static void stays_once_for_gifts_and_then_leaves_them_where_they_lie(void **state) {
    (void)state;
    Trip trip = by_gifts(LONG_HALL, (Vec){2, 1});
    run(trip.world, STILL, 2);
    assert_false(journey_explore(&trip.journey, trip.world));
    check_stop(&trip, STOP_GIFTS, 0);
    (void)explore_all(&trip);
    for (int i = 0; i < 3; i++) assert_false(trip.world->floor.items[i].taken);
    end(&trip);
}

static void stops_once_where_gifts_come_into_sight(void **state) {
    (void)state;
    Trip trip = by_gifts("####################\n"
                         "#@....+............#\n"
                         "####################\n"
                         "####################\n"
                         "####################\n",
                         (Vec){9, 1});
    int stops = 0;
    for (int tries = 0; tries < 20 && !journey_is_done(&trip.journey); tries++) {
        if (journey_explore(&trip.journey, trip.world)) (void)go(&trip);
        stops += trip.journey.stop.reason == STOP_GIFTS;
    }
    assert_int_equal(stops, 1);
    assert_true(journey_is_done(&trip.journey));
    end(&trip);
}

static void takes_an_item_without_a_stop(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, "############\n"
                 "#@....+...*#\n"
                 "############\n"
                 "############\n"
                 "############\n");
    trip.world->quest = false;
    assert_true(journey_explore(&trip.journey, trip.world));
    (void)go(&trip);
    assert_true(trip.world->floor.items[0].taken);
    check_stop(&trip, STOP_EXPLORED, 0);
    end(&trip);
}

// Better boots are for the player to choose, and what works at once is to be used at the right time.
static void stops_once_for_a_choice(void **state) {
    (void)state;
    static const ItemKind CHOICES[] = {ITEM_NAILED_BOOTS, ITEM_ZEAL};
    for (int i = 0; i < 2; i++) {
        Trip trip;
        begin(&trip, "############\n"
                     "#@....+....#\n"
                     "############\n"
                     "############\n"
                     "############\n");
        trip.world->hero.worn[item_gear_place(ITEM_FELT_BOOTS)] = ITEM_FELT_BOOTS;
        (void)floor_put(trip.world, (Item){.kind = CHOICES[i], .pos = cell_centre((Vec){10, 1})});
        journey_reset(&trip.journey);
        assert_true(journey_explore(&trip.journey, trip.world));
        (void)go(&trip);
        check_stop(&trip, STOP_ITEM, (int)CHOICES[i]);
        (void)explore_all(&trip);
        assert_false(trip.world->floor.items[0].taken);
        end(&trip);
    }
}

// Things that come into sight behind the door, one of them a treasure.
static void takes_coins_without_a_stop(void **state) {
    (void)state;
    static const ItemKind EVERYDAY[] = {ITEM_COIN, ITEM_ARROW, ITEM_COIN, ITEM_HEART};
    Trip trip;
    begin(&trip, "############\n"
                 "#@....+....#\n"
                 "############\n"
                 "############\n"
                 "############\n");
    hero_of(trip.world)->hp -= 1;
    for (int i = 0; i < 4; i++)
        (void)floor_put(trip.world, (Item){.kind = EVERYDAY[i], .pos = cell_centre((Vec){7 + i, 1})});
    journey_reset(&trip.journey);
    assert_true(journey_explore(&trip.journey, trip.world));
    (void)go(&trip);
    check_stop(&trip, STOP_EXPLORED, 0);
    assert_int_equal(trip.world->hero.score.coins, 2);
    assert_int_equal(hero_of(trip.world)->hp, HERO_HP);
    end(&trip);
}

// A gem behind a door, beside a burning candle or in the dark, where a bell tolls or not. The hero explores
// until he stops for the first time.
static Trip to_a_gem(bool lit, bool tolls) {
    Trip trip;
    begin(&trip, "############\n"
                 "#@....+....#\n"
                 "#######....#\n"
                 "############\n"
                 "############\n");
    trip.world->clock = (TollClock){.on = tolls, .quota = 2, .ticks = LONG * LONG};
    if (lit) (void)burning(trip.world, ITEM_CANDLE, (Vec){9, 2}, LONG * LONG);
    (void)floor_put(trip.world, (Item){.kind = ITEM_GEM, .pos = cell_centre((Vec){10, 1})});
    trip.world->remaining = 2;
    journey_reset(&trip.journey);
    assert_true(journey_explore(&trip.journey, trip.world));
    (void)go(&trip);
    return trip;
}

// The next toll doubles it, so the player chooses whether to leave it there.
static void stops_for_a_lit_treasure_and_takes_it_when_asked_again(void **state) {
    (void)state;
    Trip trip = to_a_gem(true, true);
    check_stop(&trip, STOP_BY_ITEM, ITEM_GEM);
    assert_int_equal(trip.world->collected, 0);
    assert_true(journey_explore(&trip.journey, trip.world));
    (void)go(&trip);
    assert_int_equal(trip.world->collected, 1);
    end(&trip);
}

static void takes_other_treasures_without_a_stop(void **state) {
    (void)state;
    for (int i = 0; i < 3; i++) {
        Trip trip = to_a_gem(i == 1, i == 2);
        check_stop(&trip, STOP_EXPLORED, 0);
        assert_int_equal(trip.world->collected, 1);
        end(&trip);
    }
}

// It rings when it is taken, and opens the way out of the vestibule: he is told first.
static void stops_for_the_hand_bell_and_takes_it_when_asked_again(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, "############\n"
                 "#@....+....#\n"
                 "############\n"
                 "############\n"
                 "############\n");
    (void)floor_put(trip.world, (Item){.kind = ITEM_BELL, .pos = cell_centre((Vec){10, 1})});
    journey_reset(&trip.journey);
    assert_true(journey_explore(&trip.journey, trip.world));
    (void)go(&trip);
    check_stop(&trip, STOP_BY_ITEM, ITEM_BELL);
    assert_false(trip.world->floor.items[0].taken);
    assert_true(journey_explore(&trip.journey, trip.world));
    (void)go(&trip);
    assert_true(trip.world->floor.items[0].taken);
    end(&trip);
}

// Ends the journey unless it goes on past what it tells of.
static bool is_told_in_passing(Trip *trip, StopReason reason) {
    bool told = false;
    for (int i = 0; i < LONG && journey_active(&trip->journey); i++) {
        tick(trip);
        told |= trip->journey.news.reason == reason && journey_active(&trip->journey);
    }
    return told;
}

static void tells_of_a_locked_door_in_passing(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, "#################\n"
                 "#@....+......2..#\n"
                 "########.########\n"
                 "########2########\n"
                 "#################\n");
    assert_true(journey_explore(&trip.journey, trip.world));
    assert_true(is_told_in_passing(&trip, STOP_LOCK));
    check_stop(&trip, STOP_BY_LOCK, 2);
    end(&trip);
}

// ---- exploring

static void takes_a_thing_before_the_unknown(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, "#################\n"
                 "#+..@......*....#\n"
                 "#################\n"
                 "#################\n"
                 "#################\n");
    assert_true(journey_explore(&trip.journey, trip.world));
    assert_int_equal(grid_at(&trip.journey.survey.goals, trip.journey.goal), GOAL_TAKE);
    assert_int_equal(trip.journey.goal.x, 11);
    end(&trip);
}

static void opens_a_chest_and_the_door_of_a_key(void **state) {
    (void)state;
    Trip trip;
    Level level = level_from_picture("################\n"
                                     "#@...........1.#\n"
                                     "################\n"
                                     "################\n"
                                     "################\n");
    assert_true(fixture_add(
        &level, (Fixture){.kind = FIXTURE_CHEST, .cell = {4, 1}, .item = ITEM_KEY_1, .count = 1}));
    trip.world = world_new(&level);
    assert_true(journey_init(&trip.journey));
    (void)explore_all(&trip);
    assert_int_equal(trip.world->floor.fixtures[0].phase, PHASE_OPEN);
    assert_int_equal(trip.world->hero.keys[0], 0);
    assert_false(level_solid(&trip.world->level, (Vec){13, 1}));
    check_stop(&trip, STOP_EXPLORED, 0);
    end(&trip);
}

static void leaves_a_chest_that_would_shoot(void **state) {
    (void)state;
    Trip trip;
    Level level = level_from_picture("################\n"
                                     "#@.............#\n"
                                     "################\n"
                                     "################\n"
                                     "################\n");
    assert_true(fixture_add(
        &level, (Fixture){.kind = FIXTURE_CHEST, .cell = {3, 1}, .item = ITEM_COIN, .trapped = true}));
    trip.world = world_new(&level);
    assert_true(journey_init(&trip.journey));
    find_traps(&trip);
    (void)explore_all(&trip);
    assert_int_equal(trip.world->floor.fixtures[0].phase, PHASE_REST);
    end(&trip);
}

static void says_what_it_lacks_for_the_rest(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, "################\n"
                 "#@..........2..#\n"
                 "################\n"
                 "################\n"
                 "################\n");
    assert_false(journey_explore(&trip.journey, trip.world));
    check_stop(&trip, STOP_BY_LOCK, 2);
    end(&trip);
}

static const char TWO_ROOMS[] = "######################################\n"
                                "#@..................................##\n"
                                "######################################\n"
                                "######################################\n"
                                "######################################\n";

static void make_stale(Trip *trip, int from) {
    for (int x = from; x < trip->world->level.tiles.w; x++)
        grid_set(&trip->world->known.explored, (Vec){x, 1}, KNOWN_STALE);
}

static void takes_stale_cells_as_unknown(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, TWO_ROOMS);
    (void)explore_all(&trip);
    (void)travel(&trip, 1, 1);
    make_stale(&trip, 20);
    assert_true(journey_explore(&trip.journey, trip.world));
    assert_in_range(trip.journey.goal.x, 15, 19);
    (void)explore_all(&trip);
    assert_int_equal(grid_at(&trip.world->known.explored, (Vec){35, 1}), KNOWN_WELL);
    end(&trip);
}

// A toll has rebuilt what lies between.
static void stops_where_it_sees_that_the_way_is_cut_off(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, TWO_ROOMS);
    (void)explore_all(&trip);
    (void)travel(&trip, 1, 1);
    trip.world->hero.lantern_shut = true; // he sees no further than that
    make_stale(&trip, 20);
    grid_set(&trip.world->level.tiles, (Vec){16, 1}, TILE_WALL);
    assert_true(journey_to(&trip.journey, trip.world, (Vec){30, 1}));
    (void)go(&trip);
    check_stop(&trip, STOP_NO_WAY, 0);
    assert_false(journey_to(&trip.journey, trip.world, (Vec){30, 1}));
    check_stop(&trip, STOP_NO_WAY, 0);
    end(&trip);
}

static void explores_on_the_way_to_stairs_that_are_cut_off(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, "################################\n"
                 "#..............................#\n"
                 "#.############################.#\n"
                 "#@............................<#\n"
                 "################################\n");
    learn_level(&trip);
    for (int x = 12; x < 24; x++) {
        for (int y = 1; y < 4; y++) grid_set(&trip.world->known.explored, (Vec){x, y}, KNOWN_STALE);
    }
    grid_set(&trip.world->level.tiles, (Vec){20, 3}, TILE_WALL);
    (void)travel(&trip, 30, 3);
    check_stop(&trip, STOP_ARRIVED, 0);
    check_at(&trip, 30, 3);
    end(&trip);
}

static void knows_no_way_to_the_unknown(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, TWO_ROOMS);
    assert_false(journey_to(&trip.journey, trip.world, (Vec){30, 1}));
    check_stop(&trip, STOP_NO_WAY, 0);
    assert_false(journey_to(&trip.journey, trip.world, (Vec){-1, 90}));
    end(&trip);
}

// The openings of a room's border lead off the level.
static void leaves_no_level_by_itself(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, "##########\n"
                 "#@........\n"
                 "##########\n"
                 "##########\n"
                 "##########\n");
    (void)explore_all(&trip);
    assert_int_equal(trip.world->exit, EXIT_NONE);
    check_stop(&trip, STOP_EXPLORED, 0);
    end(&trip);
}

static void ends_where_somebody_stands_in_the_way(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, "##########\n"
                 "#@...s...#\n"
                 "##########\n"
                 "##########\n"
                 "##########\n");
    set_mind(trip.world, 1, MIND_STUNNED);
    trip.world->actors[1].brain.timer = LONG;
    journey_reset(&trip.journey);
    assert_false(journey_to(&trip.journey, trip.world, (Vec){8, 1}));
    check_stop(&trip, STOP_BY_BODY, ACTOR_SLIME);
    end(&trip);
}

static void stands_still_where_it_arrives(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, TWO_ROOMS);
    assert_true(journey_to(&trip.journey, trip.world, (Vec){6, 1}));
    Input last = STILL;
    while (journey_active(&trip.journey)) {
        last = journey_input(&trip.journey, trip.world);
        world_tick(trip.world, last);
    }
    check_stop(&trip, STOP_ARRIVED, 0);
    assert_int_equal(last.x, 0);
    assert_int_equal(last.y, 0);
    end(&trip);
}

static void tells_of_the_stairs_in_passing(void **state) {
    (void)state;
    Trip trip;
    char rows[42 * 6 + 1] = "#####\n##@##\n";
    while (strlen(rows) < 40 * 6) strcat(rows, "##.##\n");
    strcat(rows, "##>##\n#####\n");
    begin(&trip, rows);
    assert_true(journey_explore(&trip.journey, trip.world));
    assert_true(is_told_in_passing(&trip, STOP_STAIRS));
    check_stop(&trip, STOP_EXPLORED, 0);
    assert_true(journey_to(&trip.journey, trip.world, (Vec){2, 30}));
    assert_false(is_told_in_passing(&trip, STOP_STAIRS)); // once
    check_stop(&trip, STOP_ARRIVED, 0);
    end(&trip);
}

// Times that it asks for the same of a world that stands still.
static int tries(Trip *trip) {
    Vec goal = (Vec){-1, -1};
    for (int calls = 0; calls < LONG; calls++) {
        Input input = journey_input(&trip->journey, trip->world);
        if (trip->journey.tries == 0) world_tick(trip->world, input);
        if (trip->journey.tries == 1) goal = trip->journey.goal;
        if (grid_get(&trip->journey.survey.tried, goal, 0) == TRIED_GOAL) break;
    }
    return trip->journey.tries;
}

static void gives_up_what_does_not_come_off(void **state) {
    (void)state;
    static const char ROOM[] = "#########\n"
                               "#@......#\n"
                               "#########\n"
                               "#########\n"
                               "#########\n";
    Trip trip;
    trip.world = arena_with(ROOM, (Fixture){.kind = FIXTURE_CHEST, .cell = {5, 1}});
    assert_true(journey_init(&trip.journey));
    journey_look(&trip.journey, trip.world);
    (void)journey_explore(&trip.journey, trip.world);
    (void)go(&trip);
    assert_true(journey_explore(&trip.journey, trip.world));
    assert_int_equal(tries(&trip), 91);
    end(&trip);
    begin(&trip, ROOM);
    (void)floor_put(trip.world, (Item){.kind = ITEM_GEM, .pos = hero_of(trip.world)->pos});
    known_learn_seen(trip.world);
    journey_reset(&trip.journey);
    journey_look(&trip.journey, trip.world);
    assert_true(journey_explore(&trip.journey, trip.world));
    assert_int_equal(tries(&trip), 2);
    end(&trip);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(stops_at_a_monster_that_comes_into_sight),
        cmocka_unit_test(stops_for_a_lit_treasure_and_takes_it_when_asked_again),
        cmocka_unit_test(takes_other_treasures_without_a_stop),
        cmocka_unit_test(does_not_name_who_lies_in_wait),
        cmocka_unit_test(sets_out_past_what_it_has_named),
        cmocka_unit_test(stops_when_it_is_noticed),
        cmocka_unit_test(does_not_set_out_while_hunted),
        cmocka_unit_test(stops_when_hurt),
        cmocka_unit_test(goes_on_when_asked_on_the_way),
        cmocka_unit_test(stops_before_a_toll),
        cmocka_unit_test(stays_once_for_gifts_and_then_leaves_them_where_they_lie),
        cmocka_unit_test(stops_once_where_gifts_come_into_sight),
        cmocka_unit_test(takes_an_item_without_a_stop),
        cmocka_unit_test(stops_once_for_a_choice),
        cmocka_unit_test(stops_for_the_hand_bell_and_takes_it_when_asked_again),
        cmocka_unit_test(takes_coins_without_a_stop),
        cmocka_unit_test(tells_of_a_locked_door_in_passing),
        cmocka_unit_test(takes_a_thing_before_the_unknown),
        cmocka_unit_test(opens_a_chest_and_the_door_of_a_key),
        cmocka_unit_test(leaves_a_chest_that_would_shoot),
        cmocka_unit_test(says_what_it_lacks_for_the_rest),
        cmocka_unit_test(takes_stale_cells_as_unknown),
        cmocka_unit_test(stops_where_it_sees_that_the_way_is_cut_off),
        cmocka_unit_test(explores_on_the_way_to_stairs_that_are_cut_off),
        cmocka_unit_test(knows_no_way_to_the_unknown),
        cmocka_unit_test(leaves_no_level_by_itself),
        cmocka_unit_test(ends_where_somebody_stands_in_the_way),
        cmocka_unit_test(stands_still_where_it_arrives),
        cmocka_unit_test(tells_of_the_stairs_in_passing),
        cmocka_unit_test(gives_up_what_does_not_come_off),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
