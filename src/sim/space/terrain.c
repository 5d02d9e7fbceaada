#include "sim/space/terrain.h"

#include "sim/space/flames.h"
#include "sim/space/ways.h"
#include "sim/state/emit.h"
#include "sim/state/quota.h"

// What a cell looks like: cracked walls and secret doors look like walls until they are revealed.
static Tile looks(const World *world, Vec cell) {
    Tile tile = level_tile(&world->level, cell);
    bool known = grid_at(&world->known.tiles, cell) == TILE_CRACKED;
    if (tile == TILE_SECRET) return TILE_WALL;
    return tile == TILE_CRACKED && !known ? TILE_WALL : tile;
}

void terrain_learn_cell(World *world, Vec cell) {
    if (!grid_has(&world->known.explored, cell)) return;
    grid_set(&world->known.explored, cell, KNOWN_WELL);
    grid_set(&world->known.tiles, cell, (uint8_t)looks(world, cell));
    grid_set(&world->known.decor, cell, grid_at(&world->level.decor, cell));
}

static void explore(World *world) {
    Vec eye = world->cache.view.eye, reach = world->cache.view.reach;
    for (int y = eye.y - reach.y; y <= eye.y + reach.y; y++) {
        for (int x = eye.x - reach.x; x <= eye.x + reach.x; x++) {
            Vec cell = {x, y};
            if (fov_has(&world->cache.view, cell)) terrain_learn_cell(world, cell);
        }
    }
}

static void look(World *world) {
    fov_compute(&world->cache.view, &world->level, world->cache.hero_cell, (Vec){VIEW_X, VIEW_Y});
    ways_invalidate(world, PROFILE_PLAIN);
    explore(world);
}

// Reveals cracks in walls that the hero sees in the light.
static void show_cracks(World *world) {
    Vec eye = world->cache.view.eye, reach = world->cache.view.reach;
    for (int y = eye.y - reach.y; y <= eye.y + reach.y; y++) {
        for (int x = eye.x - reach.x; x <= eye.x + reach.x; x++) {
            Vec cell = {x, y};
            if (level_tile(&world->level, cell) != TILE_CRACKED || !flames_lit_in_sight(world, cell))
                continue;
            if (grid_at(&world->known.tiles, cell) == TILE_CRACKED) continue;
            grid_set(&world->known.tiles, cell, TILE_CRACKED);
            emit_at(world, EVENT_CRACK, HERO, TILE_CRACKED, 0, cell_centre(cell));
        }
    }
}

// The view and the distances stay valid until the hero enters another cell or a tile changes.
void terrain_update_view(World *world) {
    Vec cell = cell_of(world->actors[HERO].pos);
    if (!vec_eq(cell, world->cache.hero_cell)) {
        world->cache.hero_cell = cell;
        look(world);
    }
    show_cracks(world);
}

void terrain_set(World *world, Vec cell, Tile tile) {
    bool opens = tile_closes_off_cells(level_tile(&world->level, cell));
    level_change_tile(&world->level, cell, tile);
    if (opens || tile_closes_off_cells(tile)) quota_update_closed(world);
    ways_update_door(world, cell);
    ways_update_harm(world, cell);
    world->cache.changes++;
    look(world);
    flames_update_cell(world, cell);
}

void terrain_set_decor(World *world, Vec cell, Decor decor) {
    grid_set(&world->level.decor, cell, (uint8_t)decor);
    world->cache.changes++;
    if (fov_has(&world->cache.view, cell)) grid_set(&world->known.decor, cell, (uint8_t)decor);
}

bool terrain_gives_way(const Level *level, Vec cell) {
    Tile tile = level_tile(level, cell);
    bool breaks = tile == TILE_WALL || tile == TILE_DOOR || tile == TILE_CRACKED || TILES[tile].prop;
    return breaks && rect_has((Rect){1, 1, level->tiles.w - 2, level->tiles.h - 2}, cell);
}

void terrain_break(World *world, Vec cell, ActorId by) {
    Tile tile = level_tile(&world->level, cell);
    terrain_set(world, cell, TILE_FLOOR);
    emit_at(world, EVENT_BREAK, by, (int)tile, 0, cell_centre(cell));
}

void terrain_renew(World *world) {
    terrain_renew_from(world, cell_of(world->actors[HERO].pos));
}

void terrain_renew_from(World *world, Vec hero_cell) {
    ways_rebuild(world);
    quota_update_closed(world);
    world->cache.hero_cell = hero_cell;
    world->cache.changes++;
    look(world);
    flames_rebuild(world);
}

bool terrain_init(World *world) {
    int w = world->level.tiles.w, h = world->level.tiles.h;
    world->cache.hero_cell = (Vec){-1, -1};
    if (!grid_init(&world->known.explored, w, h) || !grid_init(&world->known.tiles, w, h) ||
        !grid_init(&world->known.decor, w, h) || !grid_init(&world->cache.closed, w, h) || !ways_init(world))
        return false;
    quota_update_closed(world);
    return true;
}

bool terrain_copy(World *to, const World *from) {
    return grid_clone(&to->known.explored, &from->known.explored) &&
           grid_clone(&to->known.tiles, &from->known.tiles) &&
           grid_clone(&to->known.decor, &from->known.decor) &&
           grid_clone(&to->cache.closed, &from->cache.closed) && ways_copy(to, from);
}

void terrain_free(World *world) {
    grid_free(&world->known.explored);
    grid_free(&world->known.tiles);
    grid_free(&world->known.decor);
    grid_free(&world->cache.closed);
    ways_free(world);
}
