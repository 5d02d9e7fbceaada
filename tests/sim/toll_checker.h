#pragma once
// Judges tolls by rules of its own: its own idea of light, of what is held, its own walks and overlaps. Of
// the game's code it uses only lines of sight, and the tables.

#include "gen/descent/depths.h"
#include "sim/space/flames.h"
#include "sim/space/floor_items.h"
#include "sim/state/gear_effects.h"
#include "sim/toll/toll.h"

#include <stdlib.h>
#include <string.h>

enum { CELLS_MAX = 64 * 40 };

typedef struct Before {
    World world; // its numbers and lists; what it points to is no longer true
    uint8_t tiles[CELLS_MAX], decor[CELLS_MAX], explored[CELLS_MAX], bright[CELLS_MAX], held[CELLS_MAX];
    uint8_t lit[CELLS_MAX];
    uint8_t met[CELLS_MAX]; // without keys
    uint64_t hash;
    int open;         // goods that will lie in the open, unless one is lost
    const char *flaw; // of what the toll holds
} Before;

typedef struct Walk {
    int steps[CELLS_MAX]; // -1: never
    int queue[CELLS_MAX];
} Walk;

// A good is lost, or dealt again where it cannot be spared.
static inline void lose_good(World *world, int item) {
    floor_lose(world, item);
    toll_deal_strays(world);
}

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

// What the hero can strike, push or blow to pieces.
static inline bool is_breakable(uint8_t tile) {
    return tile == TILE_CRATE || tile == TILE_POT || tile == TILE_BARREL || tile == TILE_CRACKED;
}

static inline bool is_locked(uint8_t tile) {
    return tile >= TILE_LOCKED_1 && tile <= TILE_LOCKED_4;
}

static inline bool is_massive(uint8_t tile) {
    return !is_walkable(tile) || tile == TILE_DOOR;
}

static inline bool is_good(const Item *item) {
    return !item->taken && ITEMS[item->kind].class == CLASS_GOOD;
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
    if (!TILES[world->level.tiles.cells[number_of(world, eye)]].opaque)
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
    int radius = world->hero.lantern_shut ? SHUT_RADIUS : gear_lantern(world); // rings and radiance
    if (world->hero.bag.hand == ITEM_BRAND && radius < FLAMES[FLAME_BRAND].radius)
        radius = FLAMES[FLAME_BRAND].radius;
    checker_shine(world, lit, cell_of(world->actors[HERO].pos), radius, (Vec){VIEW_X, VIEW_Y});
}

// Whether the straight line from the middle of a cell to that of another, `way` from it, crosses the cell
// `at`, or runs along its edge.
static inline bool checker_crosses(Vec way, Vec at) {
    int steps = vec_dist((Vec){0, 0}, way);
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

// Open cells on a way that light takes to another.
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
        if (!item->taken && item->burns > 0 && vec_eq(cell_of(item->pos), cell)) return true;
    }
    return false;
}

static inline bool checker_holds_place(const World *world, const uint8_t *lit, int i) {
    Vec cell = cell_number(world, i), hero = cell_of(world->actors[HERO].pos);
    const uint8_t *tiles = world->level.tiles.cells;
    int w = world->level.tiles.w, h = world->level.tiles.h;
    if (cell.x == 0 || cell.y == 0 || cell.x == w - 1 || cell.y == h - 1) return true;
    if (lit[i] != 0 || vec_dist(cell, hero) <= 1 || checker_burns_at(world, cell)) return true;
    bool barrier = is_massive(tiles[i]) || tiles[i] == TILE_DOOR_OPEN;
    for (int dy = -1; dy <= 1; dy++) {
        for (int dx = -1; dx <= 1; dx++) {
            int k = i + dy * w + dx;
            if (barrier && lit[k] != 0 && !is_massive(tiles[k])) return true;
            if (tiles[k] == TILE_STAIRS_UP || tiles[k] == TILE_STAIRS_DOWN || is_locked(tiles[k]))
                return true;
        }
    }
    for (int k = 0; k < world->level.protected_count; k++) {
        if (rect_has(world->level.protected[k], cell)) return true;
    }
    return false;
}

// A plate is held with its secret.
static inline bool checker_holds(const World *world, const uint8_t *lit, int i) {
    if (checker_holds_place(world, lit, i)) return true;
    const Fixture *plate = fixture_at(&world->level, cell_number(world, i));
    return plate != NULL && plate->kind == FIXTURE_PLATE &&
           level_tile(&world->level, plate->to) == TILE_SECRET &&
           checker_holds_place(world, lit, number_of(world, plate->to));
}

// ---- what the quota can count on

