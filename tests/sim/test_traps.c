// Traps: what sets them off, whom they hurt, how they are found.
#include "sim/arena.h"
#include "sim/hazards/missiles.h"
#include "sim/minds.h"
#include "sim/space/paths.h"

static const char ROOM[] = "#############\n"
                           "#...........#\n"
                           "#..@........#\n"
                           "#...........#\n"
                           "#############\n";

static World *with_trap(const char *rows, FixtureKind kind, Vec cell) {
    return arena_with(rows, (Fixture){.kind = kind, .cell = cell});
}

// The hero stands on the trap, which has just been set off.
static World *trodden(FixtureKind kind) {
    World *world = with_trap(ROOM, kind, (Vec){3, 2});
    world_tick(world, STILL);
    return world;
}

static void spikes_click_and_come_out_15_ticks_later(void **state) {
    (void)state;
    World *world = trodden(FIXTURE_SPIKES);
    assert_int_equal(heard(world, EVENT_CLICK), 1);
    assert_int_equal(world->floor.fixtures[0].phase, PHASE_CLICK);
    assert_int_equal(run_count(world, STILL, EVENT_SPIKES, 14), 0);
    assert_int_equal(hero_of(world)->hp, 10);
    world_tick(world, STILL);
    assert_int_equal(heard(world, EVENT_SPIKES), 1);
    assert_int_equal(heard(world, EVENT_HIT), 1);
    assert_int_equal(hero_of(world)->hp, 8);
    assert_int_equal(world->floor.fixtures[0].phase, PHASE_OUT);
    world_free(world);
}

static void spikes_stay_out_for_30_ticks(void **state) {
    (void)state;
    World *world = trodden(FIXTURE_SPIKES);
    run(world, WEST, 15); // away in time
    assert_int_equal(hero_of(world)->hp, 10);
    run(world, STILL, 29);
    assert_int_equal(world->floor.fixtures[0].phase, PHASE_OUT);
    run(world, STILL, 1);
    assert_int_equal(world->floor.fixtures[0].phase, PHASE_REST);
    assert_int_equal(run_count(world, STILL, EVENT_CLICK, 60), 0);
    world_free(world);
}

static void spikes_hurt_who_comes_while_they_are_out(void **state) {
    (void)state;
    World *world = trodden(FIXTURE_SPIKES);
    assert_int_equal(run_count(world, WEST, EVENT_HIT, 17), 0);
    assert_int_equal(run_count(world, EAST, EVENT_HIT, 12), 1);
    world_free(world);
}

static void spikes_hurt_once_each_time(void **state) {
    (void)state;
    World *world = trodden(FIXTURE_SPIKES);
    int hits = 0;
    for (int i = 0; i < 15 + 3 + 29; i++) {
        hero_of(world)->invulnerable = 0;
        hero_of(world)->push = (Vec){0, 0};
        world_tick(world, STILL);
        hits += heard(world, EVENT_HIT);
    }
    assert_int_equal(hits, 1);
    world_free(world);
}

static const char PIT_OF_RATS[] = "#######\n"
                                  "#.@####\n"
                                  "#######\n"
                                  "#.r.#.#\n"
                                  "#######\n";

static void spikes_hurt_monsters_double_and_wake_them(void **state) {
    (void)state;
    World *world = with_trap(PIT_OF_RATS, FIXTURE_SPIKES, (Vec){2, 3});
    world->actors[1].hp = 20;
    world->actors[1].brain.mind = MIND_ASLEEP;
    assert_true(run_until(world, STILL, EVENT_HIT, 20));
    assert_int_equal(world->actors[1].hp, 16);
    assert_int_equal(world->actors[1].brain.mind, MIND_SUSPICIOUS);
    assert_int_equal(world->hitstop, 0); // out of sight: nothing stops
    world->actors[1].hp = 1;
    world->actors[1].invulnerable = 0;
    assert_true(run_until(world, STILL, EVENT_KILL, 300));
    assert_int_equal(world->hero.score.kills, 0); // nor does he know of it
    world_free(world);
}

static void no_slime_splits_in_a_trap(void **state) {
    (void)state;
    World *world = with_trap("#######\n"
                             "#.@####\n"
                             "#######\n"
                             "#.s.#.#\n"
                             "#######\n",
                             FIXTURE_SPIKES, (Vec){2, 3});
    world->actors[1].brain.mind = MIND_ASLEEP;
    world->actors[1].hp = 4;
    assert_true(run_until(world, STILL, EVENT_KILL, 20));
    assert_int_equal(heard(world, EVENT_SPLIT), 0);
    world_free(world);
}

