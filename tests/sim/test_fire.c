// Fire: what burns and for how long, how it spreads, whom it hurts, what it lights.
#include "map/balance_hero.h"
#include "minds.h"
#include "sim/fuel.h"
#include "sim/hazards/fire.h"
#include "sim/hazards/spills.h"
#include "sim/space/flames.h"
#include "sim/space/ground.h"
#include "sim/space/paths.h"
#include "sim/space/terrain.h"

// Ticks for which the cell burns.
static int burns_for(World *world, Vec cell) {
    int ticks = 0;
    assert_true(fire_ignite(world, cell, 0, -1));
    for (; fire_on(world, cell); ticks++) world_tick(world, STILL);
    return ticks;
}

static void each_fuel_burns_its_time_and_is_gone(void **state) {
    (void)state;
    Vec cell = {8, 2};
    World *world = arena(ROOM);
    adorn(world, cell, DECOR_WEB);
    assert_int_equal(burns_for(world, cell), 60);
    assert_int_equal(grid_at(&world->level.decor, cell), DECOR_NONE);
    adorn(world, cell, DECOR_RUG);
    assert_int_equal(burns_for(world, cell), 180);
    assert_int_equal(grid_at(&world->level.decor, cell), DECOR_NONE);
    terrain_set(world, cell, TILE_CRATE);
    assert_int_equal(burns_for(world, cell), 240);
    assert_int_equal(level_tile(&world->level, cell), TILE_FLOOR);
    terrain_set(world, cell, TILE_DOOR);
    assert_int_equal(burns_for(world, cell), 360);
    assert_int_equal(level_tile(&world->level, cell), TILE_FLOOR);
    world_free(world);
}

static void a_puddle_of_wine_burns_for_300_ticks(void **state) {
    (void)state;
    World *world = arena(ROOM);
    spill_pour(world, SPILL_WINE, (Vec){8, 2});
    assert_true(fire_ignite(world, (Vec){7, 1}, 0, -1));
    run(world, STILL, 299);
    assert_true(fire_on(world, (Vec){7, 1}));
    assert_non_null(spill_at(world, (Vec){7, 1}));
    run(world, STILL, 1);
    assert_false(fire_on(world, (Vec){7, 1}));
    assert_null(spill_at(world, (Vec){7, 1}));
    world_free(world);
}

static void without_fuel_nothing_burns_longer_than_it_is_told(void **state) {
    (void)state;
    World *world = arena(ROOM);
    assert_false(fire_ignite(world, (Vec){8, 2}, 0, -1));
    assert_false(fire_ignite(world, (Vec){0, 0}, 100, -1)); // a wall
    assert_true(fire_ignite(world, (Vec){8, 2}, 100, -1));
    assert_int_equal(run_count(world, STILL, EVENT_FIRE_OUT, 99), 0);
    assert_int_equal(run_count(world, STILL, EVENT_FIRE_OUT, 1), 1);
    world_free(world);
}

static void neither_water_nor_ice_burns(void **state) {
    (void)state;
    World *world = arena("#######\n"
                         "#@.~.:#\n"
                         "#######\n"
                         "#######\n"
                         "#######\n");
    assert_false(fire_ignite(world, (Vec){3, 1}, 100, -1));
    assert_false(fire_ignite(world, (Vec){5, 1}, 100, -1));
    world_free(world);
}

// Of many flammable things beside fires, a third catches fire every 20 ticks, and none in between.
static void fuel_beside_a_fire_lights_one_time_in_three_each_20_ticks(void **state) {
    (void)state;
    int lit = 0, after = 0;
    for (int seed = 1; seed <= 300; seed++) {
        World *world = arena_seeded(ROOM, (uint64_t)seed);
        adorn(world, (Vec){9, 2}, DECOR_RUG);
        fire_ignite(world, (Vec){8, 2}, 100, -1);
        run(world, STILL, 19);
        assert_false(fire_on(world, (Vec){9, 2}));
        run(world, STILL, 1);
        lit += fire_on(world, (Vec){9, 2});
        run(world, STILL, 19);
        after += fire_on(world, (Vec){9, 2});
        world_free(world);
    }
    assert_int_equal(lit, after);
    assert_in_range(lit, 75, 125);
}

