// What monsters do once they have noticed the hero or lost him: chase, search, run away, patrol, go home.
#include "minds.h"
#include "sim/hazards/fire.h"
#include "sim/lookout.h"
#include "sim/monsters/minds.h"
#include "sim/space/flames.h"

// The whole life of a chase: seen, lost around the corner, searched for, given up, home.
static void a_lost_hero_is_searched_for_and_given_up(void **state) {
    (void)state;
    World *world = arena(CORNER);
    Actor *goblin = &world->actors[1];
    Vec home = cell_of(goblin->pos);
    body_leave(world, HERO);
    body_enter(world, HERO, cell_centre((Vec){9, 4}));
    set_mind(world, 1, MIND_IDLE);
    goblin->brain.patrols = false;
    assert_true(run_until_mind(world, STILL, 1, MIND_CHASE, 60));

    // He vanishes to the far side.
    body_leave(world, HERO);
    body_enter(world, HERO, cell_centre((Vec){1, 1}));
    hero_of(world)->hp = 10;
    Vec last_seen = goblin->brain.seen;
    int unseen = 0, lost = 0;
    while (goblin->brain.mind == MIND_CHASE && unseen < 100) {
        world_tick(world, STILL);
        lost += heard(world, EVENT_LOST);
        unseen++;
    }
    assert_in_range(unseen, 28, 36);
    assert_int_equal(lost, 1);
    assert_int_equal(goblin->brain.mind, MIND_SEARCH);
    assert_true(vec_eq(goblin->brain.seen, last_seen));

    int ticks = 0, spots = 0, fastest = 0;
    Vec target = {-1, -1};
    while (goblin->brain.mind == MIND_SEARCH && ticks < 400) {
        world_tick(world, STILL);
        ticks++;
        fastest = int_max(fastest, vec_chebyshev(goblin->pos, goblin->prev));
        if (goblin->brain.mind != MIND_SEARCH || vec_eq(goblin->brain.route.target, target)) continue;
        target = goblin->brain.route.target;
        if (spots == 0) assert_true(vec_eq(target, last_seen));
        spots++;
        if (!level_solid(&world->level, target)) assert_true(vec_chebyshev(target, last_seen) <= 8);
    }
    assert_in_range(ticks, 30, 301);
    assert_true(spots >= 4 || ticks >= 300);
    assert_int_equal(fastest, ACTORS[ACTOR_GOBLIN].speed);
    assert_int_equal(goblin->brain.mind, MIND_RETURN);

    assert_true(run_until_mind(world, STILL, 1, MIND_IDLE, 1200));
    assert_true(vec_eq(cell_of(goblin->pos), home));
    assert_true(vec_eq(goblin->pos, cell_centre(home)));
    world_free(world);
}

static void nearly_dead_a_goblin_runs_and_comes_back_unseen(void **state) {
    (void)state;
    World *world = arena("####################\n"
                         "#@.....g...........#\n"
                         "#.################.#\n"
                         "#.################.#\n"
                         "#..................#\n"
                         "####################\n");
    Actor *goblin = &world->actors[1];
    goblin->brain.patrols = false;
    alarm(world, 1);
    goblin->hp = goblin->hp_max / 4 + 1;
    run(world, STILL, 8);
    assert_int_equal(goblin->brain.mind, MIND_CHASE);
    goblin->hp = goblin->hp_max / 4;
    assert_int_equal(run_count(world, STILL, EVENT_FLEE, 4), 1);
    int from = goblin->pos.x;
    run(world, STILL, 60);
    assert_int_equal(goblin->brain.mind, MIND_FLEE);
    assert_in_range(goblin->pos.x - from, 56 * ACTORS[ACTOR_GOBLIN].speed, 60 * ACTORS[ACTOR_GOBLIN].speed);
    minds_wake_to_chase(world, 1);
    assert_int_equal(goblin->brain.mind, MIND_FLEE);
    world->hero.lantern_shut = true;
    int ticks = 0;
    for (; goblin->brain.mind == MIND_FLEE && ticks < 400; ticks++) world_tick(world, STILL);
    assert_in_range(ticks, 100, 200);
    assert_int_equal(goblin->brain.mind, MIND_RETURN);
    world_free(world);
}

