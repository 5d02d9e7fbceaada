// The level that a toll builds, and what it puts where things have vanished.
#include "map/balance_hunters.h"
#include "sim/space/ways.h"

#include "sim/dusk.h"
#include "sim/toll_checker.h"

// ---- the next level

static void what_is_held_stays_byte_for_byte(void **state) {
    (void)state;
    for (uint64_t seed = 1; seed <= 10; seed++) {
        World *world = dusk(seed);
        Grid held = held_now(world), tiles = copy_of(&world->level.tiles),
             decor = copy_of(&world->level.decor);
        Grid bright = copy_of(&world->cache.bright);
        TollReport report = toll_perform_rung(world);
        assert_true(report.made);
        int changed = 0, cells = held.w * held.h;
        for (int i = 0; i < cells; i++) {
            bool same = world->level.tiles.cells[i] == tiles.cells[i];
            changed += !same;
            if (held.cells[i] == 0) continue;
            assert_true(same);
            assert_int_equal(world->level.decor.cells[i], decor.cells[i]);
        }
        assert_memory_equal(world->cache.bright.cells, bright.cells, (size_t)cells);
        assert_true(changed > cells / 10);
        assert_in_range(report.attempts, 1, TOLL_TRIES);
        grid_free(&held);
        grid_free(&tiles);
        grid_free(&decor);
        grid_free(&bright);
        world_free(world);
    }
}

// Gives a world other generators than its depth has.
static void draw_by(World *world, GenKind a, GenKind b) {
    Blend blend = {.w = world->level.tiles.w,
                   .h = world->level.tiles.h,
                   .of = {GENERATORS[a]->defaults, GENERATORS[b]->defaults}};
    rebuild_free(world->cache.rebuild);
    world->cache.rebuild = rebuild_new(&blend);
    assert_non_null(world->cache.rebuild);
}

static void odd_tolls_draw_the_second_generator_and_even_ones_the_first(void **state) {
    (void)state;
    for (uint64_t seed = 1; seed <= 5; seed++) {
        World *world = dusk(seed);
        draw_by(world, GEN_SCATTER, GEN_MAZE);
        int floor[4];
        for (int n = 0; n < 4; n++) {
            assert_true(toll_perform_rung(world).made);
            floor[n] = count_tiles(world, TILE_FLOOR);
        }
        assert_true(floor[0] + 100 < floor[1]);
        assert_true(floor[2] + 100 < floor[1]);
        assert_true(floor[2] + 100 < floor[3]);
        world_free(world);
    }
}

static void it_says_its_number(void **state) {
    (void)state;
    World *world = dusk(1);
    for (int n = 1; n <= 3; n++) {
        world->events.count = 0;
        assert_true(toll_perform_rung(world).made);
        assert_int_equal(heard(world, EVENT_TOLL), 1);
        assert_int_equal(world->events.at[0].amount, n);
        assert_int_equal(world->clock.tolls, n);
    }
    world_free(world);
}

static void equal_worlds_toll_alike_and_other_seeds_differ(void **state) {
    (void)state;
    World *one = dusk(4), *same = dusk(4), *other = dusk(5);
    toll_perform_rung(one);
    toll_perform_rung(same);
    toll_perform_rung(other);
    assert_true(world_hash(one) == world_hash(same));
    assert_memory_not_equal(one->level.tiles.cells, other->level.tiles.cells, 41 * 21);
    Grid first = copy_of(&one->level.tiles);
    toll_perform_rung(one);
    assert_memory_not_equal(one->level.tiles.cells, first.cells, 41 * 21);
    grid_free(&first);
    world_free(one);
    world_free(same);
    world_free(other);
}

static void the_old_plan_of_the_level_is_forgotten(void **state) {
    (void)state;
    World *world = dusk(1);
    put_hero(world, (Vec){22, 11});
    world->level.room_count = world->level.hall_count = world->level.proof_step_count = 1;
    uint32_t changes = world->cache.changes;
    toll_perform_rung(world);
    assert_int_equal(world->level.room_count, 0);
    assert_int_equal(world->level.hall_count, 0);
    assert_int_equal(world->level.proof_step_count, 0);
    assert_true(world->cache.changes > changes);
    assert_true(vec_eq(world->level.start, world->cache.hero_cell));
    world_free(world);
}

