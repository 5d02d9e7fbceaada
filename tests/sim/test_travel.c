// Journeys on worlds from pictures: the way, what it avoids, and why it ends.
#include "sim/space/floor_items.h"
#include "sim/space/terrain.h"
#include "sim/travel/journey.h"

#include "sim/arena.h"

enum { CELL_TICKS = 12, LONG = 3000 };

typedef struct Trip {
    World *world;
    Journey journey;
} Trip;

static void begin(Trip *trip, const char *rows) {
    trip->world = arena(rows);
    assert_true(journey_init(&trip->journey));
    journey_watch(&trip->journey, trip->world);
}

static void end(Trip *trip) {
    journey_free(&trip->journey);
    world_free(trip->world);
}

static void tick(Trip *trip) {
    world_tick(trip->world, journey_input(&trip->journey, trip->world));
    journey_watch(&trip->journey, trip->world);
}

// Until it ends by itself. Returns the ticks.
static int go(Trip *trip) {
    int ticks = 0;
    while (journey_goes(&trip->journey)) {
        tick(trip);
        assert_true(++ticks < LONG);
    }
    return ticks;
}

static int travel(Trip *trip, int x, int y) {
    assert_true(journey_to(&trip->journey, trip->world, (Vec){x, y}));
    return go(trip);
}

// Explores until nothing is left, whatever it stops at meanwhile. Returns how often it stopped.
static int explore_all(Trip *trip) {
    int stops = 0;
    for (; !trip->journey.spent && stops < 100; stops++) {
        if (journey_explore(&trip->journey, trip->world)) (void)go(trip);
    }
    assert_true(trip->journey.spent);
    return stops;
}

static void check_stop(const Trip *trip, StopReason reason, int kind) {
    assert_int_equal(trip->journey.stop.reason, reason);
    assert_int_equal(trip->journey.stop.kind, kind);
}

static void check_at(const Trip *trip, int x, int y) {
    assert_int_equal(trip->world->cache.hero_cell.x, x);
    assert_int_equal(trip->world->cache.hero_cell.y, y);
}

// Goes on to its end; whether he came through that cell.
static bool crosses(Trip *trip, Vec cell) {
    bool crossed = false;
    for (int i = 0; i < LONG && journey_goes(&trip->journey); i++) {
        tick(trip);
        crossed |= vec_eq(trip->world->cache.hero_cell, cell);
    }
    return crossed;
}

// As if he had been everywhere.
static void learn_level(Trip *trip) {
    const Grid *tiles = &trip->world->level.tiles;
    for (int i = 0; i < tiles->w * tiles->h; i++)
        terrain_note(trip->world, (Vec){i % tiles->w, i / tiles->w});
    journey_forget(&trip->journey);
    journey_watch(&trip->journey, trip->world);
}

static void find_traps(Trip *trip) {
    for (int i = 0; i < trip->world->level.fixture_count; i++) trip->world->floor.fixtures[i].found = true;
    journey_watch(&trip->journey, trip->world);
}

static void lull(Trip *trip) {
    for (int i = HERO + 1; i < trip->world->actor_count; i++) set_mind(trip->world, i, MIND_ASLEEP);
    learn_level(trip);
}

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

static void stops_when_it_finds_a_trap(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, "#############\n"
                 "#@.......^..#\n"
                 "#...........#\n"
                 "#############\n"
                 "#############\n");
    (void)travel(&trip, 11, 1);
    check_stop(&trip, STOP_FIXTURE, FIXTURE_SPIKES);
    assert_int_equal(trip.journey.stop.cell.x, 9);
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
    assert_true(trip.journey.spent);
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
    for (int i = 0; i < LONG && journey_goes(&trip->journey); i++) {
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
    for (int i = 0; i < LONG && journey_goes(&trip.journey); i++) {
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

// Who lies in wait is eyes where it is lit, and nothing in the dark.
static void does_not_name_who_lies_in_wait(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, "############\n"
                 "#@......g..#\n"
                 "############\n"
                 "############\n"
                 "############\n");
    set_mind(trip.world, 1, MIND_AMBUSH);
    journey_forget(&trip.journey);
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
    journey_forget(&trip.journey);
    (void)travel(&trip, 10, 1);
    check_stop(&trip, STOP_NOTICED, ACTOR_GOBLIN);
    end(&trip);
}

static void does_not_set_out_while_hunted(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, "############\n"
                 "#@.......g.#\n"
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
    journey_watch(&trip.journey, trip.world);
    check_stop(&trip, STOP_HURT, 0);
    assert_false(journey_goes(&trip.journey));
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
    journey_forget(&trip.journey);
    (void)travel(&trip, 10, 1);
    check_stop(&trip, STOP_TOLL_SOON, 0);
    end(&trip);
}

static void stops_at_an_item_and_takes_it_next(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, "############\n"
                 "#@....+...*#\n"
                 "############\n"
                 "############\n"
                 "############\n");
    trip.world->quest = false;
    ItemKind kind = trip.world->floor.items[0].kind;
    assert_true(journey_explore(&trip.journey, trip.world));
    (void)go(&trip);
    check_stop(&trip, STOP_ITEM, (int)kind);
    assert_false(trip.world->floor.items[0].taken);
    assert_true(journey_explore(&trip.journey, trip.world));
    (void)go(&trip);
    assert_true(trip.world->floor.items[0].taken);
    check_stop(&trip, STOP_EXPLORED, 0);
    end(&trip);
}

