#pragma once
// Judges tolls by rules of its own (toll_checker.h): the state of the level before a toll, and what the toll
// must hold.

#include "gen/descent/depths.h"
#include "map/balance_light.h"
#include "sim/space/flames.h"
#include "sim/space/floor_items.h"
#include "sim/state/gear_effects.h"
#include "sim/toll/toll.h"

#include <stdlib.h>
#include <string.h>

enum { CELLS_MAX = 64 * 40 };

typedef struct Before {
    World world; // its numbers and lists count; the memory that it points to has changed since
    uint8_t tiles[CELLS_MAX], decor[CELLS_MAX], explored[CELLS_MAX], bright[CELLS_MAX], held[CELLS_MAX];
    uint8_t lit[CELLS_MAX];
    uint8_t met[CELLS_MAX]; // cells that the hero can reach without keys
    uint64_t hash;
    TollForecast says; // what the game says that a rung toll will do
    int open;          // how many treasures will lie in the open, unless one is lost
    const char *flaw;  // what is wrong with what the toll holds, or NULL
} Before;

typedef struct Walk {
    int steps[CELLS_MAX]; // from the hero; -1: cannot be reached
    int queue[CELLS_MAX];
} Walk;

static inline int cells_of(const World *world) {
    return world->level.tiles.w * world->level.tiles.h;
}

static inline Vec cell_number(const World *world, int i) {
    return (Vec){i % world->level.tiles.w, i / world->level.tiles.w};
}

static inline int number_of(const World *world, Vec cell) {
    return cell.y * world->level.tiles.w + cell.x;
}

static inline bool is_walkable(uint8_t tile) {
    return tile == TILE_FLOOR || tile == TILE_DOOR || tile == TILE_DOOR_OPEN || tile == TILE_STAIRS_UP ||
           tile == TILE_STAIRS_DOWN || tile == TILE_WATER || tile == TILE_ICE || tile == TILE_EMBER;
}

// Things that the hero can strike, push or blow to pieces.
static inline bool is_breakable(uint8_t tile) {
    return tile == TILE_CRATE || tile == TILE_POT || tile == TILE_BARREL || tile == TILE_FURNITURE ||
           tile == TILE_CRACKED;
}

static inline bool is_locked(uint8_t tile) {
    return tile >= TILE_LOCKED_1 && tile <= TILE_LOCKED_4;
}

static inline bool is_massive(uint8_t tile) {
    return !is_walkable(tile) || tile == TILE_DOOR;
}

static inline bool is_treasure(const Item *item) {
    return !item->taken && ITEMS[item->kind].class == CLASS_TREASURE;
}

// ---- light, and what is held

static inline void checker_shine(const World *world, uint8_t *lit, Vec eye, int radius, Vec reach) {
    Fov fov;
    fov_compute(&fov, &world->level, eye, reach);
    for (int i = 0; i < cells_of(world); i++) {
        Vec cell = cell_number(world, i);
        int dx = cell.x - eye.x, dy = cell.y - eye.y;
        if (dx * dx + dy * dy <= radius * (radius + 1) && fov_has(&fov, cell)) lit[i] = 1;
    }
}

static inline void checker_shine_from(const World *world, uint8_t *lit, Vec eye, FlameKind kind) {
    int radius = FLAMES[kind].radius;
    bool burning = kind == FLAME_FIRE; // a shut door that burns shines
    if (burning || !TILES[world->level.tiles.cells[number_of(world, eye)]].opaque)
        checker_shine(world, lit, eye, radius, (Vec){radius, radius});
}

static inline void checker_light(const World *world, uint8_t *lit) {
    memset(lit, 0, CELLS_MAX);
    const uint8_t *tiles = world->level.tiles.cells;
    for (int i = 0; i < cells_of(world); i++) {
        Vec cell = cell_number(world, i), below = {cell.x, cell.y + 1};
        bool torch = world->level.decor.cells[i] == DECOR_TORCH && below.y < world->level.tiles.h;
        if (torch) checker_shine_from(world, lit, below, FLAME_TORCH);
        if (tiles[i] == TILE_BRAZIER_LIT) checker_shine_from(world, lit, cell, FLAME_BRAZIER);
        if (tiles[i] == TILE_GREAT_FIRE) checker_shine_from(world, lit, cell, FLAME_GREAT);
        bool stairs = tiles[i] == TILE_STAIRS_UP || tiles[i] == TILE_STAIRS_DOWN;
        if (stairs) checker_shine_from(world, lit, cell, FLAME_STAIRS);
        if (tiles[i] == TILE_EMBER) checker_shine_from(world, lit, cell, FLAME_EMBER);
    }
    for (int i = 0; i < world->floor.fire_count; i++)
        checker_shine_from(world, lit, world->floor.fires[i].cell, FLAME_FIRE);
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        if (item->taken || item->burns == 0) continue;
        checker_shine_from(world, lit, cell_of(item->pos),
                           item->kind == ITEM_BRAND ? FLAME_BRAND : FLAME_CANDLE);
    }
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *actor = &world->actors[i];
        if (ACTORS[actor->kind].glows) checker_shine_from(world, lit, cell_of(actor->pos), FLAME_GLOW);
    }
    int radius = world->hero.lantern_shut ? SHUT_RADIUS : gear_lantern_radius(world); // rings and radiance
    if (world->hero.bag.hand == ITEM_BRAND && radius < FLAMES[FLAME_BRAND].radius)
        radius = FLAMES[FLAME_BRAND].radius;
    checker_shine(world, lit, cell_of(world->actors[HERO].pos), radius, (Vec){VIEW_X, VIEW_Y});
}

