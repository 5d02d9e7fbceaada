// The minds of monsters: what wakes them, how soon they notice the hero, what makes them suspicious.
#include "gen/gen.h"
#include "minds.h"
#include "sim/combat/combat.h"
#include "sim/lookout.h"
#include "sim/monsters/minds.h"

// Ticks until the goblin, idle and so many cells off, gives chase; 0: it never does.
static int ticks_to_notice(int cells) {
    World *world = arena(HALL);
    put_beside_hero(world, 1, cells * CELL_PX, 0);
    set_mind(world, 1, MIND_IDLE);
    int ticks = run_until_mind(world, STILL, 1, MIND_CHASE, 300) ? (int)world->tick : 0;
    world_free(world);
    return ticks;
}

static void the_nearer_the_sooner_it_notices(void **state) {
    (void)state;
    assert_int_equal(ticks_to_notice(8), 0);
    // A goblin sees 7 cells; each check counts 12 + 4 (7 - d), and 60 are needed, every 4 ticks.
    assert_in_range(ticks_to_notice(7), 17, 20);
    assert_in_range(ticks_to_notice(5), 9, 12);
    assert_in_range(ticks_to_notice(2), 5, 8);
}

static void noticing_is_said_once(void **state) {
    (void)state;
    World *world = arena(HALL);
    put_beside_hero(world, 1, 5 * CELL_PX, 0);
    set_mind(world, 1, MIND_IDLE);
    assert_int_equal(run_count(world, STILL, EVENT_NOTICE, 100), 1);
    world_free(world);
}

static void unseen_it_forgets(void **state) {
    (void)state;
    World *world = arena(HALL);
    set_mind(world, 1, MIND_IDLE);
    put_beside_hero(world, 1, 9 * CELL_PX, 0);
    world->actors[1].brain.notice = 59;
    run(world, STILL, 4);
    assert_int_equal(world->actors[1].brain.notice, 53);
    run(world, STILL, 60);
    assert_int_equal(world->actors[1].brain.notice, 0);
    world_free(world);
}

static void at_a_third_of_it_it_becomes_suspicious(void **state) {
    (void)state;
    World *world = arena(HALL);
    put_beside_hero(world, 1, 6 * CELL_PX, 0);
    set_mind(world, 1, MIND_IDLE);
    world->actors[1].facing = DIR_E;
    world->actors[1].brain.timer = 1000;
    world->actors[1].brain.notice = 3;
    run(world, STILL, 4);
    assert_int_equal(world->actors[1].brain.notice, 19);
    assert_int_equal(world->actors[1].facing, DIR_E);
    assert_int_equal(world->actors[1].brain.mind, MIND_IDLE);
    assert_int_equal(run_count(world, STILL, EVENT_SUSPECT, 4), 1);
    assert_int_equal(world->actors[1].facing, DIR_W);
    assert_int_equal(world->actors[1].brain.mind, MIND_SUSPICIOUS);
    world_free(world);
}

static void sleepers_see_two_cells(void **state) {
    (void)state;
    World *world = arena(HALL);
    put_beside_hero(world, 1, 3 * CELL_PX, 0);
    run(world, STILL, 200);
    assert_int_equal(world->actors[1].brain.mind, MIND_ASLEEP);
    assert_int_equal(world->actors[1].brain.notice, 0);
    put_beside_hero(world, 1, 2 * CELL_PX, 0);
    assert_true(run_until_mind(world, STILL, 1, MIND_CHASE, 24));
    world_free(world);
}

static void nobody_sees_through_walls_or_beyond_the_view(void **state) {
    (void)state;
    World *world = arena("################\n"
                         "#.@.....#......#\n"
                         "#.......#......#\n"
                         "#....g..#..g...#\n"
                         "#.......#......#\n"
                         "################\n");
    set_mind(world, 1, MIND_IDLE);
    set_mind(world, 2, MIND_IDLE);
    run(world, STILL, 4);
    assert_true(world->actors[1].brain.sees);
    run(world, STILL, 100);
    assert_false(world->actors[2].brain.sees);
    assert_int_equal(world->actors[2].brain.notice, 0);
    world_free(world);

    // A goblin sees 7 cells; nobody more than 5 up and down.
    world = arena("###############\n"
                  "#@............#\n"
                  "#.............#\n"
                  "#.............#\n"
                  "#.............#\n"
                  "#.............#\n"
                  "#.............#\n"
                  "#............g#\n"
                  "###############\n");
    static const struct {
        int x, y;
        bool sees;
    } CASES[] = {{7, 0, true}, {8, 0, false}, {0, 5, true}, {0, 6, false}, {7, 5, true}};
    for (size_t i = 0; i < sizeof CASES / sizeof CASES[0]; i++) {
        put_beside_hero(world, 1, CASES[i].x * CELL_PX, CASES[i].y * CELL_PX);
        for (int t = 0; t < 4; t++) {
            set_mind(world, 1, MIND_CHASE);
            world->actors[1].act = ACT_RECOVERY; // stays where it is
            world->actors[1].act_ticks = 1;
            world_tick(world, STILL);
        }
        assert_int_equal(world->actors[1].brain.sees, CASES[i].sees);
    }
    world_free(world);
}

