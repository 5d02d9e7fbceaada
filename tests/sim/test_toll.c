// The toll, step by step: what is held, what becomes of the rest, and what it may never do.
#include "gen/descent/depths.h"
#include "sim/space/terrain.h"
#include "sim/space/ways.h"

#include "sim/dusk.h"
#include "sim/toll_checker.h"

// ---- holding

static bool holds(const World *world, Vec cell) {
    Grid held = held_now(world);
    bool holds = grid_at(&held, cell) != 0;
    grid_free(&held);
    return holds;
}

static void what_a_flame_lights_is_held_with_the_walls_around_it(void **state) {
    (void)state;
    World *world = dusk(1);
    assert_true(holds(world, (Vec){5, 1})); // under the torch
    assert_true(holds(world, (Vec){1, 2})); // four cells off
    assert_true(holds(world, (Vec){5, 5}));
    assert_true(holds(world, (Vec){10, 1})); // a wall beside lit floor
    assert_false(holds(world, (Vec){3, 9}));
    assert_false(holds(world, (Vec){20, 11}));
    assert_false(holds(world, (Vec){18, 14})); // a wall in the dark
    world_free(world);
}

// A wall two cells off hides the middle of a cell behind it, past whose edge the light goes on.
static void what_light_only_grazes_is_held(void **state) {
    (void)state;
    World *world = dusk(1);
    Vec brazier = {22, 9}, grazed = {25, 11}, lit = {26, 12};
    terrain_set(world, brazier, TILE_BRAZIER_LIT);
    terrain_set(world, (Vec){24, 10}, TILE_WALL);
    flames_find(world);
    assert_true(flames_bright(world, lit));
    assert_false(flames_bright(world, grazed));
    assert_true(holds(world, grazed));
    toll_now(world);
    assert_true(flames_bright(world, lit));
    world_free(world);
}

static void the_lantern_holds_what_it_lights_now(void **state) {
    (void)state;
    World *world = dusk(1);
    put_hero(world, (Vec){25, 12});
    assert_true(holds(world, (Vec){26, 13}));
    assert_false(holds(world, (Vec){28, 12}));
    world->hero.lantern_shut = false;
    assert_true(holds(world, (Vec){28, 12}));
    assert_true(holds(world, (Vec){30, 13}));
    assert_false(holds(world, (Vec){31, 12}));
    assert_true(holds(world, (Vec){24, 14})); // the wall of the chamber
    world_free(world);
}

static void the_border_is_held(void **state) {
    (void)state;
    World *world = dusk(1);
    assert_true(holds(world, (Vec){0, 0}));
    assert_true(holds(world, (Vec){40, 11}));
    assert_true(holds(world, (Vec){22, 20}));
    assert_true(holds(world, (Vec){0, 15}));
    world_free(world);
}

static void the_hero_holds_nine_cells_in_the_dark(void **state) {
    (void)state;
    World *world = dusk(1);
    put_hero(world, (Vec){22, 16});
    for (int i = 0; i < 9; i++) assert_true(holds(world, (Vec){21 + i % 3, 15 + i / 3}));
    assert_false(holds(world, (Vec){24, 16}));
    assert_false(holds(world, (Vec){22, 18}) && holds(world, (Vec){27, 18}));
    world_free(world);
}

static void stairs_and_locked_doors_hold_their_neighbours(void **state) {
    (void)state;
    World *world = dusk(1);
    assert_true(holds(world, DUSK_STAIRS));
    for (int dir = 0; dir < DIR_COUNT; dir++) assert_true(holds(world, vec_add(DUSK_STAIRS, DIRS[dir])));
    assert_false(holds(world, DUSK_DARK_DOOR));
    grid_set(&world->level.tiles, DUSK_DARK_DOOR, TILE_LOCKED_2);
    assert_true(holds(world, DUSK_DARK_DOOR));
    for (int dir = 0; dir < DIR_COUNT; dir++) assert_true(holds(world, vec_add(DUSK_DARK_DOOR, DIRS[dir])));
    world_free(world);
}

static void a_door_beside_lit_floor_is_held_open_or_shut(void **state) {
    (void)state;
    const Tile tiles[] = {TILE_DOOR, TILE_DOOR_OPEN};
    for (int i = 0; i < 2; i++) {
        World *world = dusk(1);
        grid_set(&world->level.tiles, DUSK_DOOR, (uint8_t)tiles[i]);
        world->hero.lantern_shut = false;
        put_hero(world, (Vec){8, 4});
        assert_true(holds(world, DUSK_DOOR));
        world_free(world);
    }
}

static void a_burning_fuse_is_held_in_the_dark(void **state) {
    (void)state;
    World *world = dusk(1);
    Vec cell = {30, 12};
    world->floor.items[world->floor.item_count++] =
        (Item){.kind = ITEM_BOMB, .pos = cell_centre(cell), .counted = true};
    flames_find(world);
    assert_false(holds(world, cell));
    world->floor.items[world->floor.item_count - 1].burns = 50;
    flames_find(world);
    assert_true(holds(world, cell));
    assert_false(holds(world, (Vec){31, 12})); // it lights nothing
    world_free(world);
}

// ---- the draft

