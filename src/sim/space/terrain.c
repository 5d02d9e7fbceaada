#include "sim/space/terrain.h"

#include "sim/space/flames.h"
#include "sim/space/ground.h"
#include "sim/space/paths.h"
#include "sim/state/emit.h"
#include "sim/state/needed.h"

#include <stdlib.h>

// A cracked wall and a secret look like any other until they show.
static Tile looks(const World *world, Vec cell) {
    Tile tile = level_tile(&world->level, cell);
    bool known = grid_at(&world->known.tiles, cell) == TILE_CRACKED;
    if (tile == TILE_SECRET) return TILE_WALL;
    return tile == TILE_CRACKED && !known ? TILE_WALL : tile;
}

void terrain_note(World *world, Vec cell) {
    if (!grid_has(&world->known.explored, cell)) return;
    grid_set(&world->known.explored, cell, KNOWN_WELL);
    grid_set(&world->known.tiles, cell, (uint8_t)looks(world, cell));
    grid_set(&world->known.decor, cell, grid_at(&world->level.decor, cell));
}

static void explore(World *world) {
    const Fov *view = &world->cache.view;
    for (int y = 0; y <= 2 * view->reach.y; y++) {
        for (uint64_t row = view->rows[y]; row != 0; row &= row - 1) {
            int x = __builtin_ctzll(row);
            terrain_note(world, (Vec){view->eye.x - view->reach.x + x, view->eye.y - view->reach.y + y});
        }
    }
}

// The ways to him of the gaits from `first` on have changed: light and fire concern none before
// PROFILE_CLEVER.
static void ways_change(World *world, PathProfile first) {
    for (int gait = (int)first; gait < PROFILE_COUNT; gait++) world->cache.to_hero[gait].due = true;
}

const DistMap *terrain_to_hero(const World *world, PathProfile gait) {
    WayToHero *way = &world->cache.to_hero[gait];
    if (way->due) dist_from(&way->map, &world->level, world->cache.hero_cell, EIGHT_WAYS, CHASE_STEPS);
    way->due = false;
    return &way->map;
}

static void look(World *world) {
    fov_compute(&world->cache.view, &world->level, world->cache.hero_cell, (Vec){VIEW_X, VIEW_Y});
    ways_change(world, PROFILE_PLAIN);
    explore(world);
}

void terrain_shade(World *world) {
    const Grid *plain = &world->cache.barred[PROFILE_PLAIN], *bright = &world->cache.bright;
    Grid *shy = &world->cache.barred[PROFILE_SHY];
    size_t cells = (size_t)shy->w * (size_t)shy->h;
    for (size_t i = 0; i < cells; i++) shy->cells[i] = plain->cells[i] | bright->cells[i];
    ways_change(world, PROFILE_CLEVER);
}

// Cracks show once a light falls on them before his eyes.
static void show_cracks(World *world) {
    Vec eye = world->cache.view.eye, reach = world->cache.view.reach;
    for (int y = eye.y - reach.y; y <= eye.y + reach.y; y++) {
        for (int x = eye.x - reach.x; x <= eye.x + reach.x; x++) {
            Vec cell = {x, y};
            if (level_tile(&world->level, cell) != TILE_CRACKED || !flames_shows(world, cell)) continue;
            if (grid_at(&world->known.tiles, cell) == TILE_CRACKED) continue;
            grid_set(&world->known.tiles, cell, TILE_CRACKED);
            emit_at(world, EVENT_CRACK, HERO, TILE_CRACKED, 0, cell_centre(cell));
        }
    }
}

// View and distances hold until the hero comes to another cell or a tile changes.
void terrain_look(World *world) {
    Vec cell = cell_of(world->actors[HERO].pos);
    if (!vec_eq(cell, world->cache.hero_cell)) {
        world->cache.hero_cell = cell;
        look(world);
    }
    show_cracks(world);
}

static void bar_shut_doors(World *world, Vec cell) {
    bool shut = level_tile(&world->level, cell) == TILE_DOOR;
    grid_set(&world->cache.barred[PROFILE_PLAIN], cell, shut);
    grid_set(&world->cache.barred[PROFILE_SHY], cell, shut || grid_get(&world->cache.bright, cell, 0) != 0);
}

// Clever ones walk around what would hurt them there.
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

void terrain_bar(World *world, Vec cell) {
    bar_harm(world, cell, harms(world, cell));
    ways_change(world, PROFILE_CLEVER);
}

void terrain_set(World *world, Vec cell, Tile tile) {
    bool opens = needed_bars(level_tile(&world->level, cell));
    level_set(&world->level, cell, tile);
    if (opens || needed_bars(tile)) needed_find(world);
    bar_shut_doors(world, cell);
    terrain_bar(world, cell);
    world->cache.changes++;
    look(world);
    flames_look(world, cell);
}

void terrain_adorn(World *world, Vec cell, Decor decor) {
    grid_set(&world->level.decor, cell, (uint8_t)decor);
    world->cache.changes++;
    if (fov_has(&world->cache.view, cell)) grid_set(&world->known.decor, cell, (uint8_t)decor);
}

void terrain_break(World *world, Vec cell, int by) {
    Tile tile = level_tile(&world->level, cell);
    terrain_set(world, cell, TILE_FLOOR);
    emit_at(world, EVENT_BREAK, int_max(by, HERO), (int)tile, 0, cell_centre(cell));
}

// Which of them the shy avoid follows with the light, in terrain_shade().
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

static void bar(World *world) {
    const Level *level = &world->level;
    bar_cells(world);
    for (int i = 0; i < world->floor.fire_count; i++) terrain_bar(world, world->floor.fires[i].cell);
    for (int i = 0; i < level->fixture_count; i++) {
        const Fixture *fixture = &level->fixtures[i];
        if (FIXTURES[fixture->kind].trap) bar_harm(world, fixture->cell, true);
    }
}

void terrain_renew(World *world) {
    bar(world);
    needed_find(world);
    world->cache.hero_cell = cell_of(world->actors[HERO].pos);
    world->cache.changes++;
    look(world);
    flames_find(world);
}

bool terrain_init(World *world) {
    int w = world->level.tiles.w, h = world->level.tiles.h;
    world->cache.hero_cell = (Vec){-1, -1};
    if (!grid_init(&world->known.explored, w, h) || !grid_init(&world->known.tiles, w, h) ||
        !grid_init(&world->known.decor, w, h) || !grid_init(&world->cache.closed, w, h) ||
        !dist_init(&world->cache.scratch, w, h))
        return false;
    world->cache.to_hero = calloc(PROFILE_COUNT, sizeof *world->cache.to_hero);
    if (world->cache.to_hero == NULL) return false;
    for (int gait = 0; gait < PROFILE_COUNT; gait++) {
        DistMap *map = &world->cache.to_hero[gait].map;
        if (!grid_init(&world->cache.barred[gait], w, h) || !dist_init(map, w, h)) return false;
        map->barred = &world->cache.barred[gait];
        world->cache.to_hero[gait].due = true;
    }
    bar(world);
    needed_find(world);
    return true;
}

void terrain_free(World *world) {
    grid_free(&world->known.explored);
    grid_free(&world->known.tiles);
    grid_free(&world->known.decor);
    grid_free(&world->cache.closed);
    dist_free(&world->cache.scratch);
    for (int gait = 0; gait < PROFILE_COUNT; gait++) {
        grid_free(&world->cache.barred[gait]);
        if (world->cache.to_hero != NULL) dist_free(&world->cache.to_hero[gait].map);
    }
    free(world->cache.to_hero);
}
