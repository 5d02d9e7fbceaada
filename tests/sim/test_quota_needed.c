// The treasures that the quota needs lie in the open. Those behind locks are extra.
#include "sim/space/terrain.h"
#include "sim/state/quota.h"

#include "sim/dusk.h"
#include "sim/toll_checker.h"

// The room in the south west is shut by a lock: torch-lit, it keeps its two treasures whatever tolls.
static World *with_vault(uint64_t seed, int quota) {
    World *world = dusk_of(DUSK, seed, quota);
    level_change_tile(&world->level, (Vec){5, 10}, TILE_WALL);
    level_change_tile(&world->level, (Vec){10, 16}, TILE_LOCKED_1);
    grid_set(&world->level.decor, (Vec){5, 10}, DECOR_TORCH);
    world->level.protected[world->level.protected_count++] = (Rect){0, 10, 11, 11};
    for (int i = 0; i < world->floor.item_count; i++)
        world->floor.items[i].taken = ITEMS[world->floor.items[i].kind].counts;
    static const Vec TREASURES[] = {{2, 18}, {4, 18}, {13, 2}, {28, 2}, {19, 9}};
    for (int i = 0; i < 5; i++)
        world->floor.items[world->floor.item_count++] =
            (Item){.kind = ITEM_CHEESE, .pos = cell_centre(TREASURES[i])};
    world->floor.items[world->floor.item_count++] =
        (Item){.kind = ITEM_KEY_1, .pos = cell_centre((Vec){3, 3})};
    world->remaining = 5;
    terrain_renew(world);
    return world;
}

static void what_lies_behind_a_lock_is_not_counted_upon(void **state) {
    (void)state;
    for (uint64_t seed = 1; seed <= 10; seed++) {
        World *world = with_vault(seed, 2);
        assert_int_equal(quota_count_at_risk(world), 3);
        for (int n = 1; n <= 6; n++) assert_true(toll_perform_rung(world).made);
        assert_int_equal(quota_count_at_risk(world), 2);
        assert_int_equal(world->remaining, 4);
        assert_true(quota_needs_all(world));
        world_free(world);
    }
}

static void once_it_is_open_what_lay_behind_a_lock_counts(void **state) {
    (void)state;
    World *world = with_vault(1, 5);
    assert_int_equal(quota_count_at_risk(world), 3);
    terrain_set(world, (Vec){10, 16}, TILE_DOOR_OPEN);
    assert_int_equal(quota_count_at_risk(world), 5);
    world_free(world);
}

static void cracks_and_secrets_close_off_as_locks_do(void **state) {
    (void)state;
    static const Tile BARS[] = {TILE_CRACKED, TILE_SECRET, TILE_LOCKED_1};
    static const Tile OTHERS[] = {TILE_DOOR, TILE_CRATE, TILE_POT, TILE_BARREL, TILE_WATER};
    World *world = with_vault(1, 2);
    for (size_t i = 0; i < sizeof OTHERS / sizeof *OTHERS; i++) {
        terrain_set(world, (Vec){10, 16}, OTHERS[i]);
        assert_int_equal(quota_count_at_risk(world), 5);
        terrain_set(world, (Vec){10, 16}, BARS[i % 3]);
        assert_int_equal(quota_count_at_risk(world), 3);
    }
    world_free(world);
}

static void what_was_collected_is_needed_no_more(void **state) {
    (void)state;
    World *world = with_vault(1, 4);
    assert_true(quota_needs_all(world)); // all that lies in the open, and one more
    world->collected = 2;
    assert_int_equal(quota_count_missing(world), 2);
    assert_false(quota_needs_all(world));
    world->collected = 1;
    assert_true(quota_needs_all(world));
    world->collected = 4;
    assert_int_equal(quota_count_missing(world), 0);
    assert_false(quota_needs_all(world));
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_lies_behind_a_lock_is_not_counted_upon),
        cmocka_unit_test(once_it_is_open_what_lay_behind_a_lock_counts),
        cmocka_unit_test(cracks_and_secrets_close_off_as_locks_do),
        cmocka_unit_test(what_was_collected_is_needed_no_more),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