// Which of the eight directions would lead an actor farthest from a cell, as the crow flies.
static int farthest_from(const World *world, int index, Vec from) {
    Vec cell = cell_of(world->actors[index].pos);
    int most = 0;
    for (int dir = 0; dir < DIR_COUNT; dir++)
        most = int_max(most, vec_square(vec_sub(vec_add(cell, DIRS[dir]), from)));
    return most;
}

// In the open the first step of an actor that runs away leads as far from a cell as one step can.
static void check_first_step(World *world, int index, Vec from) {
    int most = farthest_from(world, index, from);
    Vec cell = cell_of(world->actors[index].pos);
    assert_true(run_until(world, STILL, EVENT_FLEE, 8));
    for (int i = 0; i < 5 && vec_eq(world->actors[index].brain.route.step, cell); i++)
        world_tick(world, STILL);
    assert_int_equal(vec_square(vec_sub(world->actors[index].brain.route.step, from)), most);
}

static void who_runs_gains_all_the_ground_that_a_step_can(void **state) {
    (void)state;
    static const char OPEN[] = "#############\n"
                               "#...........#\n"
                               "#...........#\n"
                               "#...........#\n"
                               "#...........#\n"
                               "#.....@.....#\n"
                               "#...........#\n"
                               "#...........#\n"
                               "#...........#\n"
                               "#..........?#\n"
                               "#############\n";
    for (int fire = 0; fire <= 1; fire++) {
        for (int dir = 0; dir < DIR_COUNT; dir++) {
            char rows[sizeof OPEN];
            memcpy(rows, OPEN, sizeof rows);
            *strchr(rows, '?') = fire ? 'r' : 'g';
            World *world = arena(rows);
            put_beside_hero(world, 1, 2 * CELL_PX * DIRS[dir].x, 2 * CELL_PX * DIRS[dir].y);
            Vec from = world->cache.hero_cell;
            if (fire) from = vec_add(from, DIRS[dir]); // between them
            if (fire) assert_true(fire_ignite(world, from, 600, -1));
            if (!fire) world->actors[1].hp = 1;
            alarm(world, 1);
            check_first_step(world, 1, from);
            world_free(world);
        }
    }
}

static void a_skeleton_never_runs(void **state) {
    (void)state;
    World *world = arena("####################\n"
                         "#@.....z...........#\n"
                         "####################\n"
                         "####################\n"
                         "####################\n");
    alarm(world, 1);
    world->actors[1].hp = 1;
    assert_int_equal(run_count(world, STILL, EVENT_FLEE, 30), 0);
    world_free(world);
}

static void cornered_it_fights(void **state) {
    (void)state;
    World *world = arena("#####\n"
                         "#@.g#\n"
                         "#####\n"
                         "#####\n"
                         "#####\n");
    alarm(world, 1);
    world->actors[1].hp = 1;
    assert_true(run_until(world, STILL, EVENT_FLEE, 4));
    assert_true(run_until(world, STILL, EVENT_STRIKE, 120));
    world_free(world);
}

static void animals_run_from_a_brand_on_the_floor_and_not_from_a_candle(void **state) {
    (void)state;
    static const struct {
        char glyph;
        ItemKind kind;
        int cells;
        bool runs;
    } CASES[] = {{'r', ITEM_BRAND, 3, true},
                 {'r', ITEM_BRAND, 4, false},
                 {'r', ITEM_CANDLE, 2, false},
                 {'g', ITEM_BRAND, 2, false}};
    for (size_t i = 0; i < sizeof CASES / sizeof CASES[0]; i++) {
        char rows[] = "#################\n"
                      "#@#......?......#\n"
                      "#################\n"
                      "#################\n"
                      "#################\n";
        *strchr(rows, '?') = CASES[i].glyph;
        World *world = arena(rows);
        set_mind(world, 1, MIND_IDLE);
        world->actors[1].brain.timer = 1000;
        Vec fire = {9 - CASES[i].cells, 1};
        world->floor.items[world->floor.item_count++] =
            (Item){.kind = CASES[i].kind, .pos = cell_centre(fire), .burns = 400, .counted = true};
        flames_rebuild(world);
        assert_int_equal(run_count(world, STILL, EVENT_FLEE, 8), CASES[i].runs);
        run(world, STILL, 60);
        if (CASES[i].runs) assert_true(vec_chebyshev(cell_of(world->actors[1].pos), fire) > 3);
        world_free(world);
    }
}