static void what_is_held_stays_byte_for_byte(void **state) {
    (void)state;
    for (uint64_t seed = 1; seed <= 10; seed++) {
        World *world = dusk(seed);
        Grid held = held_now(world), tiles = copy_of(&world->level.tiles),
             decor = copy_of(&world->level.decor);
        Grid bright = copy_of(&world->cache.bright);
        TollReport report = toll_now(world);
        assert_true(report.made);
        int changed = 0, kept = 0, floor = 0, cells = held.w * held.h;
        for (int i = 0; i < cells; i++) {
            bool same = world->level.tiles.cells[i] == tiles.cells[i];
            changed += !same;
            floor += tiles.cells[i] == TILE_FLOOR;
            kept += tiles.cells[i] == TILE_FLOOR && held.cells[i] != 0;
            if (held.cells[i] == 0) continue;
            assert_true(same);
            assert_int_equal(world->level.decor.cells[i], decor.cells[i]);
        }
        assert_memory_equal(world->cache.bright.cells, bright.cells, (size_t)cells);
        assert_true(changed > cells / 10);
        assert_int_equal(report.changed, changed);
        assert_int_equal(report.floor, floor);
        assert_int_equal(report.kept, kept);
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
            assert_true(toll_now(world).made);
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
        assert_true(toll_now(world).made);
        assert_int_equal(heard(world, EVENT_TOLL), 1);
        assert_int_equal(world->events.at[0].amount, n);
        assert_int_equal(world->clock.tolls, n);
    }
    world_free(world);
}

static void equal_worlds_toll_alike_and_other_seeds_differ(void **state) {
    (void)state;
    World *one = dusk(4), *same = dusk(4), *other = dusk(5);
    toll_now(one);
    toll_now(same);
    toll_now(other);
    assert_true(world_hash(one) == world_hash(same));
    assert_memory_not_equal(one->level.tiles.cells, other->level.tiles.cells, 41 * 21);
    Grid first = copy_of(&one->level.tiles);
    toll_now(one);
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
    toll_now(world);
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
    toll_now(world);
    const Grid *tiles = &world->level.tiles;
    for (int y = 0; y < tiles->h; y++) {
        for (int x = 0; x < tiles->w; x++) {
            Vec cell = {x, y};
            bool door = level_tile(&world->level, cell) == TILE_DOOR;
            const Fixture *fixture = fixture_at(&world->level, cell);
            bool trap = fixture != NULL && FIXTURES[fixture->kind].trap;
            assert_int_equal(grid_at(&world->cache.barred[PROFILE_PLAIN], cell), door);
            assert_int_equal(grid_at(&world->cache.barred[PROFILE_CLEVER], cell), trap);
            bool shaded = level_wall(&world->level, cell) &&
                          !level_wall(&world->level, vec_add(cell, DIRS[DIR_S])) && y < tiles->h - 1;
            if (y < tiles->h - 1) assert_int_equal(grid_at(&world->level.frames, cell), shaded);
            if (level_solid(&world->level, cell) && !door)
                assert_int_equal(dist_at(ways_to_hero(world, PROFILE_CLEVER), cell), DIST_NONE);
        }
    }
    world_free(world);
}

// ---- dealing

static int steps_to(World *world, Vec cell) {
    dist_from(&world->cache.scratch, &world->level, cell_of(hero_of(world)->pos), EIGHT_WAYS, DIST_NONE);
    return dist_at(&world->cache.scratch, cell);
}

static void things_in_the_dark_are_dealt_far_off_each_to_a_cell_of_its_own(void **state) {
    (void)state;
    for (uint64_t seed = 1; seed <= 10; seed++) {
        World *world = dusk(seed);
        Grid held = held_now(world), met;
        assert_true(grid_init(&met, held.w, held.h));
        int lit = item_at(world, (Vec){5, 6});
        Vec before = lit >= 0 ? world->floor.items[lit].pos : (Vec){0, 0};
        toll_now(world);
        for (int i = 0; i < world->floor.item_count; i++) {
            Vec cell = cell_of(world->floor.items[i].pos);
            if (world->floor.items[i].taken) continue;
            assert_int_equal(grid_at(&met, cell), 0);
            grid_set(&met, cell, 1);
            if (i == lit && grid_at(&held, (Vec){5, 6}) != 0) {
                assert_true(vec_eq(world->floor.items[i].pos, before));
                continue;
            }
            assert_int_equal(grid_at(&held, cell), 0);
            assert_true(level_floor(&world->level, cell));
            assert_in_range(steps_to(world, cell), DEAL_AWAY, DIST_NONE - 1);
        }
        for (int i = 0; i < world->level.fixture_count; i++) {
            Vec cell = world->level.fixtures[i].cell;
            assert_int_equal(grid_at(&met, cell), 0);
            grid_set(&met, cell, 1);
            assert_true(level_floor(&world->level, cell));
        }
        for (int i = HERO + 1; i < world->actor_count; i++) {
            Vec cell = cell_of(world->actors[i].pos);
            assert_int_equal(grid_at(&met, cell), 0);
            grid_set(&met, cell, 1);
        }
        grid_free(&held);
        grid_free(&met);
        world_free(world);
    }
}

static void monsters_in_the_dark_sleep_elsewhere(void **state) {
    (void)state;
    World *world = dusk(2);
    int goblin = actor_of(world, ACTOR_GOBLIN), count = count_actors(world);
    world->actors[goblin].brain.pack = 3;
    world->actors[goblin].hp = 4;
    alarm(world, goblin);
    toll_now(world);
    const Actor *actor = &world->actors[goblin];
    assert_int_equal(count_actors(world), count);
    assert_int_equal(actor->kind, ACTOR_GOBLIN);
    assert_int_equal(actor->brain.mind, MIND_ASLEEP);
    assert_int_equal(actor->brain.pack, 0);
    assert_int_equal(actor->brain.notice, 0);
    assert_int_equal(actor->hp, 4);
    assert_true(vec_eq(actor->brain.home, cell_of(actor->pos)));
    assert_true(vec_eq(actor->pos, cell_centre(cell_of(actor->pos))));
    assert_true(vec_eq(actor->prev, actor->pos));
    assert_true(steps_to(world, cell_of(actor->pos)) >= DEAL_AWAY);
    check_apart(world);
    world_free(world);
}

