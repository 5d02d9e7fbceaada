// Spills and frost: how far they spread, how long they stay, what they do.
#include "sim/arena.h"
#include "sim/dusk.h"
#include "sim/hazards/fire.h"
#include "sim/hazards/spills.h"
#include "sim/monsters/ai.h"
#include "sim/space/floor_items.h"
#include "sim/space/ground.h"
#include "sim/space/terrain.h"

static const char ROOM[] = "###############\n"
                           "#.............#\n"
                           "#.@...........#\n"
                           "#.............#\n"
                           "###############\n";

static void wine_lies_on_nine_cells_of_floor(void **state) {
    (void)state;
    World *world = arena(ROOM);
    spill_pour(world, SPILL_WINE, (Vec){8, 2});
    assert_int_equal(world->floor.spill_count, 9);
    spill_pour(world, SPILL_WINE, (Vec){8, 2}); // again: no more than that
    assert_int_equal(world->floor.spill_count, 9);
    terrain_set(world, (Vec){3, 2}, TILE_WATER);
    spill_pour(world, SPILL_WINE, (Vec){2, 2});
    assert_null(spill_at(world, (Vec){3, 2}));
    world_free(world);
}

static void honey_stays_for_1200_ticks(void **state) {
    (void)state;
    World *world = arena(ROOM);
    spill_pour(world, SPILL_HONEY, (Vec){8, 2});
    run(world, STILL, 1199);
    assert_non_null(spill_at(world, (Vec){7, 1}));
    run(world, STILL, 1);
    assert_int_equal(world->floor.spill_count, 0);
    world_free(world);
}

static void nothing_spills_through_walls(void **state) {
    (void)state;
    World *world = arena("#######\n"
                         "#@.#..#\n"
                         "#..#..#\n"
                         "#######\n"
                         "#######\n");
    spill_pour(world, SPILL_WINE, (Vec){2, 1});
    assert_int_equal(world->floor.spill_count, 4);
    world_free(world);
}

static void when_all_is_wet_the_oldest_dries(void **state) {
    (void)state;
    World *world = arena("##########################\n"
                         "#@.......................#\n"
                         "#........................#\n"
                         "#........................#\n"
                         "#........................#\n"
                         "#........................#\n"
                         "#........................#\n"
                         "##########################\n");
    for (int x = 2; x <= 23; x += 3) {
        spill_pour(world, SPILL_WINE, (Vec){x, 2});
        spill_pour(world, SPILL_WINE, (Vec){x, 5});
    }
    assert_int_equal(world->floor.spill_count, SPILLS_MAX);
    assert_null(spill_at(world, (Vec){1, 1}));
    assert_non_null(spill_at(world, (Vec){24, 6}));
    world_free(world);
}

static void a_chalice_of_water_puts_out_everything_around(void **state) {
    (void)state;
    World *world = arena("#########\n"
                         "#@..!...#\n"
                         "#....'..#\n"
                         "#...&...#\n"
                         "#########\n");
    fire_ignite(world, (Vec){3, 2}, 1000, -1);
    floor_put_lit_item(world, ITEM_CANDLE, (Vec){4, 2}, 1000);
    spill_pour(world, SPILL_HONEY, (Vec){4, 2});
    spill_water(world, (Vec){4, 2}, HERO);
    assert_int_equal(world->cache.flame_count, 0);
    assert_false(fire_on(world, (Vec){3, 2}));
    assert_int_equal(world->floor.items[0].burns, 0);
    assert_int_equal(level_tile(&world->level, (Vec){4, 3}), TILE_BRAZIER);
    assert_int_equal(level_tile(&world->level, (Vec){5, 2}), TILE_FLOOR);
    assert_int_equal(grid_at(&world->level.decor, (Vec){4, 1}), DECOR_BRACKET);
    assert_int_equal(world->floor.spill_count, 0);
    world_free(world);
}

static void frost_stuns_freezes_and_puts_out(void **state) {
    (void)state;
    World *world = arena("#########\n"
                         "#@..~g..#\n"
                         "#.......#\n"
                         "#########\n"
                         "#########\n");
    fire_ignite(world, (Vec){3, 2}, 1000, -1);
    spill_frost(world, (Vec){4, 2}, HERO);
    reactions_resolve(world);
    assert_int_equal(level_tile(&world->level, (Vec){4, 1}), TILE_ICE);
    assert_false(fire_on(world, (Vec){3, 2}));
    assert_int_equal(world->actors[1].brain.mind, MIND_STUNNED);
    run(world, STILL, 119);
    assert_int_equal(world->actors[1].brain.mind, MIND_STUNNED);
    run(world, STILL, 1);
    assert_int_not_equal(world->actors[1].brain.mind, MIND_STUNNED);
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wine_lies_on_nine_cells_of_floor),
        cmocka_unit_test(honey_stays_for_1200_ticks),
        cmocka_unit_test(nothing_spills_through_walls),
        cmocka_unit_test(when_all_is_wet_the_oldest_dries),
        cmocka_unit_test(a_chalice_of_water_puts_out_everything_around),
        cmocka_unit_test(frost_stuns_freezes_and_puts_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