static void a_searcher_that_sees_him_goes_there(void **state) {
    (void)state;
    World *world = arena(HALL);
    Actor *goblin = &world->actors[1];
    put_beside_hero(world, 1, 7 * CELL_PX, 0);
    set_mind(world, 1, MIND_SEARCH);
    goblin->brain.search_spots = 3;
    goblin->brain.seen = cell_of(goblin->pos);
    run(world, STILL, 5);
    assert_int_equal(goblin->brain.mind, MIND_SEARCH);
    assert_true(vec_eq(goblin->brain.route.target, world->cache.hero_cell));
    world_free(world);
}

static void a_search_never_lasts_longer_than_five_seconds(void **state) {
    (void)state;
    World *world = arena(CORNER);
    set_mind(world, 1, MIND_SEARCH);
    world->actors[1].brain.mind_ticks = 0;
    world->actors[1].brain.search_spots = 1000;
    run(world, STILL, 299);
    assert_int_equal(world->actors[1].brain.mind, MIND_SEARCH);
    run(world, STILL, 1);
    assert_int_equal(world->actors[1].brain.mind, MIND_RETURN);
    world_free(world);
}

// How many places a rat looks at once it has lost him, all of them in the dark and in the open; -1: its time
// was up before. `furthest` grows to the furthest of them from where it saw him last.
static int places_searched(uint64_t seed, int *furthest) {
    World *world = arena_seeded("###############\n"
                                "#@#...........#\n"
                                "###...........#\n"
                                "###...........#\n"
                                "###...........#\n"
                                "###...........#\n"
                                "###.....r.....#\n"
                                "###...........#\n"
                                "###...........#\n"
                                "###...........#\n"
                                "###...........#\n"
                                "###...........#\n"
                                "###############\n",
                                seed);
    Actor *rat = &world->actors[1];
    Vec last_seen = rat->brain.home, target = last_seen;
    alarm(world, 1);
    rat->brain.seen = last_seen;
    rat->brain.sees = false;
    rat->brain.unseen = 30;
    int places = 0, ticks = 0;
    assert_true(run_until_mind(world, STILL, 1, MIND_SEARCH, 2));
    for (; rat->brain.mind == MIND_SEARCH; ticks++) {
        world_tick(world, STILL);
        if (rat->brain.mind != MIND_SEARCH || vec_eq(rat->brain.route.target, target)) continue;
        target = rat->brain.route.target;
        *furthest = int_max(*furthest, vec_chebyshev(target, last_seen));
        places++;
    }
    world_free(world);
    return ticks < 300 ? places : -1;
}

static void a_search_looks_at_three_places_within_four_cells(void **state) {
    (void)state;
    int furthest = 0, most = 0;
    for (uint64_t seed = 1; seed <= 40; seed++) most = int_max(most, places_searched(seed, &furthest));
    assert_int_equal(most, 3);
    assert_int_equal(furthest, 4);
}

static void who_flees_goes_home_when_unseen_for_three_seconds(void **state) {
    (void)state;
    World *world = arena(CORNER);
    set_mind(world, 1, MIND_FLEE);
    world->actors[1].brain.mind_ticks = world->actors[1].brain.unseen = 0;
    run(world, STILL, 179);
    assert_int_equal(world->actors[1].brain.mind, MIND_FLEE);
    run(world, STILL, 1);
    assert_int_equal(world->actors[1].brain.mind, MIND_RETURN);
    world_free(world);
}

static void who_patrols_goes_back_to_it(void **state) {
    (void)state;
    World *world = arena(CORNER);
    world->actors[1].brain.patrols = true;
    set_mind(world, 1, MIND_RETURN);
    assert_true(run_until_mind(world, STILL, 1, MIND_PATROL, 200));
    world_free(world);
}

static void a_patrol_walks_at_five_eighths_around_its_home(void **state) {
    (void)state;
    World *world = arena(CORNER);
    Actor *goblin = &world->actors[1];
    goblin->brain.patrols = true;
    set_mind(world, 1, MIND_PATROL);
    int fastest = 0, furthest = 0, walked = 0;
    for (int i = 0; i < 3000; i++) {
        world_tick(world, STILL);
        if (goblin->brain.mind != MIND_PATROL) break;
        fastest = int_max(fastest, vec_chebyshev(goblin->pos, goblin->prev));
        walked += !vec_eq(goblin->pos, goblin->prev);
        furthest = int_max(furthest, vec_chebyshev(cell_of(goblin->pos), goblin->brain.home));
    }
    assert_int_equal(fastest, ACTORS[ACTOR_GOBLIN].speed * 5 / 8);
    assert_in_range(furthest, 2, 24);
    assert_true(walked > 1000);
    world_free(world);
}