static int put_monster(World *world, ActorKind kind, Vec pos) {
    int index = world->actor_count++;
    Vec cell = cell_of(pos);
    world->actors[index] = (Actor){.kind = kind,
                                   .hp = 6,
                                   .hp_max = 6,
                                   .prev = pos,
                                   .brain.home = cell,
                                   .brain.seen = cell,
                                   .brain.route.target = cell,
                                   .brain.route.step = cell};
    assert_true(body_fits(world, index, pos));
    body_enter(world, index, pos);
    return index;
}

static void a_lit_monster_stays_awake_where_it_is(void **state) {
    (void)state;
    World *world = dusk(2);
    int rat = put_monster(world, ACTOR_RAT, cell_centre((Vec){3, 3}));
    alarm(world, rat);
    Vec pos = world->actors[rat].pos;
    toll_now(world);
    assert_true(vec_eq(world->actors[rat].pos, pos));
    assert_int_equal(world->actors[rat].brain.mind, MIND_CHASE);
    world_free(world);
}

// Bodies at the edges of the light, with their boxes in cells that may turn to stone.
static void nobody_ends_in_stone_or_in_another(void **state) {
    (void)state;
    int snapped = 0;
    for (uint64_t seed = 1; seed <= 40; seed++) {
        World *world = dusk(seed);
        put_hero(world, (Vec){25, 11});
        world->hero.lantern_shut = false;
        Grid held = held_now(world);
        int first = world->actor_count;
        for (int dy = -5; dy <= 5; dy++) {
            for (int dx = -5; dx <= 5; dx++) {
                Vec cell = {25 + dx, 11 + dy}, off = {(dx % 2 ? 14 : -14) * SUB, (dy % 2 ? 14 : -14) * SUB};
                Vec pos = vec_add(cell_centre(cell), off);
                if (vec_dist(cell, world->cache.hero_cell) < 3 || grid_at(&held, cell) == 0) continue;
                if (body_fits(world, world->actor_count, pos)) put_monster(world, ACTOR_RAT, pos);
                pos.y += (dy % 2 ? -BODY_H : BODY_H) * SUB;
                if (body_fits(world, world->actor_count, pos)) put_monster(world, ACTOR_RAT, pos);
            }
        }
        Vec before[ACTORS_MAX];
        for (int i = 0; i < world->actor_count; i++) before[i] = world->actors[i].pos;
        assert_true(toll_now(world).made);
        check_apart(world);
        for (int i = first; i < world->actor_count; i++) {
            Vec pos = world->actors[i].pos, cell = cell_of(pos);
            bool same = vec_eq(cell, cell_of(before[i]));
            if (same && !vec_eq(pos, before[i])) {
                assert_true(vec_eq(pos, cell_centre(cell)));
                snapped++;
            }
            if (!same) assert_int_equal(world->actors[i].brain.mind, MIND_ASLEEP);
        }
        run(world, STILL, 2);
        check_apart(world);
        grid_free(&held);
        world_free(world);
    }
    assert_true(snapped > 20);
}

static void no_thought_ends_in_stone(void **state) {
    (void)state;
    for (uint64_t seed = 1; seed <= 20; seed++) {
        World *world = dusk(seed);
        int rat = put_monster(world, ACTOR_RAT, cell_centre((Vec){4, 3}));
        Actor *actor = &world->actors[rat];
        actor->brain.mind = MIND_PATROL;
        actor->brain.home = (Vec){5, 15};
        actor->brain.seen = (Vec){3, 18};
        actor->brain.route.target = (Vec){8, 16};
        actor->brain.route.max_steps = DIST_NONE;
        actor->brain.route.count = 2;
        actor->brain.route.dirs[0] = actor->brain.route.dirs[1] = DIR_W;
        toll_now(world);
        for (int i = HERO + 1; i < world->actor_count; i++) {
            assert_true(level_way(&world->level, world->actors[i].brain.home));
            assert_true(level_way(&world->level, world->actors[i].brain.seen));
            assert_true(level_way(&world->level, world->actors[i].brain.route.target));
            assert_true(level_way(&world->level, world->actors[i].brain.route.step));
        }
        run(world, STILL, 300);
        check_apart(world);
        world_free(world);
    }
}

static void a_chest_keeps_what_is_in_it(void **state) {
    (void)state;
    World *world = dusk(3);
    Fixture *chest = &world->level.fixtures[0];
    int index = 0;
    while (world->level.fixtures[index].kind != FIXTURE_CHEST) index++;
    chest = &world->level.fixtures[index];
    chest->item = ITEM_RELIC;
    chest->trapped = true;
    world->floor.fixtures[index].found = true;
    world->remaining++;
    Vec before = chest->cell;
    toll_now(world);
    int found = 0;
    for (int i = 0; i < world->level.fixture_count; i++) {
        const Fixture *now = &world->level.fixtures[i];
        if (now->kind != FIXTURE_CHEST || now->item != ITEM_RELIC) continue;
        found++;
        assert_true(now->trapped);
        assert_true(world->floor.fixtures[i].found);
        assert_int_equal(world->floor.fixtures[i].phase, PHASE_REST);
        assert_false(vec_eq(now->cell, before));
    }
    assert_int_equal(found, 1);
    world_free(world);
}

static void an_opened_chest_in_the_dark_is_gone(void **state) {
    (void)state;
    World *world = dusk(3);
    for (int i = 0; i < world->level.fixture_count; i++) {
        if (world->level.fixtures[i].kind == FIXTURE_CHEST) world->floor.fixtures[i].phase = PHASE_OPEN;
    }
    toll_now(world);
    assert_int_equal(count_fixtures(world, FIXTURE_CHEST), 1); // the new one
    for (int i = 0; i < world->level.fixture_count; i++)
        assert_int_equal(world->floor.fixtures[i].phase, PHASE_REST);
    world_free(world);
}

