#pragma once
// Judges tolls by rules of its own (toll_checker.h): what the hero can reach afterwards, and where doorways
// lead.

#include "sim/toll_before.h"

// ---- walking

// Counts the steps from the hero to every cell, in eight directions and without keys.
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

static inline bool checker_enters(uint8_t tile) {
    return is_walkable(tile) || is_breakable(tile);
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

// Opens one more lock. Returns false when there is none that can be opened.
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

// Checks that everything can be reached. A door that is being opened counts as open, because its key is used
// up.
static inline const char *checker_reach(const World *world, const Before *before) {
    static uint8_t met[CELLS_MAX], open[CELLS_MAX];
    bool opened[LEVEL_FIXTURES_MAX] = {false};
    int used[KEY_KINDS + 1] = {0}, floor = 0, floor_before = 0;
    memset(open, 0, sizeof open);
    for (int i = 0; i < world->floor.door_count; i++) open[number_of(world, world->floor.doors[i].cell)] = 1;
    do {
        memset(met, 0, sizeof met);
        checker_flood(world, checker_enters, open, met, number_of(world, cell_of(world->actors[HERO].pos)));
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
        bool walks = actor->kind != ACTOR_NONE && !ACTORS[actor->kind].ghostly;
        if (walks && met[number_of(world, cell_of(actor->pos))] == 0) return "a monster cannot be reached";
    }
    return NULL;
}

// ---- doorways

static inline bool is_opening(uint8_t tile) {
    return tile == TILE_DOOR || tile == TILE_DOOR_OPEN || tile == TILE_SECRET || tile == TILE_CRACKED ||
           is_locked(tile);
}

// True for tiles where the hero can get to, perhaps after he has struck, pushed or opened something.
static inline bool is_trodden(uint8_t tile) {
    return is_walkable(tile) || is_breakable(tile) || is_locked(tile);
}

// True if both cells along a line through a cell can be walked on, and neither of those across it.
static inline bool checker_hangs(const uint8_t *tiles, int i, int along, int across) {
    return is_trodden(tiles[i + along]) && is_trodden(tiles[i - along]) && !is_walkable(tiles[i + across]) &&
           !is_walkable(tiles[i - across]);
}

// True for stone that a toll may dig a tunnel through: it was not held, and no doorway hangs on it.
static inline bool checker_dug(const World *world, const Before *before, int i) {
    const uint8_t *tiles = world->level.tiles.cells;
    int w = world->level.tiles.w;
    return before->held[i] == 0 && tiles[i] == TILE_WALL && !is_opening(tiles[i + 1]) &&
           !is_opening(tiles[i - 1]) && !is_opening(tiles[i + w]) && !is_opening(tiles[i - w]);
}

// Counts the cells that can be reached from one end of a doorway without going through it. `dig`: also
// through stone that was not held.
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

// True if behind one end of a doorway lie too few cells for a tunnel to be worth it, although there was stone
// to dig one through, and not all of them were there before.
static inline bool checker_pocket(const World *world, const Before *before, int doorway, int end) {
    bool old = true;
    if (!is_trodden(world->level.tiles.cells[end])) return false;
    int count = checker_beyond(world, before, doorway, end, false, &old);
    return count < 6 && !old && checker_beyond(world, before, doorway, end, true, &old) > count;
}

// Checks that everything that can be opened or broken leads from somewhere to somewhere, unless it was so
// before.
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