// On foot, striking what can be struck: locks, cracks and secrets are walls.
static inline void checker_stroll(const World *world, uint8_t *met, int at) {
    static int stack[4 * CELLS_MAX];
    int top = 0, w = world->level.tiles.w;
    stack[top++] = at;
    while (top > 0) {
        int i = stack[--top];
        uint8_t tile = world->level.tiles.cells[i];
        bool breaks = is_breakable(tile) && tile != TILE_CRACKED;
        bool hearth = tile == TILE_BRAZIER || tile == TILE_BRAZIER_LIT || tile == TILE_SHRINE;
        if (met[i] != 0 || hearth || (!is_walkable(tile) && !breaks)) continue;
        met[i] = 1;
        stack[top++] = i - 1;
        stack[top++] = i + 1;
        stack[top++] = i - w;
        stack[top++] = i + w;
    }
}

static inline int checker_carried(const World *world, bool is_new) {
    int count = 0;
    for (int i = 1; i < world->actor_count; i++) {
        const Actor *actor = &world->actors[i];
        count += actor->kind != ACTOR_NONE && actor->brain.laden && actor->brain.booty.counted != is_new;
    }
    return count;
}

// Goods never collected that he comes to so, or that thieves carry. `held` by a toll to come: what it deals
// comes into the open; NULL: none comes.
static inline int checker_open(const World *world, uint8_t *met, const uint8_t *held) {
    int count = checker_carried(world, true);
    memset(met, 0, CELLS_MAX);
    checker_stroll(world, met, number_of(world, cell_of(world->actors[HERO].pos)));
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        int at = number_of(world, cell_of(item->pos));
        bool dealt = held != NULL && held[at] == 0;
        count += is_good(item) && !item->counted && (met[at] != 0 || dealt);
    }
    return count;
}

// What no toll may make impossible: the quota, and in a single dungeon one good more than he has.
static inline int checker_due(const World *world) {
    int due = world->clock.quota, more = world->collected + 1;
    return world->clock.single && more > due ? more : due;
}

static inline const char *checker_quota(const World *world) {
    static uint8_t met[CELLS_MAX];
    int open = checker_open(world, met, NULL);
    return world->collected + open >= world->clock.quota ? NULL : "the quota needs what is locked away";
}

static inline void checker_look(Before *before, const World *world) {
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

// ---- walking

// Eight ways, without keys.
static inline void checker_walk(const World *world, Walk *walk) {
    const uint8_t *tiles = world->level.tiles.cells;
    int w = world->level.tiles.w, head = 0, tail = 0;
    for (int i = 0; i < cells_of(world); i++) walk->steps[i] = -1;
    int start = number_of(world, cell_of(world->actors[HERO].pos));
    walk->steps[start] = 0;
    walk->queue[tail++] = start;
    while (head < tail) {
        int at = walk->queue[head++];
        for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++) {
                int to = at + dy * w + dx;
                if (walk->steps[to] >= 0 || !is_walkable(tiles[to])) continue;
                bool aslant = dx != 0 && dy != 0;
                if (aslant && (is_massive(tiles[at]) || is_massive(tiles[to]) || is_massive(tiles[at + dx]) ||
                               is_massive(tiles[at + dy * w])))
                    continue;
                walk->steps[to] = walk->steps[at] + 1;
                walk->queue[tail++] = to;
            }
        }
    }
}

// Straight steps; a lock that was opened counts as floor.
static inline void checker_flood(const World *world, const uint8_t *open, uint8_t *met, int at) {
    static int stack[4 * CELLS_MAX];
    int top = 0, w = world->level.tiles.w;
    stack[top++] = at;
    while (top > 0) {
        int i = stack[--top];
        uint8_t tile = world->level.tiles.cells[i];
        if (met[i] != 0 || (!is_walkable(tile) && !is_breakable(tile) && open[i] == 0)) continue;
        met[i] = 1;
        stack[top++] = i - 1;
        stack[top++] = i + 1;
        stack[top++] = i - w;
        stack[top++] = i + w;
    }
}

static inline int checker_keys_met(const World *world, const uint8_t *met, const bool *opened, int kind) {
    int keys = world->hero.keys[kind - 1];
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        if (item->taken || item->kind != (ItemKind)(ITEM_KEY_1 + kind - 1)) continue;
        keys += met[number_of(world, cell_of(item->pos))] != 0;
    }
    for (int i = 0; i < world->level.fixture_count; i++) {
        keys += opened[i] && world->level.fixtures[i].item == ITEM_KEY_1 + kind - 1;
    }
    return keys;
}

