// What monsters do of their own accord: lighting, eating, putting out.
#include "sim/arena.h"
#include "sim/minds.h"
#include "sim/monsters/minds.h"
#include "sim/space/flames.h"
#include "sim/space/light_fixtures.h"
#include "sim/space/paths.h"

// A monster in a room that the hero is shut out of, and a bracket there.
static const char WORKSHOP[] = "#####|##########\n"
                               "#.........?....#\n"
                               "#..............#\n"
                               "#..............#\n"
                               "################\n"
                               "#@.............#\n"
                               "################\n";
static const Vec BRACKET = {5, 0};

static World *workshop(char glyph, Mind mind) {
    char rows[sizeof WORKSHOP];
    memcpy(rows, WORKSHOP, sizeof rows);
    *strchr(rows, '?') = glyph;
    World *world = arena(rows);
    set_mind(world, 1, mind);
    world->actors[1].brain.patrols = false;
    path_set_target(world, 1, cell_of(world->actors[1].pos), 0);
    return world;
}

static int lay(World *world, ItemKind kind, Vec cell, int burns) {
    world->floor.items[world->floor.item_count++] =
        (Item){.kind = kind, .pos = cell_centre(cell), .burns = burns, .counted = true};
    flames_rebuild(world);
    return world->floor.item_count - 1;
}

static void an_idle_goblin_lights_a_bracket_and_goes_home(void **state) {
    (void)state;
    World *world = workshop('g', MIND_IDLE);
    Actor *goblin = &world->actors[1];
    Vec home = goblin->brain.home;
    int there = 0, ticks = 0;
    while (heard(world, EVENT_KINDLE) == 0 && ticks++ < 400) {
        world_tick(world, STILL);
        there += vec_eq(goblin->pos, cell_centre((Vec){5, 1}));
    }
    assert_int_equal(heard(world, EVENT_KINDLE), 1);
    assert_in_range(there, 19, 22);
    assert_int_equal(grid_at(&world->level.decor, BRACKET), DECOR_TORCH);
    assert_true(flames_is_flame_lit(world, (Vec){5, 3}));
    assert_true(run_until_mind(world, STILL, 1, MIND_IDLE, 300));
    assert_true(vec_eq(cell_of(goblin->pos), home));
    world_free(world);
}

// Whether something lights the bracket within 20 seconds.
static bool lights(char glyph, Mind mind, Vec at) {
    World *world = workshop(glyph, mind);
    body_leave(world, 1);
    body_enter(world, 1, cell_centre(at));
    world->actors[1].brain.home = at;
    path_set_target(world, 1, at, 0);
    bool lit = false;
    for (int i = 0; i < 1200 && !lit; i++) {
        if (mind == MIND_STUNNED || mind == MIND_FLEE) set_mind(world, 1, mind);
        if (mind == MIND_STUNNED) world->actors[1].brain.timer = 10;
        world_tick(world, STILL);
        lit = heard(world, EVENT_KINDLE) > 0;
    }
    world_free(world);
    return lit;
}

static void only_goblins_that_are_awake_and_near_do(void **state) {
    (void)state;
    assert_true(lights('g', MIND_IDLE, (Vec){10, 1}));
    assert_true(lights('g', MIND_PATROL, (Vec){10, 1}));
    assert_true(lights('g', MIND_RETURN, (Vec){10, 1}));
    assert_true(lights('g', MIND_IDLE, (Vec){13, 3}));
    assert_false(lights('g', MIND_IDLE, (Vec){14, 3})); // nine cells off
    assert_false(lights('g', MIND_ASLEEP, (Vec){10, 1}));
    assert_false(lights('g', MIND_STUNNED, (Vec){10, 1}));
    assert_false(lights('z', MIND_PATROL, (Vec){10, 1}));
    assert_false(lights('r', MIND_PATROL, (Vec){10, 1}));
}

