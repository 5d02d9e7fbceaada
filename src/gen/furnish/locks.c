// A door is hung where the level narrows to one cell. Where it narrows to two or three, walls can be built
// beside a door; so some such ways, drawn at random, are narrowed before chokepoints are looked for, and
// opened again unless a lock hangs there:
//
//     #...#      #...#
//     #...#      ##1##      between walls at both ends, floor before and behind all of it
//     #...#      #...#
#include "gen/furnish/locks.h"

#include "gen/tools/chokes.h"
#include "gen/tools/spawns.h"

enum {
    HIDDEN_MIN = 4, // the least number of cells behind a locked door
    KEY_AWAY = 3,   // steps from the start
    LOCK_GAP = 2,   // cells from one locked door to the next
    NECK_MAX = 3,   // the widest gap in cells that can be narrowed
    NECKS_MAX = 48,
    NECK_GAP = 3
};

// ---- keys

// True if a cell is neither behind the lock's choke (NULL: it has none) nor in `hidden`.
static bool elsewhere(const GenContext *gen, const Choke *choke, Rect hidden, Vec cell) {
    if (choke == NULL) return !rect_has(hidden, cell);
    return !choke_cuts_off_cell(gen, choke, cell) && !vec_eq(cell, choke->cell);
}

// Places the key where it can be reached without its own door.
static bool put_key(GenContext *gen, const Choke *choke, Rect hidden, int kind) {
    enum { TRIES = 24 };
    for (int tries = 0; tries < TRIES; tries++) {
        Vec cell;
        if (!place_random_free(gen, KEY_AWAY, &cell) && !place_random_free(gen, 1, &cell)) return false;
        if (!elsewhere(gen, choke, hidden, cell)) continue;
        spawn_item(gen, (int)item_of_key(kind), cell);
        return true;
    }
    return false;
}

int locks_count_keys(const Level *level) {
    int count = 0;
    for (int i = 0; i < level->items.count; i++) count += ITEMS[level->items.at[i].kind].key != 0;
    return count;
}

int locks_wanted(const GenContext *gen) {
    return 1 + context_depth(gen) / 3;
}

int locks_place_new_key(GenContext *gen, Rect hidden) {
    int kind = locks_count_keys(gen->level) + 1;
    return kind <= KEY_KINDS && put_key(gen, NULL, hidden, kind) ? kind : 0;
}

// ---- necks: ways of two or three cells

typedef struct Necks {
    Rect at[NECKS_MAX]; // each is one cell deep
    int count, seen;    // how many are kept, and how many were found
} Necks;

static bool bare(const GenContext *gen, Rect rect) {
    for (int i = 0; i < rect.w * rect.h; i++) {
        Vec cell = rect_cell(rect, i);
        if (!level_floor(gen->level, cell) || place_is_reserved(gen, cell)) return false;
    }
    return true;
}

static bool apart(const Necks *necks, Rect rect) {
    Rect around = rect_grown(rect, NECK_GAP, NECK_GAP);
    for (int i = 0; i < necks->count; i++) {
        if (rect_has(around, room_centre(necks->at[i]))) return false;
    }
    return true;
}

// Keeps a gap by reservoir sampling: every gap has the same chance, except those too close to others.
static void keep(GenContext *gen, Necks *necks, Rect rect) {
    bool across = rect.h == 1;
    if (!bare(gen, rect_grown(rect, !across, across)) || !apart(necks, rect)) return;
    int at = necks->seen++;
    if (at >= NECKS_MAX) at = rng_below(&gen->furnish, necks->seen);
    if (at < NECKS_MAX) necks->at[at] = rect;
    necks->count = int_min(necks->seen, NECKS_MAX);
}

// From each wall looks back to the wall before it, in its row and its column.
static void find_necks(GenContext *gen, Necks *necks) {
    const Grid *tiles = &gen->level->tiles;
    int32_t *above = gen->tour.queue; // for each column, the last row with a wall
    for (int x = 0; x < tiles->w; x++) above[x] = 0;
    for (int y = 1; y < tiles->h; y++) {
        const uint8_t *row = &tiles->cells[(size_t)y * (size_t)tiles->w];
        for (int x = 0, left = 0; x < tiles->w; x++) {
            if (row[x] == TILE_FLOOR) continue;
            int w = x - left - 1, h = y - above[x] - 1;
            bool wall = row[x] == TILE_WALL;
            if (wall && w > 1 && w <= NECK_MAX) keep(gen, necks, (Rect){left + 1, y, w, 1});
            if (wall && h > 1 && h <= NECK_MAX) keep(gen, necks, (Rect){x, above[x] + 1, 1, h});
            left = wall ? x : -NECK_MAX - 1;
            above[x] = wall ? y : -NECK_MAX - 1;
        }
    }
}