// One more lock; false when there is none that opens.
static inline bool checker_unlock(const World *world, const uint8_t *met, uint8_t *open, bool *opened,
                                  int *used) {
    int w = world->level.tiles.w;
    for (int i = 0; i < world->level.fixture_count; i++) {
        const Fixture *chest = &world->level.fixtures[i];
        if (chest->kind != FIXTURE_CHEST || opened[i] || world->floor.fixtures[i].phase == PHASE_OPEN)
            continue;
        if (met[number_of(world, chest->cell)] == 0) continue;
        if (chest->lock != 0 && checker_keys_met(world, met, opened, chest->lock) <= used[chest->lock])
            continue;
        if (chest->lock != 0) used[chest->lock]++;
        opened[i] = true;
        return true;
    }
    for (int i = 0; i < world->level.fixture_count; i++) {
        const Fixture *plate = &world->level.fixtures[i];
        if (plate->kind != FIXTURE_PLATE || met[number_of(world, plate->cell)] == 0) continue;
        int to = number_of(world, plate->to);
        if (world->level.tiles.cells[to] != TILE_SECRET || open[to] != 0) continue;
        open[to] = 1;
        return true;
    }
    for (int i = w; i < cells_of(world) - w; i++) {
        uint8_t tile = world->level.tiles.cells[i];
        if (!is_locked(tile) || open[i] != 0) continue;
        int kind = tile - TILE_LOCKED_1 + 1;
        bool beside = met[i - 1] != 0 || met[i + 1] != 0 || met[i - w] != 0 || met[i + w] != 0;
        if (!beside || checker_keys_met(world, met, opened, kind) <= used[kind]) continue;
        used[kind]++;
        open[i] = 1;
        return true;
    }
    return false;
}

// A door that is being opened counts as open: its key is used up.
static inline const char *checker_reach(const World *world, const Before *before) {
    static uint8_t met[CELLS_MAX], open[CELLS_MAX];
    bool opened[LEVEL_FIXTURES_MAX] = {false};
    int used[KEY_KINDS + 1] = {0}, floor = 0, floor_before = 0;
    memset(open, 0, sizeof open);
    for (int i = 0; i < world->floor.door_count; i++) open[number_of(world, world->floor.doors[i].cell)] = 1;
    do {
        memset(met, 0, sizeof met);
        checker_flood(world, open, met, number_of(world, cell_of(world->actors[HERO].pos)));
    } while (checker_unlock(world, met, open, opened, used));
    for (int i = 0; i < cells_of(world); i++) {
        uint8_t tile = world->level.tiles.cells[i];
        floor += tile == TILE_FLOOR && met[i] != 0;
        floor_before += before->tiles[i] == TILE_FLOOR;
        bool stairs = tile == TILE_STAIRS_UP || tile == TILE_STAIRS_DOWN;
        if (stairs && met[i] == 0) return "stairs cannot be reached";
        if ((tile == TILE_DOOR || tile == TILE_DOOR_OPEN) && met[i] == 0) return "a door cannot be reached";
        if (is_locked(tile) && met[i] == 0) return "a locked door cannot be opened";
    }
    int least = cells_of(world) < 450 ? cells_of(world) / 3 : 150;
    if (floor < least && floor < floor_before) return "too little floor";
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        if (!item->taken && met[number_of(world, cell_of(item->pos))] == 0)
            return "a thing cannot be reached";
    }
    for (int i = 0; i < world->level.fixture_count; i++) {
        bool shut =
            world->level.fixtures[i].kind == FIXTURE_CHEST && world->floor.fixtures[i].phase != PHASE_OPEN;
        if (shut && !opened[i]) return "a chest cannot be opened";
    }
    for (int i = 0; i < world->actor_count; i++) {
        const Actor *actor = &world->actors[i];
        if (actor->kind != ACTOR_NONE && met[number_of(world, cell_of(actor->pos))] == 0)
            return "a monster cannot be reached";
    }
    return NULL;
}

// ---- doorways

static inline bool is_opening(uint8_t tile) {
    return tile == TILE_DOOR || tile == TILE_DOOR_OPEN || tile == TILE_SECRET || tile == TILE_CRACKED ||
           is_locked(tile);
}

// Somebody can be there, perhaps after he has struck, pushed or opened something.
static inline bool is_trodden(uint8_t tile) {
    return is_walkable(tile) || is_breakable(tile) || is_locked(tile);
}

// Both cells along a line can be walked on, across it none.
static inline bool checker_hangs(const uint8_t *tiles, int i, int along, int across) {
    return is_trodden(tiles[i + along]) && is_trodden(tiles[i - along]) && !is_walkable(tiles[i + across]) &&
           !is_walkable(tiles[i - across]);
}

