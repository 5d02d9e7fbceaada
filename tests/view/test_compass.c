// Once only needed treasures are left they are shown wherever they lie, and an arrow points to the nearest.
#include "sim/arena.h"
#include "sim/space/terrain.h"
#include "view/hud/hud_parts.h"
#include "view/hud/minimap.h"
#include "view/memory/item_memory.h"

// Behind the walls lie a near gem and a far one; behind a lock a third.
static const char *const FIELD = "###############################\n"
                                 "#.............#......#........#\n"
                                 "#......@......#..*...#...*....#\n"
                                 "#.............+......#........#\n"
                                 "#.............#......+........#\n"
                                 "##########.####################\n"
                                 "#.............................#\n"
                                 "#....>...............1...*....#\n"
                                 "#.....................#.......#\n"
                                 "###############################\n";

static World *field(int quota) {
    World *world = arena(FIELD);
    for (int y = 6; y <= 8; y++) terrain_set(world, (Vec){21, y}, y == 7 ? TILE_LOCKED_1 : TILE_WALL);
    for (int i = 0; i < world->floor.item_count; i++) world->floor.items[i].kind = ITEM_GEM;
    world->clock.on = true;
    world->clock.quota = quota;
    world->clock.ticks = 100000;
    return world;
}

static void while_there_is_a_choice_it_points_nowhere(void **state) {
    (void)state;
    World *world = field(1);
    Vec target;
    assert_false(compass_find_target(world, &target));
    world->clock.quota = 2;
    assert_true(compass_find_target(world, &target));
    world->clock.on = false; // a single dungeon
    assert_false(compass_find_target(world, &target));
    world_free(world);
}

static void it_points_to_the_nearest_that_needs_no_key(void **state) {
    (void)state;
    World *world = field(3);
    Vec target;
    assert_true(compass_find_target(world, &target));
    assert_true(vec_eq(cell_of(target), (Vec){17, 2}));
    for (int i = 0; i < world->floor.item_count; i++)
        world->floor.items[i].taken |= vec_eq(cell_of(world->floor.items[i].pos), (Vec){17, 2});
    assert_true(compass_find_target(world, &target));
    assert_true(vec_eq(cell_of(target), (Vec){25, 2}));
    world_free(world);
}

static void when_the_grate_is_open_it_points_to_stairs_that_he_knows(void **state) {
    (void)state;
    World *world = field(2);
    Vec target, stairs = {5, 7};
    world->collected = 2;
    assert_false(compass_find_target(world, &target));
    terrain_learn_cell(world, stairs);
    assert_true(compass_find_target(world, &target));
    assert_true(vec_eq(cell_of(target), stairs));
    world_free(world);
}

enum { SIDE = 24, MIDDLE = SIDE / 2 };

// How far the arrow reaches towards and against a direction.
static int reach(const Image *image, Vec way) {
    int most = 0;
    for (int i = 0; i < SIDE * SIDE; i++) {
        Vec at = {i % SIDE - MIDDLE, i / SIDE - MIDDLE};
        if (image->pixels[i] == 0 || image->pixels[i] == COLOUR_INK) continue;
        most = int_max(most, at.x * way.x + at.y * way.y);
    }
    return most;
}

static void its_tip_points_the_way(void **state) {
    (void)state;
    World *world = field(3);
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        Image image;
        assert_true(image_init(&image, SIDE, SIDE));
        Vec way = DIRS[dir], back = {-way.x, -way.y};
        for (int i = 0; i < world->floor.item_count; i++)
            world->floor.items[i].pos = vec_add(world->actors[HERO].pos, (Vec){way.x * 5000, way.y * 5000});
        compass_draw(world, 0, &image, (Vec){MIDDLE, MIDDLE});
        assert_true(reach(&image, way) > reach(&image, back));
        image_free(&image);
    }
    world_free(world);
}

static void needed_goods_are_remembered_without_having_been_seen(void **state) {
    (void)state;
    KnownThings memory = {0};
    ShownLevel shown = {0};
    World *world = field(1);
    assert_true(shown_init(&shown, world));
    item_memory_copy(&memory, world);
    world_tick(world, STILL);
    item_memory_tick(&memory, world, &shown);
    for (int i = 0; i < world->floor.item_count; i++) assert_false(memory.items[i].there);
    world->clock.quota = 2;
    world_tick(world, STILL);
    item_memory_tick(&memory, world, &shown);
    for (int i = 0; i < world->floor.item_count; i++) {
        bool locked = cell_of(world->floor.items[i].pos).y == 7;
        assert_int_equal(memory.items[i].there, !locked);
    }
    shown_free(&shown);
    world_free(world);
}

static void the_map_shows_them_too(void **state) {
    (void)state;
    World *world = field(1);
    Image map, needed;
    assert_true(image_init(&map, 200, 80) && image_init(&needed, 200, 80));
    minimap_draw_whole(world, &map, (Rect){0, 0, 200, 80}, (Vec){0, 0});
    world->clock.quota = 2;
    minimap_draw_whole(world, &needed, (Rect){0, 0, 200, 80}, (Vec){0, 0});
    int more = 0;
    for (int i = 0; i < 200 * 80; i++) more += map.pixels[i] != needed.pixels[i];
    assert_true(more > 0);
    image_free(&map);
    image_free(&needed);
    world_free(world);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(while_there_is_a_choice_it_points_nowhere),
        cmocka_unit_test(it_points_to_the_nearest_that_needs_no_key),
        cmocka_unit_test(when_the_grate_is_open_it_points_to_stairs_that_he_knows),
        cmocka_unit_test(its_tip_points_the_way),
        cmocka_unit_test(needed_goods_are_remembered_without_having_been_seen),
        cmocka_unit_test(the_map_shows_them_too),
    };
    return cmocka_run_group_tests_name("compass", tests, NULL, NULL);
}