static void flyers_set_off_nothing(void **state) {
    (void)state;
    for (FixtureKind kind = FIXTURE_SPIKES; kind <= FIXTURE_PIT; kind++) {
        World *world = with_trap("#######\n"
                                 "#.@####\n"
                                 "#######\n"
                                 "#.b.#.#\n"
                                 "#######\n",
                                 kind, (Vec){2, 3});
        for (int i = 0; i < 200; i++) {
            tick_asleep(world, STILL);
            assert_int_equal(heard(world, EVENT_CLICK) + heard(world, EVENT_FALL), 0);
        }
        assert_int_equal(world->actors[1].hp, ACTORS[ACTOR_BAT].hp);
        world_free(world);
    }
}

static void a_plate_lets_a_dart_fly_along_its_row(void **state) {
    (void)state;
    World *world = trodden(FIXTURE_DARTS);
    assert_int_equal(heard(world, EVENT_CLICK), 1);
    assert_int_equal(heard(world, EVENT_DART), 1);
    const Missile *dart = &world->floor.missiles[0];
    assert_int_equal(dart->kind, MISSILE_DART);
    assert_int_equal(dart->vel.x, 1024);
    assert_int_equal(dart->vel.y, 0);
    assert_true(vec_eq(dart->pos, (Vec){CELL_SUB + 1024, 2 * CELL_SUB + CELL_SUB / 2}));
    assert_true(run_until(world, STILL, EVENT_HIT, 40));
    assert_int_equal(hero_of(world)->hp, 9);
    assert_int_equal(dart->kind, MISSILE_NONE);
    world_free(world);
}

static void a_dart_hits_whoever_is_first(void **state) {
    (void)state;
    World *world = with_trap("#############\n"
                             "#...........#\n"
                             "#.z....@....#\n"
                             "#...........#\n"
                             "#############\n",
                             FIXTURE_DARTS, (Vec){7, 2});
    while (heard(world, EVENT_HIT) == 0 && world->tick < 60) tick_asleep(world, STILL);
    assert_int_equal(world->actors[1].hp, ACTORS[ACTOR_SKELETON].hp - 2);
    assert_int_equal(hero_of(world)->hp, 10);
    world_free(world);
}

static void a_dart_stops_at_walls_and_doors(void **state) {
    (void)state;
    const char *const rows[] = {
        "#############\n#....#......#\n#..@.#..r...#\n#....#......#\n#############\n",
        "#############\n#....#......#\n#..@.+..r...#\n#....#......#\n#############\n"};
    for (int i = 0; i < 2; i++) {
        World *world = with_trap(rows[i], FIXTURE_DARTS, (Vec){3, 2});
        world_tick(world, STILL);
        run(world, NORTH, 5);
        body_leave(world, HERO);
        body_enter(world, HERO, cell_centre((Vec){3, 1}));
        for (int t = 0; t < 100; t++) tick_asleep(world, STILL);
        assert_int_equal(world->floor.missiles[0].kind, MISSILE_NONE);
        assert_int_equal(world->actors[1].hp, ACTORS[ACTOR_RAT].hp);
        assert_int_equal(hero_of(world)->hp, 10);
        world_free(world);
    }
}

static void darts_start_at_the_nearest_wall_or_door(void **state) {
    (void)state;
    World *world = with_trap("#############\n"
                             "#...........#\n"
                             "#.z.+..@....#\n"
                             "#...#.......#\n"
                             "#############\n",
                             FIXTURE_DARTS, (Vec){7, 2});
    tick_asleep(world, STILL);
    assert_int_equal(world->floor.missiles[0].pos.x, 5 * CELL_SUB + 1024);
    world_free(world);
}

static void darts_rearm_after_180_ticks(void **state) {
    (void)state;
    World *world = trodden(FIXTURE_DARTS);
    hero_of(world)->invulnerable = 10000; // he stays where he is
    assert_int_equal(run_count(world, STILL, EVENT_DART, 179), 0);
    assert_int_equal(world->floor.fixtures[0].phase, PHASE_SPENT);
    assert_int_equal(run_count(world, STILL, EVENT_DART, 1), 1);
    world_free(world);
}

static void nobody_is_missed_in_the_row(void **state) {
    (void)state;
    for (int y = -8; y <= 8; y += 8) {
        World *world = with_trap(ROOM, FIXTURE_DARTS, (Vec){3, 2});
        nudge(world, HERO, 0, y);
        assert_true(run_until(world, STILL, EVENT_HIT, 40));
        world_free(world);
    }
}