static void one_whose_suspicion_came_to_nothing_does(void **state) {
    (void)state;
    World *world = workshop('g', MIND_IDLE);
    minds_hear(world, 1, (Vec){13, 2});
    assert_int_equal(world->actors[1].brain.mind, MIND_SUSPICIOUS);
    int ticks = 0;
    while (world->actors[1].brain.mind == MIND_SUSPICIOUS && ticks++ < 600) {
        world_tick(world, STILL);
        assert_int_equal(heard(world, EVENT_KINDLE), 0);
    }
    assert_true(run_until(world, STILL, EVENT_KINDLE, 300));
    world_free(world);
}

static void a_bracket_behind_a_wall_is_not_seen(void **state) {
    (void)state;
    World *world = arena("#####|####\n"
                         "#....##g.#\n"
                         "#....##..#\n"
                         "#........#\n"
                         "##########\n"
                         "#@.......#\n"
                         "##########\n");
    set_mind(world, 1, MIND_IDLE);
    world->actors[1].brain.patrols = false;
    assert_int_equal(run_count(world, STILL, EVENT_KINDLE, 600), 0);
    world_free(world);
}

// Behind a trap that it knows, it sees a bracket to which no other way leads.
static void what_it_cannot_reach_it_tries_again_after_five_seconds(void **state) {
    (void)state;
    World *world = arena("########|###\n"
                         "#.g...^....#\n"
                         "############\n"
                         "#@.........#\n"
                         "############\n");
    Actor *goblin = &world->actors[1];
    set_mind(world, 1, MIND_IDLE);
    goblin->brain.patrols = false;
    int last = -1, tries = 0;
    for (int tick = 0; tick < 20 * TICKS_PER_SECOND; tick++) {
        Mind before = goblin->brain.mind;
        world_tick(world, STILL);
        if (before != MIND_IDLE || goblin->brain.mind == MIND_IDLE) continue; // gives up in the same tick
        if (tries++ > 0) assert_in_range(tick - last, 300, 330);
        last = tick;
    }
    assert_in_range(tries, 4, 5);
    world_free(world);
}

static void a_noise_calls_it_away_from_its_work(void **state) {
    (void)state;
    World *world = workshop('g', MIND_IDLE);
    int ticks = 0;
    while (world->actors[1].brain.task_ticks < 5 || world->actors[1].brain.task == TASK_NONE) {
        world_tick(world, STILL);
        assert_true(ticks++ < 400);
    }
    minds_hear(world, 1, (Vec){13, 2});
    assert_int_equal(world->actors[1].brain.task, TASK_NONE);
    assert_int_equal(run_count(world, STILL, EVENT_KINDLE, 100), 0);
    world_free(world);
}

static void a_rat_eats_what_it_sees_in_120_ticks(void **state) {
    (void)state;
    for (int i = 0; i < 2; i++) {
        World *world = workshop('r', MIND_IDLE);
        Actor *rat = &world->actors[1];
        Vec cell = {6, 2};
        ItemKind kind = i == 0 ? ITEM_CHEESE : ITEM_CANDLE;
        int treasure = lay(world, kind, cell, 0), remaining = world->remaining;
        int there = 0, ticks = 0;
        while (heard(world, EVENT_EATEN) == 0 && ticks++ < 400) {
            world_tick(world, STILL);
            there += vec_eq(rat->pos, cell_centre(cell));
        }
        assert_int_equal(heard(world, EVENT_EATEN), 1);
        assert_in_range(there, 119, 122);
        assert_true(world->floor.items[treasure].taken);
        assert_int_equal(heard(world, EVENT_GONE), 0); // it was his: no loss
        assert_int_equal(world->clock.lost, 0);
        assert_int_equal(world->remaining, remaining);
        assert_true(run_until_mind(world, STILL, 1, MIND_IDLE, 300));
        world_free(world);
    }
}

