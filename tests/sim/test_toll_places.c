// What tolls do with vaults and shrines, secrets, props, and what lies on the floor.
#include "sim/hazards/props.h"
#include "sim/hazards/spills.h"
#include "sim/space/ground.h"
#include "sim/space/terrain.h"

#include "sim/dusk.h"

// In the dark of the chamber in the south.
static const Vec SECRET = {18, 16}, PLATE = {25, 12};

static World *with_secret(void) {
    Level level = level_from_picture(DUSK);
    level.seed = 1;
    level.quota = DUSK_QUOTA;
    level.depth = 1;
    for (int i = 0; i < level.fixture_count; i++) level.fixtures[i].item = ITEM_HEART;
    assert_true(fixture_add(&level, (Fixture){.kind = FIXTURE_PLATE, .cell = PLATE, .to = SECRET}));
    level_change_tile(&level, SECRET, TILE_SECRET);
    World *world = world_new(&level);
    assert_non_null(world);
    world->hero.lantern_shut = true;
    return world;
}

static void vaults_and_shrines_are_held_whole(void **state) {
    (void)state;
    World *world = dusk(1);
    Rect keep = {18, 14, 10, 5};
    assert_false(holds(world, (Vec){20, 16}));
    world->level.protected[world->level.protected_count++] = keep;
    terrain_set(world, (Vec){22, 16}, TILE_SHRINE);
    Grid before = copy_of(&world->level.tiles);
    for (int i = 0; i < keep.w * keep.h; i++)
        assert_true(holds(world, (Vec){keep.x + i % keep.w, keep.y + i / keep.w}));
    assert_true(toll_perform_rung(world).made);
    for (int i = 0; i < keep.w * keep.h; i++) {
        Vec cell = {keep.x + i % keep.w, keep.y + i / keep.w};
        assert_int_equal(grid_at(&before, cell), level_tile(&world->level, cell));
    }
    assert_int_equal(world->level.protected_count, 1);
    grid_free(&before);
    world_free(world);
}

// Depths share the kinds of keys: what opens here may have been used up elsewhere.
static void a_lock_whose_key_was_spent_elsewhere_stops_no_toll(void **state) {
    (void)state;
    Level level = level_from_picture(DUSK);
    level.seed = 1;
    level.quota = DUSK_QUOTA;
    level.depth = 1;
    assert_true(
        fixture_add(&level, (Fixture){.kind = FIXTURE_CHEST, .cell = PLATE, .item = ITEM_HEART, .lock = 3}));
    World *world = world_new(&level);
    assert_non_null(world);
    assert_int_equal(world->hero.keys[2], 0);
    assert_true(toll_perform_rung(world).made);
    world_free(world);
}

static void a_secret_in_the_dark_goes_with_its_plate(void **state) {
    (void)state;
    World *world = with_secret();
    assert_true(toll_perform_rung(world).made);
    assert_int_equal(count_tiles(world, TILE_SECRET), 0);
    assert_int_equal(count_fixtures(world, FIXTURE_PLATE), 0);
    world_free(world);
}

static void a_lit_plate_whose_secret_is_gone_goes_too(void **state) {
    (void)state;
    World *world = with_secret();
    put_hero(world, (Vec){24, 12});
    assert_true(holds(world, PLATE) && !holds(world, SECRET));
    assert_true(toll_perform_rung(world).made);
    assert_int_equal(count_fixtures(world, FIXTURE_PLATE), 0);
    world_free(world);
}

static void a_secret_that_stays_keeps_its_plate(void **state) {
    (void)state;
    World *world = with_secret();
    put_hero(world, (Vec){20, 16}); // within the nine cells' reach of its wall
    world->level.protected[world->level.protected_count++] = (Rect){18, 14, 10, 5};
    assert_true(holds(world, SECRET) && holds(world, PLATE));
    assert_true(toll_perform_rung(world).made);
    const Fixture *plate = fixture_at(&world->level, PLATE);
    assert_true(plate != NULL && plate->kind == FIXTURE_PLATE && vec_eq(plate->to, SECRET));
    assert_int_equal(level_tile(&world->level, SECRET), TILE_SECRET);
    world_free(world);
}

static void pots_in_the_dark_are_furnished_anew_and_crates_are_not(void **state) {
    (void)state;
    for (uint64_t seed = 1; seed < 12; seed++) {
        World *world = dusk(seed);
        for (int x = 30; x < 36; x++) terrain_set(world, (Vec){x, 14}, x % 2 == 0 ? TILE_POT : TILE_CRATE);
        props_hit_nearest(world, (Vec){30, 14}, 1, HERO); // one is damaged
        assert_int_equal(world->floor.prop_count, 1);
        TollReport report = toll_perform_rung(world);
        assert_true(report.made);
        assert_in_range(count_tiles(world, TILE_POT), 2, 3); // as far as there are walls to stand at
        assert_int_equal(count_tiles(world, TILE_CRATE), 0);
        assert_int_equal(world->floor.prop_count, 0);
        world_free(world);
    }
}