static void sight_is_mutual(void **state) {
    (void)state;
    for (uint64_t seed = 1; seed <= 40; seed++) {
        GenOptions options = GENERATORS[seed % GEN_COUNT]->defaults;
        options.seed = seed;
        Level level;
        assert_true(gen_level(&level, &options));
        World *world = world_new(&level);
        assert_non_null(world);
        run(world, STILL, 4);
        for (int i = 1; i < world->actor_count; i++) {
            Vec cell = cell_of(world->actors[i].pos);
            Fov back;
            fov_compute(&back, &world->level, cell, (Vec){VIEW_X, VIEW_Y});
            if (world->actors[i].brain.sees) assert_true(fov_has(&back, world->cache.hero_cell));
            assert_int_equal(fov_has(&back, world->cache.hero_cell), fov_has(&world->cache.view, cell));
        }
        world_free(world);
    }
}

static void who_is_in_his_sight_at_the_start_sleeps(void **state) {
    (void)state;
    for (uint64_t seed = 1; seed <= 50; seed++) {
        World *world = arena_seeded(HALL, seed);
        assert_int_equal(world->actors[1].brain.mind, MIND_ASLEEP);
        world_free(world);
    }
}

static void of_the_others_half_sleep_a_quarter_stand_a_quarter_walk(void **state) {
    (void)state;
    int count[MIND_COUNT] = {0};
    for (uint64_t seed = 1; seed <= 1000; seed++) {
        World *world = arena_seeded(CORNER, seed);
        count[world->actors[1].brain.mind]++;
        world_free(world);
    }
    assert_in_range(count[MIND_ASLEEP], 440, 560);
    assert_in_range(count[MIND_IDLE], 200, 300);
    assert_in_range(count[MIND_PATROL], 200, 300);
}

static void being_hit_wakes_it(void **state) {
    (void)state;
    World *world = arena(HALL);
    put_beside_hero(world, 1, 30, 0);
    world->actors[1].hp = 10;
    face(world, DIR_E);
    tick_asleep(world, STRIKE);
    for (int i = 0; i < 3; i++) tick_asleep(world, STILL);
    world_tick(world, STILL);
    assert_int_equal(heard(world, EVENT_HIT), 1);
    assert_int_equal(heard(world, EVENT_NOTICE), 1);
    assert_int_equal(world->actors[1].brain.mind, MIND_CHASE);
    world_free(world);
}

static void a_sleeper_wakes_suspicious(void **state) {
    (void)state;
    World *world = arena(HALL);
    put_beside_hero(world, 1, 2 * CELL_PX, 0);
    set_mind(world, 1, MIND_ASLEEP);
    assert_int_equal(run_count(world, STILL, EVENT_SUSPECT, 8), 1);
    assert_int_equal(world->actors[1].brain.mind, MIND_SUSPICIOUS);
    assert_true(run_until_mind(world, STILL, 1, MIND_CHASE, 12));
    world_free(world);
}

static void a_sleeper_never_sees_the_hidden(void **state) {
    (void)state;
    World *world = arena(HALL);
    world->hero.lantern_shut = true;
    put_beside_hero(world, 1, CELL_PX, 0);
    set_mind(world, 1, MIND_ASLEEP);
    run(world, STILL, 300);
    assert_int_equal(world->actors[1].brain.mind, MIND_ASLEEP);
    world_free(world);
}

static void hurt_by_nobody_it_suspects_its_own_place(void **state) {
    (void)state;
    static const Mind MINDS[] = {MIND_ASLEEP, MIND_IDLE, MIND_PATROL, MIND_RETURN};
    for (size_t i = 0; i < sizeof MINDS / sizeof MINDS[0]; i++) {
        World *world = arena(CORNER);
        set_mind(world, 1, MINDS[i]);
        minds_hurt_unseen(world, 1);
        assert_int_equal(world->actors[1].brain.mind, MIND_SUSPICIOUS);
        assert_true(vec_eq(world->actors[1].brain.seen, cell_of(world->actors[1].pos)));
        world_free(world);
    }
}

static void a_stunned_one_does_nothing_and_then_gives_chase(void **state) {
    (void)state;
    World *world = arena(HALL);
    put_beside_hero(world, 1, 2 * CELL_PX, 0);
    alarm(world, 1);
    minds_stun(world, 1, 90);
    assert_int_equal(heard(world, EVENT_STUN), 1);
    assert_int_equal(world->events.at[world->events.count - 1].amount, 90);
    Vec from = world->actors[1].pos;
    run(world, STILL, 40);
    minds_wake_to_chase(world, 1); // a hit does not wake it
    run(world, STILL, 49);
    assert_int_equal(world->actors[1].brain.mind, MIND_STUNNED);
    assert_true(vec_eq(world->actors[1].pos, from));
    run(world, STILL, 1);
    assert_int_equal(world->actors[1].brain.mind, MIND_CHASE);
    world_free(world);
}