// That is worked out with the toll's own grids, as after a toll at which a thief leaves what is needed.
static void what_it_held_is_known_though_goods_are_dealt_again(void **state) {
    (void)state;
    World *world = dusk(1);
    Grid held = held_now(world);
    toll_now(world);
    put_hero(world, (Vec){3, 8});
    world->hero.lantern_shut = false;
    world->clock.quota = world->collected + world->remaining;
    int good = 0;
    while (world->floor.items[good].taken || !ITEMS[world->floor.items[good].kind].counts) good++;
    lose_good(world, good);
    assert_false(world->floor.items[good].taken);
    assert_memory_equal(toll_held(world)->cells, held.cells, (size_t)held.w * (size_t)held.h);
    grid_free(&held);
    world_free(world);
}

static void missiles_come_down(void **state) {
    (void)state;
    World *world = dusk(1);
    Vec lit = {3, 2}, dark = {22, 11};
    world->floor.missiles[0] = (Missile){.kind = MISSILE_DART, .pos = cell_centre(lit), .rest = lit};
    world->floor.missiles[1] =
        (Missile){.kind = MISSILE_ARROW, .pos = cell_centre(lit), .item = {.kind = ITEM_ARROW}, .rest = lit};
    world->floor.missiles[2] = (Missile){.kind = MISSILE_LOB,
                                         .pos = cell_centre(dark),
                                         .item = {.kind = ITEM_CHEESE, .counted = true},
                                         .rest = dark};
    world->floor.missiles[3] =
        (Missile){.kind = MISSILE_LOB, .pos = cell_centre(dark), .item = {.kind = ITEM_BRAND}, .rest = dark};
    int goods = count_goods(world), remaining = world->remaining, count = world->floor.item_count;
    world->clock.quota = world->collected + world->remaining; // none is lost
    toll_now(world);
    for (int i = 0; i < MISSILES_MAX; i++) assert_int_equal(world->floor.missiles[i].kind, MISSILE_NONE);
    assert_int_equal(world->floor.item_count, count + 2);
    assert_int_equal(world->floor.items[count].kind, ITEM_ARROW);
    assert_true(vec_eq(world->floor.items[count].pos, cell_centre(lit)));
    assert_int_equal(world->floor.items[count + 1].kind, ITEM_CHEESE);
    assert_true(world->floor.items[count + 1].counted);
    assert_true(steps_to(world, cell_of(world->floor.items[count + 1].pos)) >= DEAL_AWAY);
    assert_int_equal(count_goods(world), goods + 1);
    assert_int_equal(world->remaining, remaining);
    world_free(world);
}

static void what_burns_stays_and_burns_on(void **state) {
    (void)state;
    World *world = dusk(1);
    Vec cell = {30, 12};
    world->floor.items[world->floor.item_count++] =
        (Item){.kind = ITEM_CANDLE, .pos = cell_centre(cell), .counted = true, .burns = 500};
    flames_find(world);
    assert_true(holds(world, (Vec){32, 12}));
    assert_true(toll_now(world).made);
    int item = item_at(world, cell);
    assert_true(item >= 0);
    assert_int_equal(world->floor.items[item].burns, 500);
    assert_true(level_floor(&world->level, (Vec){32, 12}));
    assert_true(flames_bright(world, (Vec){32, 12}));
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
        assert_true(toll_now(world).made);
        for (int kind = FIXTURE_SPIKES; kind < FIXTURE_COUNT; kind++) {
            assert_int_equal(count_fixtures(world, (FixtureKind)kind), traps[kind]);
        }
        assert_int_equal(count_decor(world, DECOR_BRACKET), 2);
        assert_int_equal(count_decor(world, DECOR_TORCH), torches);
        assert_int_equal(count_tiles(world, TILE_BRAZIER), 1);
        world_free(world);
    }
}