static void narrow(GenContext *gen, const Necks *necks) {
    for (int i = 0; i < necks->count; i++) {
        grid_fill_clipped(&gen->level->tiles, necks->at[i], TILE_WALL);
        grid_set(&gen->level->tiles, room_centre(necks->at[i]), TILE_FLOOR);
    }
}

// Removes the walls again, except where a lock hangs between them.
static void widen(GenContext *gen, const Necks *necks) {
    for (int i = 0; i < necks->count; i++) {
        Vec door = room_centre(necks->at[i]);
        Tile tile = level_tile(gen->level, door);
        grid_fill_clipped(&gen->level->tiles, necks->at[i], TILE_FLOOR);
        if (tile_lock(tile) == 0) continue;
        level_build_rect(gen->level, necks->at[i], TILE_WALL);
        level_build_tile(gen->level, door, tile);
    }
}

// ---- locks

static int treasures_behind(const GenContext *gen, const Choke *choke) {
    const SpawnList *items = &gen->level->items;
    int count = 0;
    for (int i = 0; i < items->count; i++) {
        count += ITEMS[items->at[i].kind].counts && choke_cuts_off_cell(gen, choke, items->at[i].cell);
    }
    return count;
}

static bool hides_stairs(const GenContext *gen, const Choke *choke) {
    for (int i = 0; i < gen->stairs_count; i++) {
        if (choke_cuts_off_cell(gen, choke, gen->stairs[i])) return true;
    }
    return false;
}

// True if another lock is near, or the door of the vault, whose lock comes later.
static bool lock_near(const GenContext *gen, Vec door) {
    for (int i = 0; i < gen->apart_count; i++) {
        if (vec_chebyshev(gen->apart[i], door) <= LOCK_GAP) return true;
    }
    for (int y = door.y - LOCK_GAP; y <= door.y + LOCK_GAP; y++) {
        for (int x = door.x - LOCK_GAP; x <= door.x + LOCK_GAP; x++) {
            if (level_lock(gen->level, (Vec){x, y}) != 0) return true;
        }
    }
    return false;
}

// True if the door would hang on a wall that narrows another gap: when that wall is removed the door would
// stand alone.
static bool leans_on_neck(const Necks *necks, Vec door) {
    for (int i = 0; i < necks->count; i++) {
        Vec gap = room_centre(necks->at[i]);
        for (int dir = 0; dir < DIR_COUNT && !vec_eq(gap, door); dir += 2) {
            Vec beside = vec_add(door, DIRS[dir]);
            if (rect_has(necks->at[i], beside) && !vec_eq(beside, gap)) return true;
        }
    }
    return false;
}

static bool worth_locking(const GenContext *gen, const Chokes *chokes, const Choke *choke) {
    Vec cell = choke->cell;
    int treasures = treasures_behind(gen, choke);
    return choke->count >= HIDDEN_MIN && choke->count <= chokes->cells / 2 && !place_is_reserved(gen, cell) &&
           treasures > 0 && treasures <= gen->lockable && choke_can_hold_door(gen->level, cell) &&
           !lock_near(gen, cell) && !hides_stairs(gen, choke);
}

static void hang_locks(GenContext *gen, const Necks *necks) {
    Chokes chokes;
    int wanted = int_min(locks_wanted(gen), KEY_KINDS - locks_count_keys(gen->level));
    chokes_sample_doors(gen, &chokes);
    for (int i = 0; i < chokes.count && wanted > 0; i++) {
        const Choke *choke = &chokes.at[i];
        int kind = locks_count_keys(gen->level) + 1;
        if (!worth_locking(gen, &chokes, choke) || leans_on_neck(necks, choke->cell)) continue;
        if (!put_key(gen, choke, (Rect){0}, kind)) continue;
        level_build_tile(gen->level, choke->cell, tile_of_locked_door(kind));
        place_take_bare(gen, choke->cell);
        gen->lockable -= treasures_behind(gen, choke);
        wanted--;
    }
}

// lesson: locks
void locks_place(GenContext *gen) {
    Necks necks = {0};
    if (gen->generator->tree && !gen->options->descent) return;
    bool narrows = gen->generator->narrows && !gen->options->descent;
    if (narrows) find_necks(gen, &necks);
    narrow(gen, &necks);
    hang_locks(gen, &necks);
    widen(gen, &necks);
}
// lesson ends