// Stone that a tunnel may be dug through: it did not stay, and no doorway hangs on it.
static inline bool checker_dug(const World *world, const Before *before, int i) {
    const uint8_t *tiles = world->level.tiles.cells;
    int w = world->level.tiles.w;
    return before->held[i] == 0 && tiles[i] == TILE_WALL && !is_opening(tiles[i + 1]) &&
           !is_opening(tiles[i - 1]) && !is_opening(tiles[i + w]) && !is_opening(tiles[i - w]);
}

// Cells that can be come to from an end of a doorway, not through it; or walked to, be it through stone that
// did not stay.
static inline int checker_beyond(const World *world, const Before *before, int doorway, int end, bool dig,
                                 bool *old) {
    static int cells[CELLS_MAX];
    static uint8_t met[CELLS_MAX];
    const uint8_t *tiles = world->level.tiles.cells;
    int count = 0, found = 0, w = world->level.tiles.w, ways[] = {1, -1, w, -w};
    memset(met, 0, sizeof met);
    met[doorway] = met[end] = 1;
    cells[count++] = end;
    for (int i = 0; i < count; i++) {
        bool way = is_trodden(tiles[cells[i]]);
        found += way;
        *old = *old && (!way || before->held[cells[i]] != 0);
        if (cells[i] == number_of(world, cell_of(world->actors[HERO].pos))) found = CELLS_MAX;
        for (int k = 0; k < 4; k++) {
            int next = cells[i] + ways[k];
            bool open =
                dig ? is_walkable(tiles[next]) || checker_dug(world, before, next) : is_trodden(tiles[next]);
            if (met[next] != 0 || !open) continue;
            met[next] = 1;
            cells[count++] = next;
        }
    }
    return found;
}

// Beyond an end of a doorway lie fewer cells than are worth a tunnel, though there was stone to dig one
// through, and not all of them were there before.
static inline bool checker_pocket(const World *world, const Before *before, int doorway, int end) {
    bool old = true;
    if (!is_trodden(world->level.tiles.cells[end])) return false;
    int count = checker_beyond(world, before, doorway, end, false, &old);
    return count < 6 && !old && checker_beyond(world, before, doorway, end, true, &old) > count;
}

// What can be opened or broken leads from somewhere to somewhere; `before` tells what was so already.
static inline const char *checker_doorways(const World *world, const Before *before) {
    const uint8_t *tiles = world->level.tiles.cells;
    int w = world->level.tiles.w, ways[] = {1, -1, w, -w};
    for (int i = w; i < cells_of(world) - w; i++) {
        if (!is_opening(tiles[i])) continue;
        bool hung = checker_hangs(before->tiles, i, 1, w) || checker_hangs(before->tiles, i, w, 1);
        bool was = is_opening(before->tiles[i]) && before->held[i] != 0;
        bool hangs = checker_hangs(tiles, i, 1, w) || checker_hangs(tiles, i, w, 1);
        if (!hangs && (!was || hung)) return "a doorway leads nowhere";
        for (int k = 0; k < 4; k++) {
            if (hangs && checker_pocket(world, before, i, i + ways[k])) return "a doorway leads to a hole";
        }
    }
    return NULL;
}

// ---- bodies

static inline bool checker_in_stone(const World *world, Vec pos) {
    Vec cell = cell_of(pos);
    for (int y = cell.y - 1; y <= cell.y + 1; y++) {
        for (int x = cell.x - 1; x <= cell.x + 1; x++) {
            int across = abs(2 * pos.x - (2 * x + 1) * 32 * 256),
                along = abs(2 * pos.y - (2 * y + 1) * 32 * 256);
            bool touches = across < (32 + 20) * 256 && along < (32 + 16) * 256;
            if (touches && is_massive(world->level.tiles.cells[number_of(world, (Vec){x, y})])) return true;
        }
    }
    return false;
}

static inline const char *checker_bodies(const World *world) {
    for (int i = 0; i < world->actor_count; i++) {
        const Actor *one = &world->actors[i];
        if (one->kind == ACTOR_NONE) continue;
        if (checker_in_stone(world, one->pos)) return "somebody is in a wall";
        for (int j = 0; j < i; j++) {
            const Actor *other = &world->actors[j];
            bool apart =
                abs(one->pos.x - other->pos.x) >= 20 * 256 || abs(one->pos.y - other->pos.y) >= 16 * 256;
            if (other->kind != ACTOR_NONE && !apart) return "somebody is in another";
        }
        int found = 0, k = world->cache.occupants[number_of(world, cell_of(one->pos))];
        for (; k >= 0; k = world->actors[k].next) found += k == i;
        if (found != 1) return "somebody is not where he is looked for";
    }
    return NULL;
}