static void many_missiles_fill_the_pool_and_no_more(void **state) {
    (void)state;
    World *world = arena(ROOM);
    for (int i = 0; i < MISSILES_MAX + 5; i++) {
        missiles_shoot_trap(world, MISSILE_DART, cell_centre((Vec){1, 1}), DIRS[DIR_E]);
    }
    assert_int_equal(heard(world, EVENT_DART), MISSILES_MAX);
    run(world, STILL, 120);
    for (int i = 0; i < MISSILES_MAX; i++) assert_int_equal(world->floor.missiles[i].kind, MISSILE_NONE);
    world_free(world);
}

static void a_pit_takes_the_hero_out_of_the_level(void **state) {
    (void)state;
    World *world = trodden(FIXTURE_PIT);
    assert_int_equal(world->exit, EXIT_FALL);
    world->depth = GAME_DEPTHS;
    world_tick(world, STILL);
    assert_int_equal(world->exit, EXIT_NONE);
    world_free(world);
}

static const char PIT_ROOM[] = "########\n"
                               "#.@#####\n"
                               "########\n"
                               "#r....##\n"
                               "########\n";

static void a_monster_dies_in_a_pit_and_its_loot_stays_at_the_rim(void **state) {
    (void)state;
    int hearts = 0;
    for (uint64_t seed = 0; seed < 40; seed++) {
        Level level = level_from_picture(PIT_ROOM);
        level.seed = seed;
        fixture_add(&level, (Fixture){.kind = FIXTURE_PIT, .cell = {3, 3}});
        World *world = world_new(&level);
        set_mind(world, 1, MIND_RETURN);
        world->actors[1].brain.home = (Vec){5, 3};
        path_set_target(world, 1, (Vec){5, 3}, DIST_NONE);
        assert_true(run_until(world, STILL, EVENT_KILL, 200));
        assert_int_equal(heard(world, EVENT_FALL), 1);
        assert_int_equal(world->actors[1].kind, ACTOR_NONE);
        for (int i = 0; i < world->floor.item_count; i++) {
            assert_true(vec_eq(cell_of(world->floor.items[i].pos), (Vec){2, 3}));
            hearts++;
        }
        world_free(world);
    }
    assert_true(hearts > 0);
}

static void a_pit_takes_no_elite(void **state) {
    (void)state;
    World *world = with_trap(PIT_ROOM, FIXTURE_PIT, (Vec){3, 3});
    world->actors[1].kind = ACTOR_COOPER;
    body_leave(world, 1);
    body_enter(world, 1, cell_centre((Vec){3, 3}));
    run(world, STILL, 60);
    assert_int_equal(world->actors[1].kind, ACTOR_COOPER);
    assert_int_equal(heard(world, EVENT_FALL), 0);
    world_free(world);
}

// Whether it walks over the spikes on its straight way home.
static bool treads_on_spikes(const char *rows) {
    World *world = with_trap(rows, FIXTURE_SPIKES, (Vec){3, 3});
    bool trod = false;
    set_mind(world, 1, MIND_RETURN);
    world->actors[1].brain.home = (Vec){5, 3};
    path_set_target(world, 1, (Vec){5, 3}, DIST_NONE);
    for (int i = 0; i < 400 && world->actors[1].brain.mind == MIND_RETURN; i++) {
        world_tick(world, STILL);
        trod = trod || vec_eq(cell_of(world->actors[1].pos), (Vec){3, 3});
    }
    assert_int_equal(vec_eq(cell_of(world->actors[1].pos), (Vec){5, 3}), !trod);
    world_free(world);
    return trod;
}

static void the_clever_know_a_trap_and_step_around_it(void **state) {
    (void)state;
    assert_false(treads_on_spikes("########\n#.@#####\n########\n#g....##\n#......#\n########\n"));
    assert_true(treads_on_spikes("########\n#.@#####\n########\n#z....##\n#......#\n########\n"));
    assert_true(treads_on_spikes("########\n#.@#####\n########\n#r....##\n#......#\n########\n"));
}

static void who_was_hurt_by_a_trap_keeps_out_of_it_for_five_seconds(void **state) {
    (void)state;
    World *world =
        with_trap("########\n#.@#####\n########\n#..r..##\n########\n", FIXTURE_SPIKES, (Vec){3, 3});
    world->actors[1].hp = 20;
    assert_true(path_terrain_allows(world, 1, (Vec){2, 3}, DIR_E));
    assert_true(run_until(world, STILL, EVENT_HIT, 30));
    for (int i = 0; i < 300; i++) {
        assert_false(path_terrain_allows(world, 1, (Vec){2, 3}, DIR_E));
        tick_asleep(world, STILL);
        world->floor.fixtures[0] = (WorldFixture){.phase = PHASE_REST}; // it does not hurt again
    }
    assert_true(path_terrain_allows(world, 1, (Vec){2, 3}, DIR_E));
    world_free(world);
}