static void fire_spreads_to_four_sides_and_not_around_corners(void **state) {
    (void)state;
    World *world = arena(ROOM);
    adorn(world, (Vec){9, 1}, DECOR_RUG);
    adorn(world, (Vec){10, 2}, DECOR_RUG);
    fire_ignite(world, (Vec){8, 2}, 2000, -1);
    run(world, STILL, 1000);
    assert_false(fire_on(world, (Vec){9, 1}));
    assert_int_equal(grid_at(&world->level.decor, (Vec){9, 1}), DECOR_RUG);
    assert_int_equal(grid_at(&world->level.decor, (Vec){10, 2}), DECOR_RUG);
    world_free(world);
}

// A fire that has a rug's time lights the next piece in 97 of 100.
static void most_of_a_rug_burns_from_end_to_end(void **state) {
    (void)state;
    int left = 0;
    for (int seed = 1; seed <= 50; seed++) {
        World *world = arena_seeded("############\n"
                                    "#.........@#\n"
                                    "#\"\"\"\"\"\"\"...#\n"
                                    "############\n"
                                    "############\n",
                                    (uint64_t)seed);
        fire_ignite(world, (Vec){1, 2}, 0, -1);
        for (int i = 0; i < 3000 && world->floor.fire_count > 0; i++) world_tick(world, STILL);
        for (int x = 1; x <= 7; x++) left += grid_at(&world->level.decor, (Vec){x, 2}) == DECOR_RUG;
        assert_int_equal(world->floor.fire_count, 0);
        world_free(world);
    }
    assert_in_range(left, 1, 70);
}

static void fire_hurts_on_entry_and_each_30_ticks(void **state) {
    (void)state;
    World *world = arena(ROOM);
    fire_ignite(world, (Vec){2, 2}, 1000, -1);
    world_tick(world, STILL);
    assert_int_equal(hero_of(world)->hp, 9);
    run(world, STILL, 29);
    assert_int_equal(hero_of(world)->hp, 9);
    world_tick(world, STILL);
    assert_int_equal(hero_of(world)->hp, 8);
    world_free(world);
}

static void fire_neither_throws_back_nor_makes_safe(void **state) {
    (void)state;
    World *world = arena(ROOM);
    fire_ignite(world, (Vec){2, 2}, 1000, -1);
    world_tick(world, STILL);
    assert_int_equal(hero_of(world)->act, ACT_NONE);
    assert_int_equal(hero_of(world)->invulnerable, 0);
    world_free(world);
}

static void who_leaves_and_comes_back_at_once_is_hurt_no_faster(void **state) {
    (void)state;
    World *world = arena(ROOM);
    fire_ignite(world, (Vec){2, 2}, 1000, -1);
    world_tick(world, STILL);
    nudge(world, HERO, 32, 0);
    world_tick(world, STILL);
    nudge(world, HERO, -32, 0);
    run(world, STILL, 20);
    assert_int_equal(hero_of(world)->hp, 9);
    world_free(world);
}

static void a_roll_goes_through_fire(void **state) {
    (void)state;
    World *world = arena(ROOM);
    fire_ignite(world, (Vec){3, 2}, 1000, -1);
    face(world, DIR_E);
    world_tick(world, (Input){.x = 1, .buttons = BUTTON_ROLL});
    run(world, STILL, 15);
    assert_true(cell_of(hero_of(world)->pos).x > 3);
    assert_int_equal(hero_of(world)->hp, 10);
    world_free(world);
}

static const char CELL_OF_MONSTER[] = "#######\n"
                                      "#.@####\n"
                                      "#######\n"
                                      "###s###\n"
                                      "#######\n";