static void what_follows_from_the_tiles_follows(void **state) {
    (void)state;
    World *world = dusk(1);
    toll_perform_rung(world);
    const Grid *tiles = &world->level.tiles;
    for (int y = 0; y < tiles->h; y++) {
        for (int x = 0; x < tiles->w; x++) {
            Vec cell = {x, y};
            bool door = level_tile(&world->level, cell) == TILE_DOOR;
            const Fixture *fixture = fixture_at(&world->level, cell);
            bool trap = fixture != NULL && FIXTURES[fixture->kind].trap;
            assert_int_equal(grid_at(&world->cache.barred[PROFILE_PLAIN], cell), door);
            assert_int_equal(grid_at(&world->cache.barred[PROFILE_CLEVER], cell), trap);
            bool shaded = level_looks_like_wall(&world->level, cell) &&
                          !level_looks_like_wall(&world->level, vec_add(cell, DIRS[DIR_S])) &&
                          y < tiles->h - 1;
            if (y < tiles->h - 1) assert_int_equal(grid_at(&world->level.frames, cell), shaded);
            if (level_solid(&world->level, cell) && !door)
                assert_int_equal(dist_at(ways_to_hero(world, PROFILE_CLEVER), cell), DIST_NONE);
        }
    }
    world_free(world);
}

// ---- furnishing

static void as_many_traps_and_brackets_come_as_vanish(void **state) {
    (void)state;
    for (uint64_t seed = 1; seed <= 20; seed++) {
        World *world = dusk(seed);
        assert_true(fixture_add(&world->level, (Fixture){.kind = FIXTURE_SPIKES, .cell = {30, 3}}));
        assert_true(fixture_add(&world->level, (Fixture){.kind = FIXTURE_DARTS, .cell = {32, 12}}));
        assert_true(fixture_add(&world->level, (Fixture){.kind = FIXTURE_PIT, .cell = {37, 12}}));
        int traps[FIXTURE_COUNT];
        for (int kind = 0; kind < FIXTURE_COUNT; kind++)
            traps[kind] = count_fixtures(world, (FixtureKind)kind);
        int torches = count_decor(world, DECOR_TORCH);
        assert_int_equal(count_decor(world, DECOR_BRACKET), 2);
        assert_int_equal(count_tiles(world, TILE_BRAZIER), 1);
        assert_true(toll_perform_rung(world).made);
        for (int kind = FIXTURE_SPIKES; kind < FIXTURE_COUNT; kind++) {
            assert_int_equal(count_fixtures(world, (FixtureKind)kind), traps[kind]);
        }
        assert_int_equal(count_decor(world, DECOR_BRACKET), 2);
        assert_int_equal(count_decor(world, DECOR_TORCH), torches);
        assert_int_equal(count_tiles(world, TILE_BRAZIER), 1);
        world_free(world);
    }
}

// More brackets than any draft has walls for: the toll comes nevertheless, and leaves some out.
static void a_toll_comes_where_walls_are_too_few_for_brackets(void **state) {
    (void)state;
    World *world = dusk(2);
    Grid *decor = &world->level.decor;
    for (int i = 0; i < decor->w * decor->h; i++) {
        Vec cell = {i % decor->w, i / decor->w};
        if (level_looks_like_wall(&world->level, cell) && decor->cells[i] == DECOR_NONE)
            decor->cells[i] = DECOR_BRACKET;
    }
    int before = count_decor(world, DECOR_BRACKET);
    TollReport report = toll_perform_rung(world);
    assert_true(report.made);
    assert_int_equal(report.attempts, TOLL_TRIES);
    assert_in_range(count_decor(world, DECOR_BRACKET), 1, before - 1);
    world_free(world);
}