static void props_and_puddles_in_the_light_stay(void **state) {
    (void)state;
    World *world = dusk(1);
    terrain_set(world, (Vec){7, 2}, TILE_CRATE);
    spill_pour(world, SPILL_HONEY, (Vec){4, 5});
    spill_pour(world, SPILL_HONEY, (Vec){30, 12});
    int poured = world->floor.spill_count;
    assert_true(toll_perform_rung(world).made);
    assert_int_equal(level_tile(&world->level, (Vec){7, 2}), TILE_CRATE);
    assert_non_null(spill_at(world, (Vec){4, 5}));
    assert_null(spill_at(world, (Vec){30, 12}));
    assert_true(world->floor.spill_count < poured);
    world_free(world);
}

static void water_and_ice_come_up_again_where_there_is_floor(void **state) {
    (void)state;
    for (uint64_t seed = 1; seed <= 8; seed++) {
        World *world = dusk(seed);
        for (int x = 12; x < 40; x++) {
            for (int y = 10; y < 14; y++) {
                Tile tile = x < 26 ? TILE_WATER : TILE_ICE;
                if (level_floor(&world->level, (Vec){x, y}))
                    level_change_tile(&world->level, (Vec){x, y}, tile);
            }
        }
        Grid before = copy_of(&world->level.tiles);
        assert_true(toll_perform_rung(world).made);
        int wet = 0;
        for (int i = 0; i < before.w * before.h; i++) {
            Tile was = (Tile)before.cells[i], is = (Tile)world->level.tiles.cells[i];
            bool ground = was == TILE_WATER || was == TILE_ICE;
            if (ground) assert_true(is == was || is != TILE_FLOOR);
            if (!ground) assert_true(is != TILE_WATER && is != TILE_ICE);
            wet += is == TILE_WATER || is == TILE_ICE;
        }
        assert_true(wet > 10);
        grid_free(&before);
        world_free(world);
    }
}

// All walls of his room are held, and he has pushed a crate into its only door.
static void a_crate_in_the_only_door_bars_no_toll(void **state) {
    (void)state;
    World *world = dusk(1);
    terrain_set(world, (Vec){5, 10}, TILE_WALL);
    terrain_set(world, DUSK_DOOR, TILE_CRATE);
    world->level.protected[world->level.protected_count++] = (Rect){0, 0, 11, 11};
    assert_true(toll_perform_rung(world).made);
    assert_int_equal(level_tile(&world->level, DUSK_DOOR), TILE_CRATE);
    world_free(world);
}

static void a_sealed_level_stays_as_he_knows_it(void **state) {
    (void)state;
    World *world = dusk(1);
    memset(world->known.explored.cells, KNOWN_WELL, 41 * 21);
    world->hero.sealed = true;
    Grid before = copy_of(&world->level.tiles);
    assert_true(toll_perform_rung(world).made);
    assert_memory_equal(before.cells, world->level.tiles.cells, 41 * 21 - 41);
    assert_false(world->hero.sealed);
    grid_free(&before);
    world_free(world);
}

static void chests_of_tolls_hold_what_the_table_says(void **state) {
    (void)state;
    int kinds[ITEM_COUNT] = {0};
    for (uint64_t seed = 1; seed < 40; seed++) {
        World *world = dusk(seed);
        for (int i = 0; i < world->level.fixture_count; i++) world->level.fixtures[i].item = ITEM_HEART;
        if (toll_perform_rung(world).made) {
            for (int i = 0; i < world->level.fixture_count; i++)
                if (world->level.fixtures[i].kind == FIXTURE_CHEST) kinds[world->level.fixtures[i].item]++;
        }
        world_free(world);
    }
    int other = 0;
    for (int kind = 0; kind < ITEM_COUNT; kind++) {
        if (kind != ITEM_HEART) other += kinds[kind];
        assert_true(!ITEMS[kind].counts || kinds[kind] == 0);
    }
    assert_true(other > 30);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(vaults_and_shrines_are_held_whole),
        cmocka_unit_test(a_lock_whose_key_was_spent_elsewhere_stops_no_toll),
        cmocka_unit_test(a_secret_in_the_dark_goes_with_its_plate),
        cmocka_unit_test(a_lit_plate_whose_secret_is_gone_goes_too),
        cmocka_unit_test(a_secret_that_stays_keeps_its_plate),
        cmocka_unit_test(pots_in_the_dark_are_furnished_anew_and_crates_are_not),
        cmocka_unit_test(props_and_puddles_in_the_light_stay),
        cmocka_unit_test(water_and_ice_come_up_again_where_there_is_floor),
        cmocka_unit_test(a_crate_in_the_only_door_bars_no_toll),
        cmocka_unit_test(a_sealed_level_stays_as_he_knows_it),
        cmocka_unit_test(chests_of_tolls_hold_what_the_table_says),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