static void brackets_hang_on_fronts_and_pits_leave_a_way_around(void **state) {
    (void)state;
    for (uint64_t seed = 1; seed <= 20; seed++) {
        World *world = dusk(seed);
        assert_true(fixture_add(&world->level, (Fixture){.kind = FIXTURE_PIT, .cell = {37, 12}}));
        toll_now(world);
        const Grid *decor = &world->level.decor;
        for (int y = 0; y < decor->h; y++) {
            for (int x = 0; x < decor->w; x++) {
                Vec cell = {x, y};
                if (grid_at(decor, cell) != DECOR_BRACKET) continue;
                assert_true(level_wall(&world->level, cell));
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
        assert_true(toll_now(world).made);
        assert_int_equal(count_tiles(world, TILE_BRAZIER), 1);
        int pits = count_fixtures(world, FIXTURE_PIT);
        assert_int_equal(count_fixtures(world, FIXTURE_SPIKES), spikes + 1 - pits);
        world_free(world);
    }
}

static void the_first_two_tolls_bring_a_chest_without_a_good(void **state) {
    (void)state;
    World *world = dusk(1);
    int before = count_fixtures(world, FIXTURE_CHEST);
    for (int n = 1; n <= 4; n++) {
        assert_true(toll_now(world).made);
        assert_int_equal(count_fixtures(world, FIXTURE_CHEST), before + int_min(n, 2));
    }
    for (int i = 0; i < world->level.fixture_count; i++) {
        const Fixture *chest = &world->level.fixtures[i];
        if (chest->kind == FIXTURE_CHEST) assert_false(ITEMS[chest->item].counts);
    }
    world_free(world);
}

static void a_hunter_comes_with_every_toll_from_the_second_on(void **state) {
    (void)state;
    World *world = dusk(1);
    int count = count_actors(world);
    for (int n = 1; n <= 3; n++) {
        int slots = world->actor_count;
        assert_true(toll_now(world).made);
        assert_int_equal(count_actors(world), count + n - 1);
        if (n == 1) continue;
        const Actor *hunter = &world->actors[slots];
        assert_int_equal(hunter->brain.mind, MIND_SEARCH);
        assert_true(vec_eq(hunter->brain.seen, world->cache.hero_cell));
        assert_in_range(ACTORS[hunter->kind].cost, 1, world->depth + 1);
        assert_in_range(ACTORS[hunter->kind].from, 1, world->depth);
        assert_int_equal(hunter->hp, ACTORS[hunter->kind].hp);
        assert_true(steps_to(world, cell_of(hunter->pos)) >= DEAL_AWAY);
    }
    const Actor *last = &world->actors[world->actor_count - 1];
    Vec from = last->pos;
    run(world, STILL, 120);
    assert_int_equal(last->brain.mind, MIND_SEARCH);
    assert_false(vec_eq(last->pos, from));
    world_free(world);
}

// ---- the good that is lost

static void one_good_of_the_dark_is_lost(void **state) {
    (void)state;
    for (uint64_t seed = 1; seed <= 10; seed++) {
        World *world = dusk(seed);
        int goods = count_goods(world), remaining = world->remaining;
        toll_now(world);
        assert_int_equal(count_goods(world), goods - 1);
        assert_int_equal(world->remaining, remaining - 1);
        assert_int_equal(world->clock.lost, 1);
        assert_int_equal(heard(world, EVENT_GONE), 1);
        world_free(world);
    }
}

static void none_is_lost_that_the_quota_needs(void **state) {
    (void)state;
    World *world = dusk(1);
    for (int n = 1; n <= 6; n++) {
        toll_now(world);
        assert_int_equal(world->remaining, int_max(DUSK_GOODS - n, DUSK_QUOTA));
        assert_int_equal(count_goods(world), world->remaining);
    }
    world_free(world);
}

static void neither_lit_goods_nor_those_collected_before_are_lost(void **state) {
    (void)state;
    World *world = dusk_of(DUSK, 1, 1);
    Vec lit = {5, 3};
    for (int i = 0; i < world->floor.item_count; i++) {
        world->floor.items[i].counted = i > 0;
        if (i == 0) world->floor.items[i].pos = cell_centre(lit);
    }
    toll_now(world);
    assert_int_equal(world->clock.lost, 0);
    assert_int_equal(heard(world, EVENT_GONE), 0);
    assert_int_equal(item_at(world, lit), 0);
    assert_int_equal(count_goods(world), 6);
    world_free(world);
}

// ---- undone

// A closet of one cell that the toll holds, since something burns in it, and to which no way leads.
static World *with_closet(void) {
    World *world = dusk(1);
    Vec cell = {38, 8};
    for (int dir = 0; dir < DIR_COUNT; dir++) terrain_set(world, vec_add(cell, DIRS[dir]), TILE_WALL);
    grid_set(&world->level.decor, (Vec){38, 7}, DECOR_TORCH);
    flames_find(world);
    assert_true(flames_bright(world, cell));
    return world;
}

static void cannot_be_proved(World *world) {
    TollReport report = toll_now(world);
    assert_false(report.made);
    assert_int_equal(report.attempts, TOLL_TRIES);
    world_free(world);
}

static void a_closet_is_no_matter_but_what_is_in_it_is(void **state) {
    (void)state;
    World *world = with_closet();
    assert_true(toll_now(world).made);
    world_free(world);
    world = with_closet();
    world->floor.items[world->floor.item_count++] =
        (Item){.kind = ITEM_HEART, .pos = cell_centre((Vec){38, 8})};
    cannot_be_proved(world);
    world = with_closet();
    put_monster(world, ACTOR_RAT, cell_centre((Vec){38, 8}));
    cannot_be_proved(world);
    world = with_closet();
    fixture_add(&world->level, (Fixture){.kind = FIXTURE_CHEST, .item = ITEM_HEART, .cell = {38, 8}});
    cannot_be_proved(world);
    world = with_closet();
    grid_set(&world->level.tiles, (Vec){38, 8}, TILE_STAIRS_UP);
    cannot_be_proved(world);
}

static void every_lock_must_have_its_key(void **state) {
    (void)state;
    World *world = dusk(1);
    grid_set(&world->level.tiles, (Vec){10, 2}, TILE_LOCKED_3);
    cannot_be_proved(world);
    world = dusk(1);
    for (int i = 0; i < world->level.fixture_count; i++) {
        if (world->level.fixtures[i].kind == FIXTURE_CHEST) world->level.fixtures[i].lock = 2;
    }
    cannot_be_proved(world);
}

static void a_level_keeps_as_much_floor_as_it_needs(void **state) {
    (void)state;
    int drafts = 0, seeds = 20;
    for (int seed = 1; seed <= seeds; seed++) {
        World *world = dusk((uint64_t)seed);
        Blend blend = {.w = 41, .h = 21};
        blend.of[1] = GENERATORS[GEN_HALLS]->defaults;
        blend.of[1].rooms = 2; // which now and then are too small
        blend.of[0] = blend.of[1];
        rebuild_free(world->cache.rebuild);
        world->cache.rebuild = rebuild_new(&blend);
        TollReport report = toll_now(world);
        assert_true(report.made);
        assert_in_range(count_tiles(world, TILE_FLOOR), TOLL_FLOOR_MIN, 41 * 21);
        drafts += report.attempts;
        world_free(world);
    }
    assert_true(drafts > seeds);
}

static void a_toll_that_cannot_be_proved_changes_nothing(void **state) {
    (void)state;
    World *world = dusk(1);
    grid_set(&world->level.tiles, (Vec){10, 16}, TILE_LOCKED_1); // and no key
    run(world, STILL, 3);
    world->floor.missiles[0] =
        (Missile){.kind = MISSILE_ARROW, .item = {.kind = ITEM_ARROW}, .pos = cell_centre((Vec){4, 3})};
    world->clock.ticks = 1234;
    world->events.count = 0;
    uint64_t before = world_hash(world);
    TollReport report = toll_now(world);
    assert_false(report.made);
    assert_int_equal(report.attempts, TOLL_TRIES);
    assert_int_equal(report.changed, 0);
    assert_int_equal(heard(world, EVENT_DUST), 1);
    assert_int_equal(world->events.count, 1);
    assert_int_equal(world->clock.ticks, world->clock.period);
    world->clock.ticks = 1234;
    assert_true(world_hash(world) == before);
    world_free(world);
}

static void keys_that_he_has_or_can_take_open_what_is_locked(void **state) {
    (void)state;
    for (int i = 0; i < 2; i++) {
        World *world = dusk(1);
        grid_set(&world->level.tiles, (Vec){10, 16}, TILE_LOCKED_1);
        if (i == 0) world->hero.keys[0] = 1;
        if (i == 1)
            world->floor.items[world->floor.item_count++] =
                (Item){.kind = ITEM_KEY_1, .pos = cell_centre((Vec){22, 16})};
        assert_true(toll_now(world).made);
        world_free(world);
    }
}

// ---- the clock

static void the_clock_strikes_and_tolls(void **state) {
    (void)state;
    World *world = dusk(1);
    assert_int_equal(world->clock.ticks, TOLL_FIRST);
    assert_int_equal(world->clock.period, TOLL_FIRST_PERIOD);
    assert_true(world->clock.bell_ready);
    const int marks[] = {600, 180, 120, 60};
    for (int i = 0; i < 4; i++) {
        world->clock.ticks = marks[i] + 2;
        world_tick(world, STILL);
        assert_int_equal(heard(world, EVENT_STROKE), 0);
        world_tick(world, STILL);
        assert_int_equal(heard(world, EVENT_STROKE), 1);
        for (int k = 0; k < world->events.count; k++) {
            if (world->events.at[k].kind == EVENT_STROKE)
                assert_int_equal(world->events.at[k].amount, marks[i]);
        }
        world_tick(world, STILL);
        assert_int_equal(heard(world, EVENT_STROKE), 0);
    }
    world->clock.ticks = 2;
    world_tick(world, STILL);
    assert_int_equal(heard(world, EVENT_TOLL), 0);
    world_tick(world, STILL);
    assert_int_equal(heard(world, EVENT_TOLL), 1);
    assert_int_equal(world->clock.ticks, TOLL_FIRST_PERIOD);
    world_free(world);
}

static void the_clock_stands_in_a_hitstop_and_at_the_end(void **state) {
    (void)state;
    World *world = dusk(1);
    world->hitstop = 5;
    run(world, STILL, 5);
    assert_int_equal(world->clock.ticks, TOLL_FIRST);
    world->outcome = OUTCOME_DEATH;
    run(world, STILL, 5);
    assert_int_equal(world->clock.ticks, TOLL_FIRST);
    world_free(world);
}

static void nothing_tolls_where_there_is_no_quota(void **state) {
    (void)state;
    World *world = arena(DUSK);
    uint64_t before = level_hash(&world->level);
    assert_false(world->clock.on);
    assert_false(toll_now(world).made);
    run(world, STILL, 100);
    assert_true(level_hash(&world->level) == before);
    assert_int_equal(heard(world, EVENT_STROKE), 0);
    world_free(world);
}

// ---- the hero

static void he_remembers_the_dark_as_it_was_until_he_sees_it_again(void **state) {
    (void)state;
    World *world = dusk(1);
    grid_fill(&world->known.explored, KNOWN_WELL);
    memcpy(world->known.tiles.cells, world->level.tiles.cells, 41 * 21);
    grid_set(&world->known.explored, (Vec){38, 1}, KNOWN_NOT);
    Grid held = held_now(world), old = copy_of(&world->level.tiles);
    toll_now(world);
    int stale = 0;
    for (int i = 0; i < 41 * 21; i++) {
        Vec cell = {i % 41, i / 41};
        bool seen = fov_has(&world->cache.view, cell);
        int known = grid_at(&world->known.explored, cell);
        if (vec_eq(cell, (Vec){38, 1})) {
            assert_int_equal(known, KNOWN_NOT);
        } else if (seen || grid_at(&held, cell) != 0) {
            assert_int_equal(known, KNOWN_WELL);
        } else {
            assert_int_equal(known, KNOWN_STALE);
            assert_int_equal(grid_at(&world->known.tiles, cell), grid_at(&old, cell));
            stale++;
        }
        if (seen) assert_int_equal(grid_at(&world->known.tiles, cell), grid_at(&world->level.tiles, cell));
    }
    assert_true(stale > 300);
    Vec there = {0, 0};
    for (int i = 0; i < world->floor.item_count; i++) {
        if (!world->floor.items[i].taken && steps_to(world, cell_of(world->floor.items[i].pos)) >= DEAL_AWAY)
            there = cell_of(world->floor.items[i].pos);
    }
    assert_int_equal(grid_at(&world->known.explored, there), KNOWN_STALE);
    put_hero(world, there);
    assert_int_equal(grid_at(&world->known.explored, there), KNOWN_WELL);
    assert_int_equal(grid_at(&world->known.tiles, there), TILE_FLOOR);
    grid_free(&held);
    grid_free(&old);
    world_free(world);
}

static void a_hero_who_aims_goes_on_aiming(void **state) {
    (void)state;
    World *world = dusk(1);
    hero_of(world)->act = ACT_AIM;
    hero_of(world)->act_ticks = 13;
    Vec pos = hero_of(world)->pos;
    assert_true(toll_now(world).made);
    assert_int_equal(hero_of(world)->act, ACT_AIM);
    assert_int_equal(hero_of(world)->act_ticks, 13);
    assert_true(vec_eq(hero_of(world)->pos, pos));
    world_free(world);
}

static void what_he_is_busy_with_ends_where_it_is_gone(void **state) {
    (void)state;
    World *world = dusk(1);
    hero_of(world)->act = ACT_USE;
    world->intent.use_cell = (Vec){4, 4};
    toll_now(world);
    assert_int_equal(hero_of(world)->act, ACT_USE);
    world->intent.use_cell = (Vec){20, 11};
    toll_now(world);
    assert_int_equal(hero_of(world)->act, ACT_NONE);
    world_free(world);
}

static void doors_in_motion_go_on_in_the_light_and_end_in_the_dark(void **state) {
    (void)state;
    World *world = dusk(1);
    world->hero.lantern_shut = false;
    put_hero(world, (Vec){7, 4});
    world->floor.doors[0] = (WorldDoor){.cell = DUSK_DARK_DOOR, .ticks = 3};
    world->floor.doors[1] = (WorldDoor){.cell = DUSK_DOOR, .ticks = 5};
    world->floor.door_count = 2;
    assert_true(toll_now(world).made);
    assert_int_equal(world->floor.door_count, 1);
    assert_true(vec_eq(world->floor.doors[0].cell, DUSK_DOOR));
    assert_int_equal(world->floor.doors[0].ticks, 5);
    run(world, STILL, DOOR_OPEN_TICKS);
    assert_int_equal(level_tile(&world->level, DUSK_DOOR), TILE_DOOR_OPEN);
    world_free(world);
}

// ---- goods that are lost otherwise

static void a_good_too_many_is_gone_when_it_is_lost(void **state) {
    (void)state;
    World *world = dusk(1);
    int remaining = world->remaining;
    lose_good(world, 0);
    assert_true(world->floor.items[0].taken);
    assert_int_equal(world->remaining, remaining - 1);
    assert_int_equal(world->clock.lost, 1);
    assert_int_equal(heard(world, EVENT_GONE), 1);
    assert_int_equal(world->events.at[world->events.count - 1].what, world->floor.items[0].kind);
    world_free(world);
}

static void a_good_that_the_quota_needs_is_dealt_again(void **state) {
    (void)state;
    World *world = dusk(1);
    world->clock.quota = world->remaining;
    for (int i = 0; i < world->floor.item_count; i++) {
        Vec before = world->floor.items[i].pos;
        lose_good(world, i);
        Vec cell = cell_of(world->floor.items[i].pos);
        assert_false(world->floor.items[i].taken);
        assert_false(vec_eq(world->floor.items[i].pos, before));
        assert_true(level_floor(&world->level, cell));
        assert_true(steps_to(world, cell) >= DEAL_AWAY);
        assert_int_equal(item_at(world, cell), i);
        assert_null(fixture_at(&world->level, cell));
        assert_int_equal(body_first(world, cell), -1);
        assert_false(holds(world, cell));
    }
    assert_int_equal(world->remaining, world->clock.quota);
    assert_int_equal(world->clock.lost, 0);
    world_free(world);
}

static void a_good_that_was_collected_before_does_not_count(void **state) {
    (void)state;
    World *world = dusk(1);
    world->clock.quota = world->remaining;
    world->floor.items[0].counted = true;
    world->floor.items[0].burns = 1;
    world->collected = 1;
    world->remaining--;
    int remaining = world->remaining;
    lose_good(world, 0);
    assert_true(world->floor.items[0].taken);
    assert_int_equal(world->remaining, remaining);
    assert_int_equal(heard(world, EVENT_GONE), 1);
    assert_int_equal(world->clock.lost, 0);
    world_free(world);
}

static void what_is_no_good_is_no_loss(void **state) {
    (void)state;
    World *world = dusk(1);
    world->floor.items[0].kind = ITEM_SCROLL_PEAL;
    world->remaining--;
    int remaining = world->remaining;
    lose_good(world, 0);
    assert_true(world->floor.items[0].taken);
    assert_int_equal(world->remaining, remaining);
    assert_int_equal(world->clock.lost, 0);
    assert_int_equal(heard(world, EVENT_GONE), 0);
    world_free(world);
}

static void the_ring_of_hours_puts_a_toll_off_by_1800_ticks_once(void **state) {
    (void)state;
    World *world = dusk(1);
    int *ring = &world->hero.worn[CLASS_RING - GEAR_FIRST];
    world->clock.ticks = 1000;
    *ring = ITEM_HOURS_RING;
    world_tick(world, STILL);
    assert_int_equal(world->clock.ticks, 2799);
    *ring = -1;
    world_tick(world, STILL);
    *ring = ITEM_HOURS_RING;
    world_tick(world, STILL);
    assert_int_equal(world->clock.ticks, 2797);
    assert_true(toll_now(world).made);
    world_tick(world, STILL);
    assert_int_equal(world->clock.ticks, TOLL_FIRST_PERIOD + 1800 - 1);
    world_free(world);
}

static void a_peal_takes_no_good_but_the_next_toll_does(void **state) {
    (void)state;
    World *world = dusk(1);
    int remaining = world->remaining;
    world->clock.peal = true;
    assert_true(toll_now(world).made);
    assert_int_equal(world->remaining, remaining);
    assert_false(world->clock.peal);
    assert_true(toll_now(world).made);
    assert_int_equal(world->remaining, remaining - 1);
    world_free(world);
}

static void a_seal_holds_all_that_he_knows_for_one_toll(void **state) {
    (void)state;
    World *world = dusk(1);
    Vec known = {20, 2}, unknown = {20, 8};
    grid_fill(&world->known.explored, KNOWN_NOT);
    grid_set(&world->known.explored, known, KNOWN_STALE);
    assert_false(holds(world, known));
    world->hero.sealed = true;
    assert_true(holds(world, known));
    assert_true(holds(world, (Vec){20, 3})); // and the wall that it touches
    assert_false(holds(world, unknown));
    assert_true(toll_now(world).made);
    assert_false(world->hero.sealed);
    world_free(world);
}

static void in_a_single_dungeon_no_good_is_lost(void **state) {
    (void)state;
    World *world = arena(DUSK);
    int remaining = world->remaining;
    Vec before = world->floor.items[0].pos;
    lose_good(world, 0);
    assert_false(world->floor.items[0].taken);
    assert_false(vec_eq(world->floor.items[0].pos, before));
    assert_int_equal(world->remaining, remaining);
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_a_flame_lights_is_held_with_the_walls_around_it),
        cmocka_unit_test(what_light_only_grazes_is_held),
        cmocka_unit_test(the_lantern_holds_what_it_lights_now),
        cmocka_unit_test(the_border_is_held),
        cmocka_unit_test(the_hero_holds_nine_cells_in_the_dark),
        cmocka_unit_test(stairs_and_locked_doors_hold_their_neighbours),
        cmocka_unit_test(a_door_beside_lit_floor_is_held_open_or_shut),
        cmocka_unit_test(a_burning_fuse_is_held_in_the_dark),
        cmocka_unit_test(what_is_held_stays_byte_for_byte),
        cmocka_unit_test(odd_tolls_draw_the_second_generator_and_even_ones_the_first),
        cmocka_unit_test(it_says_its_number),
        cmocka_unit_test(equal_worlds_toll_alike_and_other_seeds_differ),
        cmocka_unit_test(the_old_plan_of_the_level_is_forgotten),
        cmocka_unit_test(what_follows_from_the_tiles_follows),
        cmocka_unit_test(things_in_the_dark_are_dealt_far_off_each_to_a_cell_of_its_own),
        cmocka_unit_test(monsters_in_the_dark_sleep_elsewhere),
        cmocka_unit_test(a_lit_monster_stays_awake_where_it_is),
        cmocka_unit_test(nobody_ends_in_stone_or_in_another),
        cmocka_unit_test(no_thought_ends_in_stone),
        cmocka_unit_test(a_chest_keeps_what_is_in_it),
        cmocka_unit_test(an_opened_chest_in_the_dark_is_gone),
        cmocka_unit_test(what_it_held_is_known_though_goods_are_dealt_again),
        cmocka_unit_test(missiles_come_down),
        cmocka_unit_test(what_burns_stays_and_burns_on),
        cmocka_unit_test(as_many_traps_and_brackets_come_as_vanish),
        cmocka_unit_test(brackets_hang_on_fronts_and_pits_leave_a_way_around),
        cmocka_unit_test(a_maze_has_niches_for_braziers_and_spikes_for_pits),
        cmocka_unit_test(the_first_two_tolls_bring_a_chest_without_a_good),
        cmocka_unit_test(a_hunter_comes_with_every_toll_from_the_second_on),
        cmocka_unit_test(one_good_of_the_dark_is_lost),
        cmocka_unit_test(none_is_lost_that_the_quota_needs),
        cmocka_unit_test(neither_lit_goods_nor_those_collected_before_are_lost),
        cmocka_unit_test(a_closet_is_no_matter_but_what_is_in_it_is),
        cmocka_unit_test(every_lock_must_have_its_key),
        cmocka_unit_test(a_level_keeps_as_much_floor_as_it_needs),
        cmocka_unit_test(a_toll_that_cannot_be_proved_changes_nothing),
        cmocka_unit_test(keys_that_he_has_or_can_take_open_what_is_locked),
        cmocka_unit_test(the_clock_strikes_and_tolls),
        cmocka_unit_test(the_clock_stands_in_a_hitstop_and_at_the_end),
        cmocka_unit_test(nothing_tolls_where_there_is_no_quota),
        cmocka_unit_test(he_remembers_the_dark_as_it_was_until_he_sees_it_again),
        cmocka_unit_test(a_hero_who_aims_goes_on_aiming),
        cmocka_unit_test(what_he_is_busy_with_ends_where_it_is_gone),
        cmocka_unit_test(doors_in_motion_go_on_in_the_light_and_end_in_the_dark),
        cmocka_unit_test(a_good_too_many_is_gone_when_it_is_lost),
        cmocka_unit_test(a_good_that_the_quota_needs_is_dealt_again),
        cmocka_unit_test(a_good_that_was_collected_before_does_not_count),
        cmocka_unit_test(what_is_no_good_is_no_loss),
        cmocka_unit_test(the_ring_of_hours_puts_a_toll_off_by_1800_ticks_once),
        cmocka_unit_test(a_peal_takes_no_good_but_the_next_toll_does),
        cmocka_unit_test(a_seal_holds_all_that_he_knows_for_one_toll),
        cmocka_unit_test(in_a_single_dungeon_no_good_is_lost),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