static void who_was_thrown_onto_a_trap_walks_off(void **state) {
    (void)state;
    World *world = with_trap("########\n"
                             "#.@#####\n"
                             "########\n"
                             "#..g..##\n"
                             "########\n",
                             FIXTURE_SPIKES, (Vec){3, 3});
    world->actors[1].hp = 20;
    set_mind(world, 1, MIND_RETURN);
    world->actors[1].brain.home = (Vec){5, 3};
    path_set_target(world, 1, (Vec){5, 3}, DIST_NONE);
    run(world, STILL, 200);
    assert_true(vec_eq(cell_of(world->actors[1].pos), (Vec){5, 3}));
    world_free(world);
}

static void found_once_lit_and_in_sight(void **state) {
    (void)state;
    World *world = with_trap(ROOM, FIXTURE_SPIKES, (Vec){7, 2});
    world->hero.lantern_shut = true;
    run(world, STILL, 60);
    assert_false(world->floor.fixtures[0].found);
    assert_true(run_until(world, EAST, EVENT_FOUND, 80));
    assert_int_equal(cell_of(hero_of(world)->pos).x, 6);
    run(world, WEST, 60);
    assert_true(world->floor.fixtures[0].found);
    world_free(world);
    world = with_trap(ROOM, FIXTURE_SPIKES, (Vec){7, 2});
    world->hero.lantern_shut = true;
    run(world, STILL, 60);
    world->hero.lantern_shut = false;
    assert_true(run_until(world, STILL, EVENT_FOUND, 1));
    world_free(world);
    world = with_trap("######\n"
                      "#.@..#\n"
                      "######\n"
                      "#....#\n"
                      "######\n",
                      FIXTURE_SPIKES, (Vec){2, 3});
    run(world, STILL, 60);
    assert_false(world->floor.fixtures[0].found);
    world_free(world);
}

static void found_when_it_goes_off_in_view(void **state) {
    (void)state;
    const char *const rows[] = {"##########\n#@......r#\n##########\n##########\n##########\n",
                                "##########\n#@..+...r#\n##########\n##########\n##########\n"};
    for (int i = 0; i < 2; i++) {
        World *world = with_trap(rows[i], FIXTURE_SPIKES, (Vec){8, 1});
        for (int t = 0; t < 10; t++) tick_asleep(world, STILL);
        assert_int_equal(world->floor.fixtures[0].phase, PHASE_CLICK);
        assert_int_equal(world->floor.fixtures[0].found, i == 0);
        world_free(world);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(spikes_click_and_come_out_15_ticks_later),
        cmocka_unit_test(spikes_stay_out_for_30_ticks),
        cmocka_unit_test(spikes_hurt_who_comes_while_they_are_out),
        cmocka_unit_test(spikes_hurt_once_each_time),
        cmocka_unit_test(spikes_hurt_monsters_double_and_wake_them),
        cmocka_unit_test(no_slime_splits_in_a_trap),
        cmocka_unit_test(flyers_set_off_nothing),
        cmocka_unit_test(a_plate_lets_a_dart_fly_along_its_row),
        cmocka_unit_test(a_dart_hits_whoever_is_first),
        cmocka_unit_test(a_dart_stops_at_walls_and_doors),
        cmocka_unit_test(darts_start_at_the_nearest_wall_or_door),
        cmocka_unit_test(darts_rearm_after_180_ticks),
        cmocka_unit_test(nobody_is_missed_in_the_row),
        cmocka_unit_test(many_missiles_fill_the_pool_and_no_more),
        cmocka_unit_test(a_pit_takes_the_hero_out_of_the_level),
        cmocka_unit_test(a_monster_dies_in_a_pit_and_its_loot_stays_at_the_rim),
        cmocka_unit_test(a_pit_takes_no_elite),
        cmocka_unit_test(the_clever_know_a_trap_and_step_around_it),
        cmocka_unit_test(who_was_hurt_by_a_trap_keeps_out_of_it_for_five_seconds),
        cmocka_unit_test(who_was_thrown_onto_a_trap_walks_off),
        cmocka_unit_test(found_once_lit_and_in_sight),
        cmocka_unit_test(found_when_it_goes_off_in_view),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
