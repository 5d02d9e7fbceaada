// Where a toll places the things and monsters that were in the dark.
#include "sim/dusk.h"
#include "sim/minds.h"
#include "sim/toll_checker.h"

static void things_in_the_dark_are_dealt_far_off_each_to_a_cell_of_its_own(void **state) {
    (void)state;
    for (uint64_t seed = 1; seed <= 10; seed++) {
        World *world = dusk(seed);
        Grid held = held_now(world), met;
        assert_true(grid_init(&met, held.w, held.h));
        int lit = item_at(world, (Vec){5, 6});
        Vec before = lit >= 0 ? world->floor.items[lit].pos : (Vec){0, 0};
        toll_perform_rung(world);
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
    toll_perform_rung(world);
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

static void a_lit_monster_stays_awake_where_it_is(void **state) {
    (void)state;
    World *world = dusk(2);
    int rat = put_monster(world, ACTOR_RAT, cell_centre((Vec){3, 3}));
    alarm(world, rat);
    Vec pos = world->actors[rat].pos;
    toll_perform_rung(world);
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
                if (vec_chebyshev(cell, world->cache.hero_cell) < 3 || grid_at(&held, cell) == 0) continue;
                if (body_has_room_at(world, world->actor_count, pos)) put_monster(world, ACTOR_RAT, pos);
                pos.y += (dy % 2 ? -BODY_H : BODY_H) * SUB;
                if (body_has_room_at(world, world->actor_count, pos)) put_monster(world, ACTOR_RAT, pos);
            }
        }
        Vec before[ACTORS_MAX];
        for (int i = 0; i < world->actor_count; i++) before[i] = world->actors[i].pos;
        assert_true(toll_perform_rung(world).made);
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
        toll_perform_rung(world);
        for (int i = HERO + 1; i < world->actor_count; i++) {
            assert_true(level_walkable(&world->level, world->actors[i].brain.home));
            assert_true(level_walkable(&world->level, world->actors[i].brain.seen));
            assert_true(level_walkable(&world->level, world->actors[i].brain.route.target));
            assert_true(level_walkable(&world->level, world->actors[i].brain.route.step));
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
    toll_perform_rung(world);
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
    toll_perform_rung(world);
    assert_int_equal(count_fixtures(world, FIXTURE_CHEST), 1); // the new one
    for (int i = 0; i < world->level.fixture_count; i++)
        assert_int_equal(world->floor.fixtures[i].phase, PHASE_REST);
    world_free(world);
}

// A hunter's place is worked out with the toll's own grids.
static void what_it_held_is_known_though_a_hunter_is_summoned(void **state) {
    (void)state;
    World *world = dusk(1);
    Grid held = held_now(world);
    toll_perform_rung(world);
    put_hero(world, (Vec){3, 8});
    world->hero.lantern_shut = false;
    int actors = world->actor_count;
    world->facts.summoned = true;
    toll_tick(world);
    assert_true(world->actor_count > actors);
    assert_memory_equal(toll_last_held(world)->cells, held.cells, (size_t)held.w * (size_t)held.h);
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
    int treasures = count_treasures(world), remaining = world->remaining, count = world->floor.item_count;
    world->clock.quota = world->collected + world->remaining; // none is lost
    toll_perform_rung(world);
    for (int i = 0; i < MISSILES_MAX; i++) assert_int_equal(world->floor.missiles[i].kind, MISSILE_NONE);
    assert_int_equal(world->floor.item_count, count + 2);
    assert_int_equal(world->floor.items[count].kind, ITEM_ARROW);
    assert_true(vec_eq(world->floor.items[count].pos, cell_centre(lit)));
    assert_int_equal(world->floor.items[count + 1].kind, ITEM_CHEESE);
    assert_true(world->floor.items[count + 1].counted);
    assert_true(steps_to(world, cell_of(world->floor.items[count + 1].pos)) >= DEAL_AWAY);
    assert_int_equal(count_treasures(world), treasures + 1);
    assert_int_equal(world->remaining, remaining);
    world_free(world);
}

static void what_burns_stays_and_burns_on(void **state) {
    (void)state;
    World *world = dusk(1);
    Vec cell = {30, 12};
    world->floor.items[world->floor.item_count++] =
        (Item){.kind = ITEM_CANDLE, .pos = cell_centre(cell), .counted = true, .burns = 500};
    flames_rebuild(world);
    assert_true(holds(world, (Vec){32, 12}));
    assert_true(toll_perform_rung(world).made);
    int item = item_at(world, cell);
    assert_true(item >= 0);
    assert_int_equal(world->floor.items[item].burns, 500);
    assert_true(level_floor(&world->level, (Vec){32, 12}));
    assert_true(flames_is_flame_lit(world, (Vec){32, 12}));
    world_free(world);
}

static void a_ghost_in_lit_stone_stays_there_and_hinders_no_toll(void **state) {
    (void)state;
    World *world = dusk(1);
    Grid held = held_now(world);
    Vec cell = {1, 1};
    while (grid_at(&held, cell) == 0 || !level_solid(&world->level, cell))
        cell = cell.x < world->level.tiles.w - 2 ? (Vec){cell.x + 1, cell.y} : (Vec){1, cell.y + 1};
    int ghost = put_monster(world, ACTOR_GHOST, cell_centre(cell));
    assert_true(toll_perform_rung(world).made);
    assert_true(vec_eq(cell_of(world->actors[ghost].pos), cell));
    grid_free(&held);
    world_free(world);
}

// A rat in each cell of floor, except in every so many.
static void crowd(World *world, int free_each) {
    const Grid *tiles = &world->level.tiles;
    for (int i = 0; i < tiles->w * tiles->h; i++) {
        Vec cell = {i % tiles->w, i / tiles->w};
        bool near = vec_chebyshev(cell, world->cache.hero_cell) < 2;
        if (near || i % free_each == 0 || !level_floor(&world->level, cell) || item_at(world, cell) >= 0 ||
            body_first(world, cell) != NOBODY || fixture_at(&world->level, cell) != NULL)
            continue;
        put_monster(world, ACTOR_RAT, cell_centre(cell));
    }
}

static void a_full_level_is_told_of_no_more_hunters_than_it_gets(void **state) {
    (void)state;
    int fewer = 0;
    for (int free_each = 30; free_each <= 300; free_each += 30) {
        World *world = dusk(2);
        world->collected = world->clock.quota + 6;
        assert_int_equal(toll_forecast(world, true).hunters, 16);
        crowd(world, free_each);
        int actors = count_actors(world), says = toll_forecast(world, true).hunters;
        toll_perform_rung(world);
        assert_int_equal(count_actors(world), actors + says);
        fewer += says > 0 && says < 16;
        world_free(world);
    }
    assert_true(fewer > 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(things_in_the_dark_are_dealt_far_off_each_to_a_cell_of_its_own),
        cmocka_unit_test(monsters_in_the_dark_sleep_elsewhere),
        cmocka_unit_test(a_lit_monster_stays_awake_where_it_is),
        cmocka_unit_test(nobody_ends_in_stone_or_in_another),
        cmocka_unit_test(no_thought_ends_in_stone),
        cmocka_unit_test(a_chest_keeps_what_is_in_it),
        cmocka_unit_test(an_opened_chest_in_the_dark_is_gone),
        cmocka_unit_test(what_it_held_is_known_though_a_hunter_is_summoned),
        cmocka_unit_test(missiles_come_down),
        cmocka_unit_test(what_burns_stays_and_burns_on),
        cmocka_unit_test(a_ghost_in_lit_stone_stays_there_and_hinders_no_toll),
        cmocka_unit_test(a_full_level_is_told_of_no_more_hunters_than_it_gets),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
