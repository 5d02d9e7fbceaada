// For each path profile (PathProfile): a grid of barred cells, and a map of distances to the hero.
#include "sim/space/ways.h"

#include "sim/space/ground.h"

#include <stdlib.h>

void ways_invalidate(World *world, PathProfile first) {
    for (int profile = (int)first; profile < PROFILE_COUNT; profile++)
        world->cache.to_hero[profile].due = true;
}

const DistMap *ways_to_hero(const World *world, PathProfile profile) {
    WayToHero *way = &world->cache.to_hero[profile];
    if (way->due) dist_from(&way->map, &world->level, world->cache.hero_cell, EIGHT_WAYS, CHASE_STEPS);
    way->due = false;
    return &way->map;
}

void ways_update_light(World *world) {
    const Grid *plain = &world->cache.barred[PROFILE_PLAIN], *bright = &world->cache.bright;
    Grid *shy = &world->cache.barred[PROFILE_SHY];
    size_t cells = (size_t)shy->w * (size_t)shy->h;
    for (size_t i = 0; i < cells; i++) shy->cells[i] = plain->cells[i] | bright->cells[i];
    ways_invalidate(world, PROFILE_CLEVER);
}

void ways_update_door(World *world, Vec cell) {
    bool shut = level_tile(&world->level, cell) == TILE_DOOR;
    grid_set(&world->cache.barred[PROFILE_PLAIN], cell, shut);
    grid_set(&world->cache.barred[PROFILE_SHY], cell, shut || grid_get(&world->cache.bright, cell, 0) != 0);
}

// True for cells that would hurt: clever monsters walk around them.
static bool harms(const World *world, Vec cell) {
    const Fixture *fixture = fixture_at(&world->level, cell);
    bool trap = fixture != NULL && FIXTURES[fixture->kind].trap;
    return trap || level_tile(&world->level, cell) == TILE_EMBER || fire_on(world, cell);
}

static void bar_harm(World *world, Vec cell, bool harm) {
    grid_set(&world->cache.barred[PROFILE_CLEVER], cell, harm);
    grid_set(&world->cache.barred[PROFILE_WARY], cell,
             harm || grid_at(&world->cache.barred[PROFILE_PLAIN], cell) != 0);
}

void ways_update_harm(World *world, Vec cell) {
    bar_harm(world, cell, harms(world, cell));
    ways_invalidate(world, PROFILE_CLEVER);
}

// Cells barred to monsters that shun light depend on the light: see ways_update_light().
static void bar_cells(World *world) {
    const uint8_t *tiles = world->level.tiles.cells;
    uint8_t *plain = world->cache.barred[PROFILE_PLAIN].cells;
    uint8_t *clever = world->cache.barred[PROFILE_CLEVER].cells,
            *wary = world->cache.barred[PROFILE_WARY].cells;
    int cells = world->level.tiles.w * world->level.tiles.h;
    for (int i = 0; i < cells; i++) plain[i] = tiles[i] == TILE_DOOR;
    for (int i = 0; i < cells; i++) clever[i] = tiles[i] == TILE_EMBER;
    for (int i = 0; i < cells; i++) wary[i] = plain[i] | clever[i];
}

void ways_rebuild(World *world) {
    const Level *level = &world->level;
    bar_cells(world);
    for (int i = 0; i < world->floor.fire_count; i++) ways_update_harm(world, world->floor.fires[i].cell);
    for (int i = 0; i < level->fixture_count; i++) {
        const Fixture *fixture = &level->fixtures[i];
        if (FIXTURES[fixture->kind].trap) bar_harm(world, fixture->cell, true);
    }
}

bool ways_init(World *world) {
    int w = world->level.tiles.w, h = world->level.tiles.h;
    world->cache.to_hero = calloc(PROFILE_COUNT, sizeof *world->cache.to_hero);
    if (world->cache.to_hero == NULL || !dist_init(&world->cache.scratch, w, h)) return false;
    for (int profile = 0; profile < PROFILE_COUNT; profile++) {
        DistMap *map = &world->cache.to_hero[profile].map;
        if (!grid_init(&world->cache.barred[profile], w, h) || !dist_init(map, w, h)) return false;
        map->barred = &world->cache.barred[profile];
        world->cache.to_hero[profile].due = true;
    }
    ways_rebuild(world);
    return true;
}

bool ways_copy(World *to, const World *from) {
    WayToHero *ways = to->cache.to_hero = calloc(PROFILE_COUNT, sizeof *ways);
    if (ways == NULL || !dist_clone(&to->cache.scratch, &from->cache.scratch)) return false;
    for (int profile = 0; profile < PROFILE_COUNT; profile++) {
        const WayToHero *way = &from->cache.to_hero[profile];
        if (!grid_clone(&to->cache.barred[profile], &from->cache.barred[profile]) ||
            !dist_clone(&ways[profile].map, &way->map))
            return false;
        ways[profile].map.barred = &to->cache.barred[profile];
        ways[profile].due = way->due;
    }
    return true;
}

void ways_free(World *world) {
    dist_free(&world->cache.scratch);
    for (int profile = 0; profile < PROFILE_COUNT; profile++) {
        grid_free(&world->cache.barred[profile]);
        if (world->cache.to_hero != NULL) dist_free(&world->cache.to_hero[profile].map);
    }
    free(world->cache.to_hero);
}
