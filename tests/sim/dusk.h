#pragma once
// A level of the descent from a picture: a room with a torch, a dark hall and a dark chamber. With short
// functions for tolls on it.

#include "sim/space/flames.h"
#include "sim/space/terrain.h"
#include "sim/toll/toll.h"

#include "sim/arena.h"

#include <string.h>

// The torch lights the room in the north-west. Everything else is dark once the lantern is shut.
static const char DUSK[] = "#####!###################################\n"
                           "#.........#.............................#\n"
                           "#.........#..*....r.........*...........#\n"
                           "#.........#......###|###................#\n"
                           "#....@....+......#.....#....z...........#\n"
                           "#.........#..^...#..=..#................#\n"
                           "#....*....#......#.....#.......#|####...#\n"
                           "#.........#......###.###.......#....#...#\n"
                           "#.........#....................#.g..#...#\n"
                           "#.........#........*...........#....#...#\n"
                           "#####.#####...r................##..##...#\n"
                           "#.........#.............................#\n"
                           "#.........#....%.......s................#\n"
                           "#.........#.............................#\n"
                           "#.........#.......##########............#\n"
                           "#...b.....#.......#........#......*.....#\n"
                           "#.........+.......#........+............#\n"
                           "#.........#.......#........#............#\n"
                           "#...*.....#.......##########.......>....#\n"
                           "#.........#.............................#\n"
                           "#########################################\n";
enum { DUSK_TREASURES = 6, DUSK_QUOTA = 3 };
static const Vec DUSK_DOOR = {10, 4}, DUSK_DARK_DOOR = {27, 16}, DUSK_STAIRS = {35, 18};

static inline World *dusk_of(const char *rows, uint64_t seed, int quota) {
    Level level = level_from_picture(rows);
    level.seed = seed;
    level.quota = quota;
    level.depth = 1;
    for (int i = 0; i < level.fixture_count; i++) level.fixtures[i].item = ITEM_HEART;
    World *world = world_new(&level);
    assert_non_null(world);
    world->hero.lantern_shut = true;
    return world;
}

static inline World *dusk(uint64_t seed) {
    return dusk_of(DUSK, seed, DUSK_QUOTA);
}

static inline int count_tiles(const World *world, Tile tile) {
    const Grid *tiles = &world->level.tiles;
    int count = 0;
    for (int i = 0; i < tiles->w * tiles->h; i++) count += tiles->cells[i] == tile;
    return count;
}

static inline int count_decor(const World *world, Decor decor) {
    const Grid *grid = &world->level.decor;
    int count = 0;
    for (int i = 0; i < grid->w * grid->h; i++) count += grid->cells[i] == decor;
    return count;
}

static inline int count_fixtures(const World *world, FixtureKind kind) {
    int count = 0;
    for (int i = 0; i < world->level.fixture_count; i++) count += world->level.fixtures[i].kind == kind;
    return count;
}

static inline int count_actors(const World *world) {
    int count = 0;
    for (int i = HERO + 1; i < world->actor_count; i++) count += world->actors[i].kind != ACTOR_NONE;
    return count;
}

static inline int count_treasures(const World *world) {
    int count = 0;
    for (int i = 0; i < world->floor.item_count; i++) {
        count += !world->floor.items[i].taken && ITEMS[world->floor.items[i].kind].counts;
    }
    return count;
}

static inline int item_at(const World *world, Vec cell) {
    for (int i = 0; i < world->floor.item_count; i++) {
        if (!world->floor.items[i].taken && vec_eq(cell_of(world->floor.items[i].pos), cell)) return i;
    }
    return -1;
}
static inline int actor_of(const World *world, ActorKind kind) {
    for (int i = HERO + 1; i < world->actor_count; i++) {
        if (world->actors[i].kind == kind) return i;
    }
    return -1;
}

// The cells that a toll would hold now. The caller frees the grid.
static inline Grid held_now(const World *world) {
    Grid held;
    assert_true(grid_init(&held, world->level.tiles.w, world->level.tiles.h));
    toll_hold(world, &held);
    return held;
}

static inline Grid copy_of(const Grid *grid) {
    Grid copy;
    assert_true(grid_init(&copy, grid->w, grid->h));
    memcpy(copy.cells, grid->cells, (size_t)grid->w * (size_t)grid->h);
    return copy;
}

static inline void put_hero(World *world, Vec cell) {
    body_leave(world, HERO);
    body_enter(world, HERO, cell_centre(cell));
    world_tick(world, STILL);
}

static inline int put_monster(World *world, ActorKind kind, Vec pos) {
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
    assert_true(body_has_room_at(world, index, pos));
    body_enter(world, index, pos);
    return index;
}

// How many steps a cell is from the hero.
static inline int steps_to(World *world, Vec cell) {
    dist_from(&world->cache.scratch, &world->level, cell_of(hero_of(world)->pos), EIGHT_WAYS, DIST_NONE);
    return dist_at(&world->cache.scratch, cell);
}

// True if a toll would hold that cell now.
static inline bool holds(const World *world, Vec cell) {
    Grid held = held_now(world);
    bool holds = grid_at(&held, cell) != 0;
    grid_free(&held);
    return holds;
}

// Makes a closet of one cell, to which no way leads. A torch burns in it, so the toll holds it, and what lies
// in it makes every proof fail.
static const Vec CLOSET = {38, 8};

static inline void close_cell(World *world, Vec cell) {
    for (int dir = 0; dir < DIR_COUNT; dir++) terrain_set(world, vec_add(cell, DIRS[dir]), TILE_WALL);
    grid_set(&world->level.decor, vec_add(cell, DIRS[DIR_N]), DECOR_TORCH);
    flames_rebuild(world);
    assert_true(flames_is_flame_lit(world, cell));
}