static void brackets_hang_on_fronts_and_pits_leave_a_way_around(void **state) {
    (void)state;
    for (uint64_t seed = 1; seed <= 20; seed++) {
        World *world = dusk(seed);
        assert_true(fixture_add(&world->level, (Fixture){.kind = FIXTURE_PIT, .cell = {37, 12}}));
        toll_perform_rung(world);
        const Grid *decor = &world->level.decor;
        for (int y = 0; y < decor->h; y++) {
            for (int x = 0; x < decor->w; x++) {
                Vec cell = {x, y};
                if (grid_at(decor, cell) != DECOR_BRACKET) continue;
                assert_true(level_looks_like_wall(&world->level, cell));
                assert_true(level_floor(&world->level, (Vec){x, y + 1}));
            }
        }
        for (int i = 0; i < world->level.fixture_count; i++) {
            const Fixture *pit = &world->level.fixtures[i];
            for (int dir = 0; pit->kind == FIXTURE_PIT && dir < DIR_COUNT; dir++) {
                assert_false(level_solid(&world->level, vec_add(pit->cell, DIRS[dir])));
            }
        }
        world_free(world);
    }
}

static void a_maze_has_niches_for_braziers_and_spikes_for_pits(void **state) {
    (void)state;
    for (uint64_t seed = 1; seed <= 10; seed++) {
        World *world = dusk(seed);
        draw_by(world, GEN_MAZE, GEN_MAZE);
        assert_true(fixture_add(&world->level, (Fixture){.kind = FIXTURE_PIT, .cell = {37, 12}}));
        int spikes = count_fixtures(world, FIXTURE_SPIKES);
        assert_true(toll_perform_rung(world).made);
        assert_int_equal(count_tiles(world, TILE_BRAZIER), 1);
        int pits = count_fixtures(world, FIXTURE_PIT);
        assert_int_equal(count_fixtures(world, FIXTURE_SPIKES), spikes + 1 - pits);
        world_free(world);
    }
}

static void no_niche_takes_a_doorway_its_wall(void **state) {
    (void)state;
    int niches = 0;
    for (uint64_t seed = 1; seed <= 20; seed++) {
        World *world = dusk(seed);
        draw_by(world, GEN_MAZE, GEN_MAZE);
        for (int x = 12; x < 30; x++) grid_set(&world->level.tiles, (Vec){x, 11}, TILE_BRAZIER);
        assert_true(toll_perform_rung(world).made);
        for (int i = 0; i < cells_of(world); i++) {
            Vec cell = cell_number(world, i);
            if (level_tile(&world->level, cell) != TILE_BRAZIER) continue;
            niches++;
            for (int dir = 0; dir < DIR_COUNT; dir += 2)
                assert_false(is_opening((uint8_t)level_tile(&world->level, vec_add(cell, DIRS[dir]))));
        }
        world_free(world);
    }
    assert_true(niches > 200);
}

static void the_first_two_tolls_bring_a_chest_without_a_good(void **state) {
    (void)state;
    World *world = dusk(1);
    int before = count_fixtures(world, FIXTURE_CHEST);
    for (int n = 1; n <= 4; n++) {
        assert_true(toll_perform_rung(world).made);
        assert_int_equal(count_fixtures(world, FIXTURE_CHEST), before + int_min(n, 2));
    }
    for (int i = 0; i < world->level.fixture_count; i++) {
        const Fixture *chest = &world->level.fixtures[i];
        if (chest->kind == FIXTURE_CHEST) assert_false(ITEMS[chest->item].counts);
    }
    world_free(world);
}

static void each_treasure_beyond_the_quota_and_a_lost_one_bring_hunters(void **state) {
    (void)state;
    World *world = dusk(2);
    for (int pace = 0; pace < PACE_COUNT; pace++) { // the same at each
        world->hero.pace = (Pace)pace;
        world->depth = 1;
        world->collected = world->clock.quota;
        assert_int_equal(toll_forecast(world, true).hunters, 0);
        assert_int_equal(toll_forecast(world, false).hunters, 0);
        world->collected++;
        assert_int_equal(toll_forecast(world, true).hunters, 3); // depth 1 spares nobody who takes too much
        assert_int_equal(toll_forecast(world, false).hunters, 3);
        world->collected--;
        world->depth = 2;
        assert_int_equal(toll_forecast(world, true).hunters, 7);
        assert_int_equal(toll_forecast(world, false).hunters, 7 + 2);
        world->collected += 2;
        assert_int_equal(toll_forecast(world, true).hunters, 2 * 3 + 7);
        world->collected = 1000;
        assert_int_equal(toll_forecast(world, true).hunters, 16);
    }
    world_free(world);
}

