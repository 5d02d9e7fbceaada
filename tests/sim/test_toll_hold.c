// What a toll holds: what flames light, and what belongs to that.
#include "sim/space/terrain.h"

#include "sim/dusk.h"
#include "sim/toll_checker.h"

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
    flames_rebuild(world);
    assert_true(flames_is_flame_lit(world, lit));
    assert_false(flames_is_flame_lit(world, grazed));
    assert_true(holds(world, grazed));
    toll_perform_rung(world);
    assert_true(flames_is_flame_lit(world, lit));
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
    flames_rebuild(world);
    assert_false(holds(world, cell));
    world->floor.items[world->floor.item_count - 1].burns = 50;
    flames_rebuild(world);
    assert_true(holds(world, cell));
    assert_false(holds(world, (Vec){31, 12})); // it lights nothing
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
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