static void monsters_suffer_double_and_no_slime_splits(void **state) {
    (void)state;
    World *world = arena(CELL_OF_MONSTER);
    world->actors[1].kind = ACTOR_GOBLIN;
    fire_ignite(world, (Vec){3, 3}, 1000, -1);
    tick_asleep(world, STILL);
    assert_int_equal(world->actors[1].hp, world->actors[1].hp_max - TRAP_FACTOR);
    world->actors[1].kind = ACTOR_SLIME;
    world->actors[1].hp = 2;
    int splits = 0;
    for (int i = 0; i < 40; i++) {
        if (!fire_on(world, (Vec){3, 3})) fire_ignite(world, (Vec){3, 3}, 1000, -1); // slimes put it out
        tick_asleep(world, STILL);
        splits += heard(world, EVENT_SPLIT);
    }
    assert_int_equal(splits, 0);
    assert_int_equal(world->actors[1].kind, ACTOR_NONE);
    world_free(world);
}

static void a_slime_puts_out_the_fire_that_it_stands_in(void **state) {
    (void)state;
    World *world = arena(CELL_OF_MONSTER);
    fire_ignite(world, (Vec){3, 3}, 1000, -1);
    for (int i = 0; i < 30; i++) tick_asleep(world, STILL);
    assert_false(fire_on(world, (Vec){3, 3}));
    assert_int_equal(world->actors[1].hp, ACTORS[ACTOR_SLIME].hp - 2);
    world_free(world);
}

static void animals_fear_it_within_three_cells(void **state) {
    (void)state;
    for (int away = 3; away <= 4; away++) {
        World *world = arena("##########\n"
                             "#@.......#\n"
                             "##########\n"
                             "#....r...#\n"
                             "##########\n");
        set_mind(world, 1, MIND_IDLE);
        fire_ignite(world, (Vec){5 - away, 3}, 1000, -1);
        bool flees = run_until_mind(world, STILL, 1, MIND_FLEE, 20);
        assert_int_equal(flees, away == 3);
        world_free(world);
    }
}

static void flyers_are_above_it(void **state) {
    (void)state;
    World *world = arena("#######\n#.@####\n#######\n###b###\n#######\n");
    fire_ignite(world, (Vec){3, 3}, 1000, -1);
    for (int i = 0; i < 100; i++) tick_asleep(world, STILL);
    assert_int_equal(world->actors[1].hp, ACTORS[ACTOR_BAT].hp);
    world_free(world);
}

static void the_hero_can_burn_to_death(void **state) {
    (void)state;
    World *world = arena(ROOM);
    fire_ignite(world, (Vec){2, 2}, 1000, -1);
    hero_of(world)->hp = 1;
    world_tick(world, STILL);
    assert_int_equal(world->outcome, OUTCOME_DEATH);
    world_free(world);
}

static void a_ring_of_embers_keeps_fire_off(void **state) {
    (void)state;
    World *world = arena(ROOM);
    world->hero.worn[item_gear_place(ITEM_EMBER_RING)] = ITEM_EMBER_RING;
    fire_ignite(world, (Vec){2, 2}, 1000, -1);
    run(world, STILL, 100);
    assert_int_equal(hero_of(world)->hp, 10);
    world_free(world);
}

static void fire_lights_two_cells_and_exposes_who_stands_in_it(void **state) {
    (void)state;
    World *world = arena(ROOM);
    world->hero.lantern_shut = true;
    assert_false(flames_hero_seen_afar(world));
    fire_ignite(world, (Vec){2, 2}, 30, -1);
    world_tick(world, STILL);
    assert_true(flames_is_flame_lit(world, (Vec){4, 2}));
    assert_false(flames_is_flame_lit(world, (Vec){5, 2}));
    assert_true(flames_hero_seen_afar(world));
    run(world, STILL, 30);
    assert_false(flames_is_flame_lit(world, (Vec){2, 2}));
    assert_false(flames_hero_seen_afar(world));
    world_free(world);
}