static void switching_the_pace_changes_no_forecast(void **state) {
    (void)state;
    World *world = dusk(2);
    world->depth = 2;
    world->collected = world->clock.quota + 1;
    for (int rung = 0; rung < 2; rung++) {
        TollForecast before = toll_forecast(world, rung), after;
        for (int i = 0; i < 2; i++) {
            run(world, (Input){.buttons = BUTTON_PACE}, 1);
            run(world, STILL, 1);
            after = toll_forecast(world, rung);
            assert_int_equal(after.hunters, before.hunters);
            assert_int_equal(after.lost, before.lost);
            assert_int_equal(after.doubled, before.doubled);
            assert_int_equal(after.opens, before.opens);
        }
    }
    world_free(world);
}

// The hour's toll: the clock has run down.
static void strike_hour(World *world) {
    world->clock.ticks = 1;
    world_tick(world, STILL);
}

static void the_hour_brings_hunters_and_more_each_time(void **state) {
    (void)state;
    World *world = dusk(2);
    int count = count_actors(world);
    assert_true(toll_perform_rung(world).made);
    assert_int_equal(count_actors(world), count); // what is rung brings none
    for (int hour = 1; hour <= 3; hour++) {
        int slots = world->actor_count;
        strike_hour(world);
        int come = (int[]){0, 2, 8}[hour - 1]; // depth 1 is a toll behind
        for (int i = 0; i < world->events.count; i++) {
            if (world->events.at[i].kind == EVENT_TOLL) assert_int_equal(world->events.at[i].what, come);
        }
        count += come;
        assert_int_equal(count_actors(world), count);
        for (int i = slots; i < slots + come; i++) {
            const Actor *hunter = &world->actors[i];
            assert_int_equal(hunter->brain.mind, MIND_SEARCH);
            assert_in_range(ACTORS[hunter->kind].cost, 1, world->depth + HUNTER_COST);
            assert_in_range(ACTORS[hunter->kind].from, 1, world->depth);
            assert_int_equal(hunter->hp, ACTORS[hunter->kind].hp);
        }
    }
    const Actor *last = &world->actors[world->actor_count - 1];
    Vec from = last->pos;
    run(world, STILL, 120);
    assert_int_equal(last->brain.mind, MIND_SEARCH);
    assert_false(vec_eq(last->pos, from));
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_held_stays_byte_for_byte),
        cmocka_unit_test(odd_tolls_draw_the_second_generator_and_even_ones_the_first),
        cmocka_unit_test(it_says_its_number),
        cmocka_unit_test(equal_worlds_toll_alike_and_other_seeds_differ),
        cmocka_unit_test(the_old_plan_of_the_level_is_forgotten),
        cmocka_unit_test(what_follows_from_the_tiles_follows),
        cmocka_unit_test(as_many_traps_and_brackets_come_as_vanish),
        cmocka_unit_test(a_toll_comes_where_walls_are_too_few_for_brackets),
        cmocka_unit_test(brackets_hang_on_fronts_and_pits_leave_a_way_around),
        cmocka_unit_test(a_maze_has_niches_for_braziers_and_spikes_for_pits),
        cmocka_unit_test(no_niche_takes_a_doorway_its_wall),
        cmocka_unit_test(the_first_two_tolls_bring_a_chest_without_a_good),
        cmocka_unit_test(each_treasure_beyond_the_quota_and_a_lost_one_bring_hunters),
        cmocka_unit_test(switching_the_pace_changes_no_forecast),
        cmocka_unit_test(the_hour_brings_hunters_and_more_each_time),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