static void a_chaser_finds_the_way_around(void **state) {
    (void)state;
    World *world = arena("##########\n"
                         "#........#\n"
                         "#.@.#..g.#\n"
                         "#...#....#\n"
                         "#...#....#\n"
                         "##########\n");
    alarm(world, 1);
    assert_true(run_until(world, STILL, EVENT_WINDUP, 120));
    world_free(world);
}

static void a_chaser_runs_at_its_full_speed(void **state) {
    (void)state;
    World *world = arena("####################\n"
                         "####################\n"
                         "#@.......g.........#\n"
                         "####################\n"
                         "####################\n");
    alarm(world, 1);
    world->actors[1].brain.timer = 100;
    run(world, STILL, 5);
    int x = world->actors[1].pos.x;
    run(world, STILL, 40);
    assert_int_equal(x - world->actors[1].pos.x, 40 * ACTORS[ACTOR_GOBLIN].speed);
    world_free(world);
}

static void a_chaser_wakes_who_is_in_its_way(void **state) {
    (void)state;
    World *world = arena("####################\n"
                         "####################\n"
                         "#@.....ggr.........#\n"
                         "####################\n"
                         "####################\n");
    alarm(world, 2);
    assert_int_equal(world->actors[1].brain.mind, MIND_ASLEEP);
    run(world, STILL, 14);
    assert_int_equal(world->actors[1].brain.mind, MIND_ASLEEP);
    assert_true(run_until_mind(world, STILL, 1, MIND_CHASE, 10));
    assert_int_not_equal(world->actors[3].brain.mind, MIND_CHASE); // behind it
    assert_true(run_until(world, STILL, EVENT_WINDUP, 200));
    world_free(world);
}

// At his shoulder, with two chasers behind it.
static void a_chaser_wakes_the_last_one_in_its_way(void **state) {
    (void)state;
    World *world = arena("####################\n"
                         "####################\n"
                         "#@.rsg.............#\n"
                         "####################\n"
                         "####################\n");
    world->hero.lantern_shut = true;
    for (int i = 2; i <= 3; i++) alarm(world, i);
    assert_int_equal(world->actors[1].brain.mind, MIND_ASLEEP);
    assert_true(run_until_mind(world, STILL, 1, MIND_CHASE, 120));
    world_free(world);
}

// Between fire and wall it stays as far off as it can.
static void nobody_runs_into_what_it_runs_from(void **state) {
    (void)state;
    World *world = arena("#######\n"
                         "#r....#\n"
                         "#######\n"
                         "#@....#\n"
                         "#######\n");
    set_mind(world, 1, MIND_IDLE);
    assert_true(fire_ignite(world, (Vec){3, 1}, 600, -1));
    assert_true(run_until(world, STILL, EVENT_FLEE, 8));
    for (int i = 0; i < 60; i++) {
        world_tick(world, STILL);
        assert_int_equal(cell_of(world->actors[1].pos).x, 1);
    }
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_lost_hero_is_searched_for_and_given_up),
        cmocka_unit_test(nearly_dead_a_goblin_runs_and_comes_back_unseen),
        cmocka_unit_test(who_runs_gains_all_the_ground_that_a_step_can),
        cmocka_unit_test(nobody_runs_into_what_it_runs_from),
        cmocka_unit_test(a_skeleton_never_runs),
        cmocka_unit_test(cornered_it_fights),
        cmocka_unit_test(animals_run_from_a_brand_on_the_floor_and_not_from_a_candle),
        cmocka_unit_test(a_searcher_that_sees_him_goes_there),
        cmocka_unit_test(a_search_never_lasts_longer_than_five_seconds),
        cmocka_unit_test(a_search_looks_at_three_places_within_four_cells),
        cmocka_unit_test(who_flees_goes_home_when_unseen_for_three_seconds),
        cmocka_unit_test(who_patrols_goes_back_to_it),
        cmocka_unit_test(a_patrol_walks_at_five_eighths_around_its_home),
        cmocka_unit_test(a_chaser_finds_the_way_around),
        cmocka_unit_test(a_chaser_runs_at_its_full_speed),
        cmocka_unit_test(a_chaser_wakes_who_is_in_its_way),
        cmocka_unit_test(a_chaser_wakes_the_last_one_in_its_way),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