static void a_burning_door_shines_to_both_sides(void **state) {
    (void)state;
    World *world = arena("#########\n"
                         "#@..+...#\n"
                         "#########\n"
                         "#########\n"
                         "#########\n");
    fire_ignite(world, (Vec){4, 1}, 0, -1);
    world_tick(world, STILL);
    assert_true(flames_is_flame_lit(world, (Vec){3, 1}));
    assert_true(flames_is_flame_lit(world, (Vec){5, 1}));
    world_free(world);
}

// The list that is updated step by step must equal one that is built from nothing.
static void the_light_of_many_fires_is_as_if_found_anew(void **state) {
    (void)state;
    World *world = arena("##############\n"
                         "#@.\"\"\"\"\"\"\"...#\n"
                         "#..\"\"\"\"\"\"\"+..#\n"
                         "#..\"\"\"\"\"\"\"...#\n"
                         "##############\n");
    static uint8_t bright[14 * 5];
    fire_ignite(world, (Vec){3, 1}, 0, -1);
    for (int i = 0; i < 900; i++) {
        world_tick(world, STILL);
        int count = world->cache.flame_count;
        memcpy(bright, world->cache.bright.cells, sizeof bright);
        flames_rebuild(world);
        assert_int_equal(world->cache.flame_count, count);
        assert_memory_equal(bright, world->cache.bright.cells, sizeof bright);
    }
    assert_int_equal(world->floor.fire_count, 0);
    world_free(world);
}

static void the_clever_walk_around_it_while_it_burns(void **state) {
    (void)state;
    World *world = arena("#######\n"
                         "#@....#\n"
                         "#####.#\n"
                         "#g....#\n"
                         "#######\n");
    assert_int_not_equal(path_hero_steps_from(world, 1, (Vec){1, 3}), DIST_NONE);
    fire_ignite(world, (Vec){5, 2}, 50, -1);
    tick_asleep(world, STILL);
    assert_int_equal(path_hero_steps_from(world, 1, (Vec){1, 3}), DIST_NONE);
    for (int i = 0; i < 50; i++) tick_asleep(world, STILL);
    assert_int_not_equal(path_hero_steps_from(world, 1, (Vec){1, 3}), DIST_NONE);
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_fuel_burns_its_time_and_is_gone),
        cmocka_unit_test(a_puddle_of_wine_burns_for_300_ticks),
        cmocka_unit_test(without_fuel_nothing_burns_longer_than_it_is_told),
        cmocka_unit_test(neither_water_nor_ice_burns),
        cmocka_unit_test(fuel_beside_a_fire_lights_one_time_in_three_each_20_ticks),
        cmocka_unit_test(fire_spreads_to_four_sides_and_not_around_corners),
        cmocka_unit_test(most_of_a_rug_burns_from_end_to_end),
        cmocka_unit_test(fire_hurts_on_entry_and_each_30_ticks),
        cmocka_unit_test(fire_neither_throws_back_nor_makes_safe),
        cmocka_unit_test(who_leaves_and_comes_back_at_once_is_hurt_no_faster),
        cmocka_unit_test(a_roll_goes_through_fire),
        cmocka_unit_test(monsters_suffer_double_and_no_slime_splits),
        cmocka_unit_test(a_slime_puts_out_the_fire_that_it_stands_in),
        cmocka_unit_test(animals_fear_it_within_three_cells),
        cmocka_unit_test(flyers_are_above_it),
        cmocka_unit_test(the_hero_can_burn_to_death),
        cmocka_unit_test(a_ring_of_embers_keeps_fire_off),
        cmocka_unit_test(fire_lights_two_cells_and_exposes_who_stands_in_it),
        cmocka_unit_test(a_burning_door_shines_to_both_sides),
        cmocka_unit_test(the_light_of_many_fires_is_as_if_found_anew),
        cmocka_unit_test(the_clever_walk_around_it_while_it_burns),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