static void stunned_in_its_wind_up_it_does_not_strike(void **state) {
    (void)state;
    World *world = arena(HALL);
    put_beside_hero(world, 1, CELL_PX, 0);
    alarm(world, 1);
    assert_true(run_until(world, STILL, EVENT_WINDUP, 60));
    minds_stun(world, 1, 60);
    assert_int_equal(run_count(world, STILL, EVENT_STRIKE, 60), 0);
    world_free(world);
}

static void a_toll_can_put_it_to_sleep_or_send_it_hunting(void **state) {
    (void)state;
    World *world = arena("#########################################\n"
                         "#@.....................................g#\n"
                         "#########################################\n"
                         "#########################################\n"
                         "#########################################\n");
    Actor *goblin = &world->actors[1];
    Vec cell = {38, 1};
    alarm(world, 1);
    combat_begin_act(world, 1, ACT_WINDUP);
    body_leave(world, 1);
    body_enter(world, 1, cell_centre(cell));
    minds_sleep_here(world, 1);
    assert_int_equal(goblin->brain.mind, MIND_ASLEEP);
    assert_true(vec_eq(goblin->brain.home, cell) && vec_eq(goblin->brain.route.target, cell) &&
                vec_eq(goblin->brain.route.step, cell));
    run(world, STILL, 120);
    assert_true(vec_eq(goblin->pos, cell_centre(cell)));
    world->hero.lantern_shut = true;
    minds_search_at(world, 1, world->cache.hero_cell);
    int ticks = 0;
    while (vec_chebyshev(cell_of(goblin->pos), world->cache.hero_cell) > 2 && ticks < 600) {
        world_tick(world, STILL);
        ticks++;
    }
    assert_in_range(ticks, 500, 540); // at a run, and longer than a search may last
    assert_true(run_until_mind(world, STILL, 1, MIND_CHASE, 60));
    world_free(world);
}

static void who_stands_about_looks_around_every_few_seconds(void **state) {
    (void)state;
    World *world = arena("#########\n"
                         "#@..#...#\n"
                         "#####.g.#\n"
                         "#####...#\n"
                         "#########\n");
    set_mind(world, 1, MIND_IDLE);
    int last = 0, facing = world->actors[1].facing, turns = 0;
    for (int i = 0; i < 3600; i++) {
        world_tick(world, STILL);
        if (world->actors[1].facing == facing) continue;
        if (turns++ > 0) assert_true(i - last >= 60);
        last = i;
        facing = world->actors[1].facing;
    }
    assert_in_range(turns, 12, 60);
    world_free(world);
}

// A wall on every other square, a shut-off corner, and a sleeper in the passage on the right: most places
// around the patrol are no targets.
static void a_patrol_walks_to_open_cells_that_it_can_reach(void **state) {
    (void)state;
    World *world = arena("###############\n"
                         "#@###.........#\n"
                         "#####.#.#.###.#\n"
                         "#...#....g###g#\n"
                         "#...#.#.#.###.#\n"
                         "#...#.........#\n"
                         "###############\n");
    set_mind(world, 1, MIND_PATROL);
    set_mind(world, 2, MIND_ASLEEP);
    Actor *patrol = &world->actors[1];
    patrol->brain.home = cell_of(patrol->pos);
    int targets = 0, waits = 0;
    Vec last = patrol->brain.route.target, at = patrol->pos;
    for (int i = 0; i < 7200; i++) {
        world_tick(world, STILL);
        Vec target = patrol->brain.route.target;
        targets += !vec_eq(target, last);
        waits += vec_eq(at, patrol->pos) && patrol->brain.timer == 0;
        last = target;
        at = patrol->pos;
        assert_false(level_solid(&world->level, target));
        assert_true(target.x >= 5 && !vec_eq(target, (Vec){13, 3}));
    }
    assert_true(targets > 20);
    assert_true(waits < 7200 / 20); // only where it stops and sets out
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_nearer_the_sooner_it_notices),
        cmocka_unit_test(noticing_is_said_once),
        cmocka_unit_test(unseen_it_forgets),
        cmocka_unit_test(at_a_third_of_it_it_becomes_suspicious),
        cmocka_unit_test(sleepers_see_two_cells),
        cmocka_unit_test(nobody_sees_through_walls_or_beyond_the_view),
        cmocka_unit_test(sight_is_mutual),
        cmocka_unit_test(who_is_in_his_sight_at_the_start_sleeps),
        cmocka_unit_test(of_the_others_half_sleep_a_quarter_stand_a_quarter_walk),
        cmocka_unit_test(being_hit_wakes_it),
        cmocka_unit_test(a_sleeper_wakes_suspicious),
        cmocka_unit_test(a_sleeper_never_sees_the_hidden),
        cmocka_unit_test(hurt_by_nobody_it_suspects_its_own_place),
        cmocka_unit_test(a_stunned_one_does_nothing_and_then_gives_chase),
        cmocka_unit_test(stunned_in_its_wind_up_it_does_not_strike),
        cmocka_unit_test(a_toll_can_put_it_to_sleep_or_send_it_hunting),
        cmocka_unit_test(who_stands_about_looks_around_every_few_seconds),
        cmocka_unit_test(a_patrol_walks_to_open_cells_that_it_can_reach),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
