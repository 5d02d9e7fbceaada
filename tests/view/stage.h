#pragma once
// A world made by hand from a picture in letters, for tests of what is drawn. It is only a struct, without
// simulation.
//
//   '#' wall  '.' floor  ' ' void  '@' hero  '!' torch on a wall  'B' banner on a wall  'R' rug
//   '+' door  '/' open door  '<' '>' stairs  '|' bracket on a wall  '%' brazier  '&' lit brazier
//   'o' pebbles  'x' bones  'm' moss  other letters: monsters by their glyph, digits: STAGE_ITEMS

#include "sim/space/flames.h"
#include "sim/space/known_things.h"
#include "sim/space/terrain.h"

#include <stdlib.h>
#include <string.h>

static const ItemKind STAGE_ITEMS[10] = {ITEM_CANDLE,  ITEM_CHEESE, ITEM_WINE,  ITEM_HONEY, ITEM_BOOK,
                                         ITEM_CHALICE, ITEM_GEM,    ITEM_RELIC, ITEM_HEART, ITEM_KEY_1};

static inline void stage_actor(World *world, ActorKind kind, Vec cell) {
    int index = kind == ACTOR_HERO ? HERO : world->actor_count++;
    Vec pos = cell_centre(cell);
    world->actors[index] = (Actor){.kind = kind,
                                   .hp = ACTORS[kind].hp,
                                   .hp_max = ACTORS[kind].hp,
                                   .pos = pos,
                                   .prev = pos,
                                   .facing = DIR_S,
                                   .brain.mind = MIND_IDLE,
                                   .brain.home = cell};
}

static inline Tile stage_tile(char glyph) {
    switch (glyph) {
    case ' ':
        return TILE_VOID;
    case '#':
    case '!':
    case 'B':
    case '|':
        return TILE_WALL;
    case '+':
        return TILE_DOOR;
    case '%':
        return TILE_BRAZIER;
    case '&':
        return TILE_BRAZIER_LIT;
    case '/':
        return TILE_DOOR_OPEN;
    case '<':
        return TILE_STAIRS_UP;
    case '>':
        return TILE_STAIRS_DOWN;
    default:
        return TILE_FLOOR;
    }
}

static inline void stage_cell(World *world, Vec cell, char glyph) {
    Level *level = &world->level;
    static const char *const DECOR_GLYPHS = "!BoxmR|";
    static const Decor DECOR_KINDS[] = {DECOR_TORCH, DECOR_BANNER, DECOR_PEBBLES, DECOR_BONES,
                                        DECOR_MOSS,  DECOR_RUG,    DECOR_BRACKET};
    const char *decor = strchr(DECOR_GLYPHS, glyph);
    grid_set(&level->tiles, cell, (uint8_t)stage_tile(glyph));
    if (decor != NULL) grid_set(&level->decor, cell, (uint8_t)DECOR_KINDS[decor - DECOR_GLYPHS]);
    if (glyph >= '0' && glyph <= '9') {
        world->floor.items[world->floor.item_count++] =
            (Item){.kind = STAGE_ITEMS[glyph - '0'], .pos = cell_centre(cell)};
    }
    for (int kind = ACTOR_HERO; decor == NULL && kind < ACTOR_KIND_COUNT; kind++) {
        if (ACTORS[kind].glyph == glyph) stage_actor(world, (ActorKind)kind, cell);
    }
}

// Adds a fixture and returns its index. Traps are not found yet.
static inline int stage_fixture(World *world, Fixture fixture) {
    if (!fixture_add(&world->level, fixture)) abort();
    return world->level.fixture_count - 1;
}

static inline void stage_know(World *world, Vec cell) {
    grid_set(&world->known.explored, cell, KNOWN_WELL);
    grid_set(&world->known.tiles, cell, grid_at(&world->level.tiles, cell));
    grid_set(&world->known.decor, cell, grid_at(&world->level.decor, cell));
}

// Adds what the hero sees from where he stands now to what he has explored.
static inline void stage_look(World *world) {
    world->cache.hero_cell = cell_of(world->actors[HERO].pos);
    fov_compute(&world->cache.view, &world->level, world->cache.hero_cell, (Vec){VIEW_X, VIEW_Y});
    for (int y = 0; y < world->known.explored.h; y++) {
        for (int x = 0; x < world->known.explored.w; x++) {
            if (fov_has(&world->cache.view, (Vec){x, y})) stage_know(world, (Vec){x, y});
        }
    }
    known_learn_seen(world);
}

// Call it after a change of tiles or decor: updates what burns and what the hero sees.
static inline void stage_update(World *world) {
    level_update_caches(&world->level);
    flames_rebuild(world);
    stage_look(world);
}

static inline void stage_set(World *world, Vec cell, Tile tile) {
    grid_set(&world->level.tiles, cell, (uint8_t)tile);
    stage_update(world);
}

static inline void stage_move(World *world, Vec cell) {
    world->actors[HERO].pos = world->actors[HERO].prev = cell_centre(cell);
    stage_look(world);
}

// Makes a world. The rows must be equally long. The caller frees it with stage_free().
static inline World *stage_new(const char *const *rows, int h, uint64_t seed) {
    World *world = calloc(1, sizeof *world);
    int w = (int)strlen(rows[0]);
    if (world == NULL || !level_init(&world->level, w, h)) abort();
    world->level.seed = seed;
    world->actor_count = 1;
    for (int y = 0; y < h; y++) {
        for (int x = 0; x < w; x++) stage_cell(world, (Vec){x, y}, rows[y][x]);
    }
    level_update_caches(&world->level);
    if (!terrain_init(world)) abort();
    world->cache.hero_cell = cell_of(world->actors[HERO].pos);
    if (!flames_init(world)) abort();
    stage_look(world);
    return world;
}

static inline void stage_free(World *world) {
    flames_free(world);
    terrain_free(world);
    level_free(&world->level);
    free(world);
}