// A thief in the dark, with what it has.
static inline bool checker_thief(const Before *before, int i, const World *world) {
    const Actor *was = &before->world.actors[i];
    return was->kind == ACTOR_PILFERER && was->brain.laden &&
           before->held[number_of(world, cell_of(was->pos))] == 0;
}

// Where a small level is lit all over, nothing new comes.
static inline bool checker_room(const World *world, const Before *before) {
    enum { ROOM = 16 };
    int dark = 0;
    for (int i = 0; i < cells_of(world); i++)
        dark += before->held[i] == 0 && world->level.tiles.cells[i] == TILE_FLOOR;
    return dark > ROOM;
}

static inline const char *checker_monsters(const World *world, const Before *before) {
    for (int i = 1; i < before->world.actor_count; i++) {
        const Actor *was = &before->world.actors[i], *is = &world->actors[i];
        if (was->kind == ACTOR_NONE) continue;
        if (checker_thief(before, i, world)) {
            if (is->kind == ACTOR_PILFERER && is->brain.laden) return "a thief was not gone";
            continue;
        }
        if (is->kind != was->kind || is->hp != was->hp) return "a monster is another one";
        bool held = before->held[number_of(world, cell_of(was->pos))] != 0;
        bool same = vec_eq(cell_of(was->pos), cell_of(is->pos));
        bool middle = vec_eq(is->pos, cell_centre(cell_of(is->pos)));
        if (!vec_eq(is->pos, was->pos) && !middle) return "a monster was moved to no cell's middle";
        if (!(held && same)) {
            if (is->brain.mind != MIND_ASLEEP || is->brain.pack != 0) return "a dealt monster does not sleep";
            if (!vec_eq(is->brain.home, cell_of(is->pos))) return "a dealt monster is not at home";
        } else if (is->brain.mind != was->brain.mind) {
            return "a held monster has changed its mind";
        }
        const Vec thoughts[] = {is->brain.home, is->brain.seen, is->brain.route.target, is->brain.route.step};
        for (int k = 0; k < 4; k++) {
            if (!is_walkable(world->level.tiles.cells[number_of(world, thoughts[k])]))
                return "a monster thinks of stone";
        }
    }
    int more = 0;
    for (int i = 1; i < world->actor_count; i++) {
        bool was = i < before->world.actor_count && before->world.actors[i].kind != ACTOR_NONE;
        if (was && checker_thief(before, i, world)) was = false;
        if (was || world->actors[i].kind == ACTOR_NONE) continue;
        const ActorInfo *info = &ACTORS[world->actors[i].kind];
        more++;
        if (world->actors[i].brain.mind != MIND_SEARCH) return "a hunter does not hunt";
        if (info->cost > world->depth + 1 || info->from > world->depth) return "a hunter is too strong";
    }
    bool due = world->clock.tolls >= 2;
    if (more == 0 && !checker_room(world, before)) return NULL;
    return more == due ? NULL : "a wrong number of hunters";
}

// ---- what is there

static inline int checker_count(const uint8_t *cells, int count, int a, int b) {
    int found = 0;
    for (int i = 0; i < count; i++) found += cells[i] == a || cells[i] == b;
    return found;
}

static inline const char *checker_tiles(const World *world, const Before *before) {
    int cells = cells_of(world);
    const uint8_t *tiles = world->level.tiles.cells, *decor = world->level.decor.cells;
    for (int i = 0; i < cells; i++) {
        bool same = tiles[i] == before->tiles[i] && decor[i] == before->decor[i];
        if (before->held[i] != 0 && !same) return "a held cell has changed";
        bool dimmed = before->bright[i] != 0 && world->cache.bright.cells[i] == 0;
        if (dimmed && !is_massive(tiles[i])) return "a lit cell is dark";
        // A crate may have been pushed over moss.
        bool fits = decor[i] == DECOR_NONE || before->held[i] != 0 || DECORS[decor[i]].on == (Tile)tiles[i];
        if (!fits) return "something hangs or lies where it does not fit";
        bool hearth = decor[i] == DECOR_BRACKET && !is_walkable(tiles[i + world->level.tiles.w]);
        if (hearth && before->held[i] == 0) return "a bracket hangs over no floor";
    }
    if (checker_count(decor, cells, DECOR_BRACKET, DECOR_BRACKET) !=
        checker_count(before->decor, cells, DECOR_BRACKET, DECOR_BRACKET) +
            checker_count(before->decor, cells, DECOR_TORCH, DECOR_TORCH) -
            checker_count(decor, cells, DECOR_TORCH, DECOR_TORCH))
        return "a wrong number of brackets";
    if (checker_count(tiles, cells, TILE_BRAZIER, TILE_BRAZIER_LIT) !=
        checker_count(before->tiles, cells, TILE_BRAZIER, TILE_BRAZIER_LIT))
        return "a wrong number of braziers";
    for (int kind = TILE_CRATE; kind <= TILE_SHRINE; kind++) {
        int now = checker_count(tiles, cells, kind, kind);
        int then = checker_count(before->tiles, cells, kind, kind);
        if (now > then || (kind == TILE_SHRINE && now != then)) return "a wrong number of props";
    }
    for (int kind = TILE_LOCKED_1; kind <= TILE_LOCKED_4; kind++) {
        if (checker_count(tiles, cells, kind, kind) != checker_count(before->tiles, cells, kind, kind))
            return "a wrong number of locks";
    }
    return NULL;
}