// Whether a rat in such a mind eats a treasure so many cells off within 10 seconds.
static bool eats(ItemKind kind, int cells, Mind mind) {
    World *world = workshop('r', mind);
    lay(world, kind, (Vec){10 - cells, 1}, 0);
    world->actors[1].brain.search_spots = 1000;
    bool eaten = false;
    for (int i = 0; i < 280 && !eaten; i++) {
        if (mind == MIND_STUNNED) world->actors[1].brain.timer = 10;
        if (mind == MIND_CHASE) alarm(world, 1);
        if (mind == MIND_IDLE && world->actors[1].brain.mind == MIND_IDLE) world->actors[1].brain.timer = 100;
        world_tick(world, STILL);
        eaten = heard(world, EVENT_EATEN) > 0;
    }
    world_free(world);
    return eaten;
}

static void it_eats_candles_and_cheese_within_its_sight_when_nothing_presses(void **state) {
    (void)state;
    assert_true(eats(ITEM_CHEESE, 5, MIND_IDLE));
    assert_false(eats(ITEM_CHEESE, 6, MIND_IDLE));
    assert_true(eats(ITEM_CANDLE, 3, MIND_SUSPICIOUS));
    assert_true(eats(ITEM_CANDLE, 3, MIND_SEARCH));
    assert_true(eats(ITEM_CANDLE, 3, MIND_RETURN));
    assert_false(eats(ITEM_WINE, 3, MIND_IDLE));
    assert_false(eats(ITEM_GEM, 3, MIND_IDLE));
    assert_false(eats(ITEM_CHEESE, 3, MIND_ASLEEP));
    assert_false(eats(ITEM_CHEESE, 3, MIND_CHASE));
    assert_false(eats(ITEM_CHEESE, 3, MIND_STUNNED));
}

static void what_the_level_holds_is_not_eaten(void **state) {
    (void)state;
    World *world = workshop('r', MIND_IDLE);
    int treasure = lay(world, ITEM_CHEESE, (Vec){8, 1}, 0);
    world->floor.items[treasure].counted = false;
    assert_false(run_until(world, STILL, EVENT_EATEN, 400));
    assert_false(world->floor.items[treasure].taken);
    world_free(world);
}

static void a_good_taken_away_is_not_eaten(void **state) {
    (void)state;
    World *world = workshop('r', MIND_IDLE);
    int treasure = lay(world, ITEM_CHEESE, (Vec){6, 2}, 0);
    run(world, STILL, 60);
    assert_int_equal(world->actors[1].brain.task, TASK_EAT);
    world->floor.items[treasure].taken = true;
    run(world, STILL, 1);
    assert_int_equal(world->actors[1].brain.task, TASK_NONE);
    assert_int_equal(world->actors[1].brain.mind, MIND_RETURN);
    world_free(world);
}

static void a_slime_puts_out_what_it_crosses(void **state) {
    (void)state;
    World *world = workshop('s', MIND_PATROL);
    Vec cell = {5, 1};
    int candle = lay(world, ITEM_CANDLE, cell, 5000);
    int brand = lay(world, ITEM_BRAND, cell, 5000);
    lay(world, ITEM_CANDLE, (Vec){2, 3}, 5000);
    path_set_target(world, 1, cell, 20);
    assert_true(run_until(world, STILL, EVENT_QUENCH, 600));
    assert_true(vec_eq(cell_of(world->actors[1].pos), cell));
    assert_int_equal(world->floor.items[candle].burns, 0);
    assert_false(world->floor.items[candle].taken);
    assert_true(world->floor.items[brand].taken);
    assert_int_equal(world->cache.flame_count, 1);
    world_free(world);
}

static void others_leave_flames_alone(void **state) {
    (void)state;
    World *world = workshop('z', MIND_PATROL);
    Vec cell = {5, 1};
    lay(world, ITEM_CANDLE, cell, 5000);
    path_set_target(world, 1, cell, 20);
    int quenched = 0, there = 0;
    for (int i = 0; i < 200; i++) {
        world_tick(world, STILL);
        quenched += heard(world, EVENT_QUENCH);
        there += vec_eq(cell_of(world->actors[1].pos), cell);
    }
    assert_true(there > 0);
    assert_int_equal(quenched, 0);
    world_free(world);
}