// True if the straight line from the middle of a cell to the middle of another, `way` from it, crosses the
// cell `at`, or runs along its edge. `at` is relative to the first cell, too.
static inline bool checker_crosses(Vec way, Vec at) {
    int steps = vec_chebyshev((Vec){0, 0}, way);
    bool wide = int_abs(way.x) > int_abs(way.y);
    int along = wide ? at.x * int_sign(way.x) : at.y * int_sign(way.y);
    return along > 0 && along < steps && 2 * int_abs(at.x * way.y - at.y * way.x) <= steps;
}

static inline bool checker_clear(const World *world, Vec cell) {
    return !TILES[level_tile(&world->level, cell)].opaque;
}

static inline void checker_graze_to(const World *world, uint8_t *grazed, Vec eye, Vec to) {
    for (int y = int_min(eye.y, to.y); y <= int_max(eye.y, to.y); y++) {
        for (int x = int_min(eye.x, to.x); x <= int_max(eye.x, to.x); x++) {
            Vec cell = {x, y};
            bool crosses = checker_crosses(vec_sub(to, eye), vec_sub(cell, eye));
            if (crosses && checker_clear(world, cell)) grazed[number_of(world, cell)] = 1;
        }
    }
}

// Marks the open cells on the way that light takes from a flame to the cells that it lights.
static inline void checker_graze(const World *world, uint8_t *grazed) {
    memset(grazed, 0, CELLS_MAX);
    for (int k = 0; k < world->cache.flame_count; k++) {
        uint8_t lit[CELLS_MAX] = {0};
        checker_shine_from(world, lit, world->cache.flames[k].cell, world->cache.flames[k].kind);
        for (int i = 0; i < cells_of(world); i++) {
            Vec cell = cell_number(world, i);
            if (lit[i] != 0 && checker_clear(world, cell))
                checker_graze_to(world, grazed, world->cache.flames[k].cell, cell);
        }
    }
}

static inline bool checker_burns_at(const World *world, Vec cell) {
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        bool stays = item->burns > 0 || item_offered(item);
        if (!item->taken && stays && vec_eq(cell_of(item->pos), cell)) return true;
    }
    return false;
}

static inline bool checker_holds_place(const World *world, const uint8_t *lit, int i) {
    Vec cell = cell_number(world, i), hero = cell_of(world->actors[HERO].pos);
    const uint8_t *tiles = world->level.tiles.cells;
    int w = world->level.tiles.w, h = world->level.tiles.h;
    if (cell.x == 0 || cell.y == 0 || cell.x == w - 1 || cell.y == h - 1) return true;
    if (lit[i] != 0 || vec_chebyshev(cell, hero) <= 1 || checker_burns_at(world, cell)) return true;
    bool barrier = is_massive(tiles[i]) || tiles[i] == TILE_DOOR_OPEN;
    for (int dy = -1; dy <= 1; dy++) {
        for (int dx = -1; dx <= 1; dx++) {
            int k = i + dy * w + dx;
            if (barrier && lit[k] != 0 && !is_massive(tiles[k])) return true;
            if (tiles[k] == TILE_STAIRS_UP || tiles[k] == TILE_STAIRS_DOWN || tiles[k] == TILE_ASKER ||
                is_locked(tiles[k]))
                return true;
        }
    }
    for (int k = 0; k < world->level.protected_count; k++) {
        if (rect_has(world->level.protected[k], cell)) return true;
    }
    return false;
}

// True for what a toll holds in the arena: the quarter around a burning brazier, and the cells around the
// Warlord.
static inline bool checker_holds_arena(const World *world, int i) {
    Vec cell = cell_number(world, i);
    int w = world->level.tiles.w, h = world->level.tiles.h;
    for (int k = 0; k < w * h && world->clock.crown; k++) {
        int x = k % w, y = k / w;
        bool beside = (x < w / 2) == (cell.x < w / 2) && (y < h / 2) == (cell.y < h / 2);
        bool middle = cell.x == w / 2 || cell.y == h / 2 || x == w / 2 || y == h / 2;
        if (world->level.tiles.cells[k] == TILE_BRAZIER_LIT && beside && !middle) return true;
    }
    for (int k = HERO + 1; k < world->actor_count; k++) {
        Vec lord = cell_of(world->actors[k].pos);
        bool near = int_abs(lord.x - cell.x) <= 3 && int_abs(lord.y - cell.y) <= 1;
        if (ACTORS[world->actors[k].kind].boss && near) return true;
    }
    return false;
}