static inline const char *checker_memory(const World *world, const Before *before) {
    for (int i = 0; i < cells_of(world); i++) {
        int was = before->explored[i], is = world->known.explored.cells[i];
        bool seen = fov_has(&world->cache.view, cell_number(world, i));
        int due = seen ? KNOWN_WELL : was != KNOWN_NOT && before->held[i] == 0 ? KNOWN_STALE : was;
        if (is != due) return "he remembers wrongly";
    }
    return NULL;
}

static inline int checker_fixtures(const World *world, FixtureKind kind, bool open) {
    int count = 0;
    for (int i = 0; i < world->level.fixture_count; i++) {
        bool is_open = kind == FIXTURE_CHEST && world->floor.fixtures[i].phase == PHASE_OPEN;
        count += world->level.fixtures[i].kind == kind && is_open == open;
    }
    return count;
}

// A held one is where it was, as it was; a chest elsewhere is one that was there before, or the new one.
static inline const char *checker_works(const World *world, const Before *before) {
    const World *was = &before->world;
    // Where there is no room for a pit there are spikes.
    int traps[FIXTURE_COUNT];
    for (int kind = FIXTURE_SPIKES; kind < FIXTURE_COUNT; kind++) {
        traps[kind] = checker_fixtures(world, (FixtureKind)kind, false) -
                      checker_fixtures(was, (FixtureKind)kind, false);
    }
    bool same = traps[FIXTURE_DARTS] == 0 && traps[FIXTURE_PIT] <= 0;
    if (!same || traps[FIXTURE_SPIKES] != -traps[FIXTURE_PIT]) return "a wrong number of traps";
    int chests = checker_fixtures(was, FIXTURE_CHEST, false) + (world->clock.tolls <= 2);
    if (checker_fixtures(world, FIXTURE_CHEST, false) != chests) return "a wrong number of chests";
    for (int i = 0; i < was->level.fixture_count; i++) {
        const Fixture *old = &was->level.fixtures[i];
        if (before->held[number_of(world, old->cell)] == 0) continue;
        bool gone = old->kind == FIXTURE_PLATE && before->tiles[number_of(world, old->to)] == TILE_SECRET &&
                    before->held[number_of(world, old->to)] == 0;
        const Fixture *now = fixture_at(&world->level, old->cell);
        if (gone && (now == NULL || now->kind != FIXTURE_PLATE)) continue;
        if (gone) return "a plate opens nothing";
        if (now == NULL || now->kind != old->kind || now->item != old->item || now->lock != old->lock ||
            now->count != old->count || now->extra != old->extra || !vec_eq(now->to, old->to))
            return "a held fixture is another one";
        const WorldFixture *state = &world->floor.fixtures[now - world->level.fixtures];
        if (state->phase != was->floor.fixtures[i].phase || state->found != was->floor.fixtures[i].found)
            return "a held fixture is in another state";
    }
    for (int i = 0; i < world->level.fixture_count; i++) {
        Vec cell = world->level.fixtures[i].cell;
        if (world->level.tiles.cells[number_of(world, cell)] != TILE_FLOOR)
            return "a fixture is not on floor";
        if (fixture_at(&world->level, cell) != &world->level.fixtures[i]) return "two fixtures share a cell";
    }
    return NULL;
}

static inline int checker_goods(const World *world, bool counted) {
    int goods = 0;
    for (int i = 0; i < world->floor.item_count; i++) {
        goods += is_good(&world->floor.items[i]) && world->floor.items[i].counted == counted;
    }
    for (int i = 0; i < world->level.fixture_count; i++) {
        bool shut =
            world->level.fixtures[i].kind == FIXTURE_CHEST && world->floor.fixtures[i].phase != PHASE_OPEN;
        goods += !counted && shut && ITEMS[world->level.fixtures[i].item].class == CLASS_GOOD;
    }
    return goods;
}