static void to_its_work_it_walks_and_to_a_lure_it_runs(void **state) {
    (void)state;
    for (int lured = 0; lured <= 1; lured++) {
        World *world = workshop('g', MIND_IDLE);
        Actor *goblin = &world->actors[1];
        for (int i = 0; i < 40 && goblin->brain.task == TASK_NONE; i++) world_tick(world, STILL);
        goblin->brain.lured = lured ? 300 : 0;
        run(world, STILL, 10);
        int way = vec_square(vec_sub(goblin->pos, goblin->prev)), speed = ACTORS[ACTOR_GOBLIN].speed;
        int expected = lured ? speed : speed * 5 / 8;
        assert_in_range(way, (expected - 3) * (expected - 3), (expected + 3) * (expected + 3));
        world_free(world);
    }
}

// The hero puts out the torch, or a monster of another kind does; who sees it comes to look.
static Mind after_a_torch_goes_out(char glyph, Mind mind, ActorId by) {
    World *world = workshop(glyph, mind);
    light_fixture_kindle(world, BRACKET, NOBODY);
    run(world, STILL, 1);
    assert_true(light_fixture_quench(world, BRACKET, by));
    run(world, STILL, 2);
    Mind then = world->actors[1].brain.mind;
    world_free(world);
    return then;
}

static void who_is_about_comes_to_look_at_a_torch_that_the_hero_puts_out(void **state) {
    (void)state;
    assert_int_equal(after_a_torch_goes_out('g', MIND_IDLE, HERO), MIND_SUSPICIOUS);
    assert_int_equal(after_a_torch_goes_out('g', MIND_PATROL, HERO), MIND_SUSPICIOUS);
    assert_int_equal(after_a_torch_goes_out('g', MIND_ASLEEP, HERO), MIND_ASLEEP);
    assert_int_equal(after_a_torch_goes_out('g', MIND_IDLE, NOBODY), MIND_IDLE);
    assert_int_equal(after_a_torch_goes_out('r', MIND_IDLE, HERO), MIND_IDLE); // no hands
}

static void it_searches_there_and_lights_it_again(void **state) {
    (void)state;
    World *world = workshop('g', MIND_IDLE);
    Actor *goblin = &world->actors[1];
    light_fixture_kindle(world, BRACKET, NOBODY);
    run(world, STILL, 1);
    light_fixture_quench(world, BRACKET, HERO);
    bool near = false;
    for (int i = 0; i < 900 && grid_at(&world->level.decor, BRACKET) != DECOR_TORCH; i++) {
        world_tick(world, STILL);
        near |=
            goblin->brain.mind == MIND_SUSPICIOUS && vec_chebyshev(cell_of(goblin->pos), (Vec){5, 1}) <= 1;
    }
    assert_true(near);
    assert_int_equal(grid_at(&world->level.decor, BRACKET), DECOR_TORCH);
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_idle_goblin_lights_a_bracket_and_goes_home),
        cmocka_unit_test(only_goblins_that_are_awake_and_near_do),
        cmocka_unit_test(one_whose_suspicion_came_to_nothing_does),
        cmocka_unit_test(a_bracket_behind_a_wall_is_not_seen),
        cmocka_unit_test(what_it_cannot_reach_it_tries_again_after_five_seconds),
        cmocka_unit_test(a_noise_calls_it_away_from_its_work),
        cmocka_unit_test(to_its_work_it_walks_and_to_a_lure_it_runs),
        cmocka_unit_test(a_rat_eats_what_it_sees_in_120_ticks),
        cmocka_unit_test(it_eats_candles_and_cheese_within_its_sight_when_nothing_presses),
        cmocka_unit_test(what_the_level_holds_is_not_eaten),
        cmocka_unit_test(a_good_taken_away_is_not_eaten),
        cmocka_unit_test(a_slime_puts_out_what_it_crosses),
        cmocka_unit_test(others_leave_flames_alone),
        cmocka_unit_test(who_is_about_comes_to_look_at_a_torch_that_the_hero_puts_out),
        cmocka_unit_test(it_searches_there_and_lights_it_again),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