// True if a toll must hold a cell. A plate is held together with its secret.
static inline bool checker_holds(const World *world, const uint8_t *lit, int i) {
    if (checker_holds_place(world, lit, i) || checker_holds_arena(world, i)) return true;
    const Fixture *plate = fixture_at(&world->level, cell_number(world, i));
    return plate != NULL && plate->kind == FIXTURE_PLATE &&
           level_tile(&world->level, plate->to) == TILE_SECRET &&
           checker_holds_place(world, lit, number_of(world, plate->to));
}

// ---- what the quota can count on

// Marks in `met` what can be reached from a cell in straight steps, over tiles that can be entered and cells
// that are `open`.
static inline void checker_flood(const World *world, bool (*enters)(uint8_t tile), const uint8_t *open,
                                 uint8_t *met, int at) {
    static int stack[4 * CELLS_MAX];
    int top = 0, w = world->level.tiles.w;
    stack[top++] = at;
    while (top > 0) {
        int i = stack[--top];
        if (met[i] != 0 || (open[i] == 0 && !enters(world->level.tiles.cells[i]))) continue;
        met[i] = 1;
        stack[top++] = i - 1;
        stack[top++] = i + 1;
        stack[top++] = i - w;
        stack[top++] = i + w;
    }
}

// True for tiles that the hero can pass on foot, striking what can be struck. Locks, cracks and secrets are
// like walls.
static inline bool checker_strolls(uint8_t tile) {
    bool breaks = is_breakable(tile) && tile != TILE_CRACKED;
    bool hearth = tile == TILE_BRAZIER || tile == TILE_BRAZIER_LIT || tile == TILE_GREAT_FIRE ||
                  tile == TILE_SHRINE || tile == TILE_KEEPER || tile == TILE_ASKER;
    return !hearth && (is_walkable(tile) || breaks);
}

static inline int checker_carried(const World *world, bool is_new) {
    int count = 0;
    for (int i = 1; i < world->actor_count; i++) {
        const Actor *actor = &world->actors[i];
        count +=
            actor->kind != ACTOR_NONE && actor->brain.carries_loot && actor->brain.booty.counted != is_new;
    }
    return count;
}

// Counts the treasures that were never collected and that the hero can reach in this way, or that thieves
// carry. `held`: the cells that the next toll holds; treasures in other cells it places in the open. NULL: no
// toll comes.
static inline int checker_open(const World *world, uint8_t *met, const uint8_t *held) {
    static const uint8_t NONE[CELLS_MAX];
    int count = checker_carried(world, true);
    memset(met, 0, CELLS_MAX);
    checker_flood(world, checker_strolls, NONE, met, number_of(world, cell_of(world->actors[HERO].pos)));
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        int at = number_of(world, cell_of(item->pos));
        bool dealt = held != NULL && held[at] == 0;
        count += is_treasure(item) && !item->counted && (met[at] != 0 || dealt);
    }
    return count;
}

// How many treasures no toll may make impossible to collect: the quota, and in a single dungeon one more than
// the hero has.
static inline int checker_due(const World *world) {
    int due = world->clock.quota, more = world->collected + 1;
    return world->clock.single && more > due ? more : due;
}

static inline const char *checker_quota(const World *world) {
    static uint8_t met[CELLS_MAX];
    int open = checker_open(world, met, NULL);
    return world->collected + open >= world->clock.quota ? NULL : "the quota needs what is locked away";
}

static inline void checker_look(Before *before, World *world) {
    before->says = toll_forecast(world, true);
    size_t cells = (size_t)cells_of(world);
    before->world = *world;
    memcpy(before->tiles, world->level.tiles.cells, cells);
    memcpy(before->decor, world->level.decor.cells, cells);
    memcpy(before->explored, world->known.explored.cells, cells);
    memcpy(before->bright, world->cache.bright.cells, cells);
    before->hash = world_hash(world);
    checker_light(world, before->lit);
    Grid held;
    grid_init(&held, world->level.tiles.w, world->level.tiles.h);
    toll_hold(world, &held);
    before->flaw = NULL;
    uint8_t grazed[CELLS_MAX];
    checker_graze(world, grazed);
    for (int i = 0; i < cells_of(world); i++) {
        bool holds = grazed[i] != 0 || checker_holds(world, before->lit, i);
        before->held[i] = held.cells[i];
        if (holds && held.cells[i] == 0) before->flaw = "something is not held";
        if (!holds && held.cells[i] != 0) before->flaw = "too much is held";
    }
    grid_free(&held);
    before->open = checker_open(world, before->met, before->held);
}