static inline int checker_kind(const World *world, int kind) {
    int count = 0;
    for (int i = 0; i < world->floor.item_count; i++) {
        count += !world->floor.items[i].taken && world->floor.items[i].kind == (ItemKind)kind;
    }
    return count;
}

// Goods behind a lock to which the toll has made another way.
static inline int checker_freed(const World *world, const Before *before) {
    static uint8_t met[CELLS_MAX];
    int count = 0;
    (void)checker_open(world, met, NULL);
    for (int i = 0; i < before->world.floor.item_count; i++) {
        const Item *item = &before->world.floor.items[i];
        int at = number_of(world, cell_of(item->pos));
        if (!is_good(item) || item->counted || before->held[at] == 0 || before->met[at] != 0) continue;
        count += met[at] != 0;
    }
    return count;
}

static inline const char *checker_items(const World *world, const Before *before) {
    const World *was = &before->world;
    int unheld = 0, flying = 0, arrows = 0;
    bool offered = false; // a good that was found and left in the light: the toll takes none
    for (int i = 0; i < was->floor.item_count; i++) {
        const Item *item = &was->floor.items[i];
        int cell = number_of(world, cell_of(item->pos));
        if (item->taken) continue;
        bool waits = is_good(item) && !item->counted;
        unheld += waits && before->held[cell] == 0;
        offered |= waits && before->lit[cell] != 0 && before->explored[cell] != KNOWN_NOT;
        bool stays = before->held[cell] != 0;
        if (stays && (world->floor.items[i].taken || !vec_eq(world->floor.items[i].pos, item->pos)))
            return "a held thing has moved";
        if (item->burns > 0 && world->floor.items[i].burns != item->burns) return "a flame has gone out";
    }
    for (int i = 0; i < MISSILES_MAX; i++) {
        const Missile *missile = &was->floor.missiles[i];
        if (missile->kind == MISSILE_LOB) flying += ITEMS[missile->item.kind].class == CLASS_GOOD;
        if (missile->kind != MISSILE_DART && missile->kind != MISSILE_NONE)
            arrows += missile->item.kind == ITEM_ARROW;
        if (world->floor.missiles[i].kind != MISSILE_NONE) return "something still flies";
    }
    bool spare = was->collected + before->open > checker_due(was) && !offered;
    int lost = spare && unheld > 0;
    int robbed = 0, dealt = 0; // gone with thieves; of these, what was never collected and is dealt again
    int spent = lost;          // of what lay in the open
    int open = was->collected + before->open + checker_freed(world, before);
    for (int i = 1; i < was->actor_count; i++) {
        if (!checker_thief(before, i, world)) continue;
        bool needed = !was->actors[i].brain.booty.counted && open - spent <= checker_due(was);
        dealt += needed;
        robbed += !needed;
        spent += !was->actors[i].brain.booty.counted && !needed;
    }
    if (world->clock.lost != was->clock.lost + lost + robbed) return "a wrong number of goods is lost";
    if (checker_goods(world, false) != checker_goods(was, false) - lost + dealt)
        return "a wrong number of goods";
    if (checker_goods(world, true) != checker_goods(was, true) + flying)
        return "a good that flew did not come down";
    if (world->remaining != checker_goods(world, false) + checker_carried(world, true))
        return "what remains is counted wrongly";
    if (world->collected != was->collected) return "something was collected";
    if (world->collected + world->remaining < world->clock.quota) return "the quota cannot be had";
    for (int kind = ITEM_HEART; kind < ITEM_BRAND; kind++) {
        int more = kind == ITEM_ARROW ? arrows : 0;
        if (checker_kind(world, kind) != checker_kind(was, kind) + more) return "a wrong number of things";
    }
    return NULL;
}

// What stays is hallowed when it is a good that he has found in the light and never collected.
static inline const char *checker_hallowed(const World *world, const Before *before) {
    for (int i = 0; i < before->world.floor.item_count; i++) {
        const Item *was = &before->world.floor.items[i];
        int at = number_of(world, cell_of(was->pos));
        if (was->taken || before->held[at] == 0) continue;
        bool found = before->explored[at] != KNOWN_NOT && before->lit[at] != 0;
        bool due = was->hallowed || (is_good(was) && !was->counted && found);
        if (world->floor.items[i].hallowed != due)
            return due ? "a good is not hallowed" : "a thing is hallowed";
    }
    return NULL;
}

