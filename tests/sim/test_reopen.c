// What the hero could not reach after an update of the rules, he can.
#include "sim/reopen.h"

#include "sim/arena.h"

static Tile tile_at(const World *world, int x, int y) {
    return level_tile(&world->level, (Vec){x, y});
}

static void what_can_be_reached_stays(void **state) {
    (void)state;
    World *world = arena("#########\n"
                         "#@..#..*#\n"
                         "#...#...#\n"
                         "#...+..>#\n"
                         "#########\n");
    uint64_t hash = world_hash(world);
    assert_int_equal(world_reopen(world), 0);
    assert_true(world_hash(world) == hash);
    world_free(world);
}

static void stairs_and_treasures_are_reached_again(void **state) {
    (void)state;
    World *world = arena("###########\n"
                         "#@..##..>.#\n"
                         "#...##....#\n"
                         "###########\n"
                         "#.*.......#\n"
                         "###########\n");
    assert_int_equal(world_reopen(world), 2);
    assert_true(TILES[tile_at(world, 4, 1)].way && TILES[tile_at(world, 5, 1)].way);
    assert_int_equal(tile_at(world, 0, 4), TILE_WALL); // the border stays
    assert_int_equal(tile_at(world, 4, 2), TILE_WALL); // one way is enough
    assert_int_equal(world_reopen(world), 0);
    world_free(world);
}

static void a_hero_in_stone_stands_on_floor(void **state) {
    (void)state;
    World *world = arena("######\n"
                         "#@..>#\n"
                         "#....#\n"
                         "#....#\n"
                         "######\n");
    level_change_tile(&world->level, (Vec){1, 1}, TILE_WALL);
    (void)world_reopen(world);
    assert_int_equal(tile_at(world, 1, 1), TILE_FLOOR);
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_can_be_reached_stays),
        cmocka_unit_test(stairs_and_treasures_are_reached_again),
        cmocka_unit_test(a_hero_in_stone_stands_on_floor),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