// What comes into sight behind the door, one of it a good.
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
    journey_forget(&trip.journey);
    assert_true(journey_explore(&trip.journey, trip.world));
    (void)go(&trip);
    check_stop(&trip, STOP_EXPLORED, 0);
    assert_int_equal(trip.world->hero.score.coins, 2);
    assert_int_equal(hero_of(trip.world)->hp, HERO_HP);
    end(&trip);
}

static void names_a_kind_of_trap_once(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, "#####################\n"
                 "#@......^.......^...#\n"
                 "#...................#\n"
                 "#####################\n"
                 "#####################\n");
    learn_level(&trip);
    (void)travel(&trip, 19, 2);
    check_stop(&trip, STOP_FIXTURE, FIXTURE_SPIKES);
    assert_false(trip.world->floor.fixtures[1].found);
    (void)travel(&trip, 19, 2);
    check_stop(&trip, STOP_ARRIVED, 0);
    assert_true(trip.world->floor.fixtures[1].found);
    end(&trip);
}

static void stops_at_the_first_door_of_a_lock(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, "#################\n"
                 "#@....+......2..#\n"
                 "########.########\n"
                 "########2########\n"
                 "#################\n");
    assert_true(journey_explore(&trip.journey, trip.world));
    (void)go(&trip);
    check_stop(&trip, STOP_LOCK, 2);
    assert_int_equal(explore_all(&trip), 1);
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
    assert_int_equal(trip.journey.goal_kind, GOAL_TAKE);
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

static void goes_to_the_stairs_when_asked_again(void **state) {
    (void)state;
    Trip trip;
    begin(&trip, "################\n"
                 "#####@.....>####\n"
                 "#####.......<###\n"
                 "################\n"
                 "################\n");
    assert_false(journey_explore(&trip.journey, trip.world));
    check_stop(&trip, STOP_EXPLORED, 0);
    assert_true(journey_explore(&trip.journey, trip.world));
    (void)go(&trip);
    check_stop(&trip, STOP_ARRIVED, 0);
    check_at(&trip, 11, 1);
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
    assert_false(journey_to(&trip.journey, trip.world, (Vec){30, 1}));
    check_stop(&trip, STOP_NO_WAY, 0);
    assert_true(journey_explore(&trip.journey, trip.world));
    assert_in_range(trip.journey.goal.x, 15, 19);
    (void)explore_all(&trip);
    assert_int_equal(grid_at(&trip.world->known.explored, (Vec){35, 1}), KNOWN_WELL);
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
    journey_forget(&trip.journey);
    assert_false(journey_to(&trip.journey, trip.world, (Vec){8, 1}));
    check_stop(&trip, STOP_BY_BODY, ACTOR_SLIME);
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
        cmocka_unit_test(does_not_know_of_a_hidden_trap),
        cmocka_unit_test(stops_when_it_finds_a_trap),
        cmocka_unit_test(cuts_no_corner_of_a_pit),
        cmocka_unit_test(names_the_trap_in_the_only_way),
        cmocka_unit_test(goes_around_embers_and_webs),
        cmocka_unit_test(stands_before_a_crate),
        cmocka_unit_test(explores_up_to_a_pot),
        cmocka_unit_test(goes_up_to_a_pot_once),
        cmocka_unit_test(walks_around_a_sleeper),
        cmocka_unit_test(passes_a_sleeper_with_the_lantern_shut),
        cmocka_unit_test(would_wake_who_sleeps_by_the_only_way),
        cmocka_unit_test(minds_no_sleeper_behind_a_wall),
        cmocka_unit_test(stops_at_a_monster_that_comes_into_sight),
        cmocka_unit_test(does_not_name_who_lies_in_wait),
        cmocka_unit_test(sets_out_past_what_it_has_named),
        cmocka_unit_test(stops_when_it_is_noticed),
        cmocka_unit_test(does_not_set_out_while_hunted),
        cmocka_unit_test(stops_when_hurt),
        cmocka_unit_test(stops_before_a_toll),
        cmocka_unit_test(stops_at_an_item_and_takes_it_next),
        cmocka_unit_test(takes_coins_without_a_stop),
        cmocka_unit_test(names_a_kind_of_trap_once),
        cmocka_unit_test(stops_at_the_first_door_of_a_lock),
        cmocka_unit_test(takes_a_thing_before_the_unknown),
        cmocka_unit_test(opens_a_chest_and_the_door_of_a_key),
        cmocka_unit_test(leaves_a_chest_that_would_shoot),
        cmocka_unit_test(says_what_it_lacks_for_the_rest),
        cmocka_unit_test(goes_to_the_stairs_when_asked_again),
        cmocka_unit_test(takes_stale_cells_as_unknown),
        cmocka_unit_test(knows_no_way_to_the_unknown),
        cmocka_unit_test(leaves_no_level_by_itself),
        cmocka_unit_test(ends_where_somebody_stands_in_the_way),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