// On this side of all that must be broken first.
static inline bool checker_near(const Walk *walk, int at) {
    return walk->steps[at] >= 0 && walk->steps[at] < DEAL_AWAY;
}

// Whatever was dealt lies far off, or there was no far cell left.
static inline const char *checker_deal(const World *world, const Before *before) {
    static Walk walk;
    static uint8_t used[CELLS_MAX];
    checker_walk(world, &walk);
    memset(used, 0, sizeof used);
    bool near = false;
    for (int i = 0; i < world->actor_count; i++) {
        const Actor *actor = &world->actors[i];
        if (actor->kind == ACTOR_NONE) continue;
        Vec cell = cell_of(actor->pos);
        bool old = i < before->world.actor_count && before->world.actors[i].kind != ACTOR_NONE;
        bool stayed = old && vec_eq(cell_of(before->world.actors[i].pos), cell);
        int at = number_of(world, cell);
        if (!stayed && used[at] != 0) return "two were dealt to one cell";
        if (!stayed) near = near || checker_near(&walk, at) || before->held[at] != 0;
        if (!stayed) used[at] = 1;
    }
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        int at = number_of(world, cell_of(item->pos));
        if (item->taken) continue;
        bool old = i < before->world.floor.item_count && !before->world.floor.items[i].taken;
        if (old && vec_eq(before->world.floor.items[i].pos, item->pos)) continue;
        if (is_massive(world->level.tiles.cells[at])) return "a thing lies in stone";
        bool landed = before->held[at] != 0;
        if (!landed && used[at] != 0) return "two were dealt to one cell";
        if (!landed) near = near || checker_near(&walk, at);
        used[at] = 1;
    }
    if (!near) return NULL;
    for (int i = 0; i < world->level.fixture_count; i++)
        used[number_of(world, world->level.fixtures[i].cell)] = 1;
    // Bodies keep the cells that they reach into, and the one that they were on their way to.
    for (int i = 0; i < world->actor_count; i++) {
        const Actor *actor = &world->actors[i];
        if (actor->kind == ACTOR_NONE) continue;
        used[number_of(world, actor->brain.route.step)] = 1;
        if (i < before->world.actor_count)
            used[number_of(world, before->world.actors[i].brain.route.step)] = 1;
        for (int k = 0; k < 4; k++) {
            Vec corner = {actor->pos.x + (k % 2 * 2 - 1) * 10 * 256,
                          actor->pos.y + (k / 2 * 2 - 1) * 8 * 256};
            used[number_of(world, cell_of(corner))] = 1;
        }
    }
    for (int i = 0; i < cells_of(world); i++) {
        // A brazier that came after it may have made a way longer.
        bool far = world->level.tiles.cells[i] == TILE_FLOOR && walk.steps[i] >= DEAL_AWAY + 4;
        if (far && before->held[i] == 0 && used[i] == 0) return "something was dealt too near";
    }
    return NULL;
}

// ---- the verdict

static inline const char *checker_undone(const World *world, const Before *before) {
    World *same = malloc(sizeof *same);
    *same = *world;
    same->clock.ticks = before->world.clock.ticks;
    same->clock.put_off = before->world.clock.put_off; // until the next toll, which this was
    same->clock.doorstep = before->world.clock.doorstep;
    same->hero.sealed = before->world.hero.sealed;
    bool equal = world_hash(same) == before->hash;
    free(same);
    return equal ? NULL : "a toll that came to nothing changed something";
}

// What is wrong with the toll that has just been; NULL: nothing.
static inline const char *checker_verdict(const World *world, const Before *before,
                                          const TollReport *report) {
    const Actor *hero = &world->actors[HERO], *was = &before->world.actors[HERO];
    if (!vec_eq(hero->pos, was->pos)) return "the hero was moved";
    if (hero->act != was->act || hero->act_ticks != was->act_ticks) return "the hero was interrupted";
    if (world->clock.ticks != world->clock.period) return "the clock does not start again";
    if (before->flaw != NULL) return before->flaw;
    if (!report->made) return checker_undone(world, before);
    if (world->clock.tolls != before->world.clock.tolls + 1) return "the toll has a wrong number";
    typedef const char *Rule(const World *world, const Before *before);
    Rule *const rules[] = {checker_tiles, checker_memory,   checker_works, checker_items,    checker_hallowed,
                           checker_deal,  checker_monsters, checker_reach, checker_doorways, NULL};
    const char *flaw = checker_bodies(world);
    if (flaw == NULL) flaw = checker_quota(world);
    for (int i = 0; flaw == NULL && rules[i] != NULL; i++) flaw = rules[i](world, before);
    return flaw;
}
