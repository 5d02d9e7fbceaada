// A door is hung where the level narrows to one cell. Where it narrows to two or three, walls can be built
// beside a door; so some such ways, drawn at random, are narrowed before chokepoints are looked for, and
// opened again unless a lock hangs there:
//
//     #...#      #...#
//     #...#      ##1##      between walls at both ends, floor before and behind all of it
//     #...#      #...#
#include "gen/furnish/locks.h"

#include "gen/makers/makers.h"
#include "gen/tools/chokes.h"

enum {
    HIDDEN_MIN = 4, // cells that a locked door hides at least
    KEY_AWAY = 3,   // steps from the start
    LOCK_GAP = 2,   // cells from one locked door to the next
    NECK_MAX = 3,   // cells that can be narrowed
    NECKS_MAX = 48,
    NECK_GAP = 3
};

static int depth_of(const Draft *draft) {
    return int_max(draft->options->depth, 1);
}

// ---- keys

static bool elsewhere(const Draft *draft, const Choke *choke, Vec cell) {
    return choke == NULL || (!choke_hides(draft, choke, cell) && !vec_eq(cell, choke->cell));
}

// The key lies where it can be had without its own door.
static bool put_key(Draft *draft, const Choke *choke, int kind) {
    enum { TRIES = 24 };
    for (int tries = 0; tries < TRIES; tries++) {
        Vec cell;
        if (!draft_random_free(draft, KEY_AWAY, &cell) && !draft_random_free(draft, 1, &cell)) return false;
        if (!elsewhere(draft, choke, cell)) continue;
        draft_add_item(draft, ITEM_KEY_1 + kind - 1, cell);
        return true;
    }
    return false;
}

int locks_keys(const Level *level) {
    int count = 0;
    for (int i = 0; i < level->items.count; i++) count += ITEMS[level->items.at[i].kind].key != 0;
    return count;
}

int lock_with_key(Draft *draft) {
    int kind = locks_keys(draft->level) + 1;
    return kind <= KEY_KINDS && put_key(draft, NULL, kind) ? kind : 0;
}

// ---- necks: ways of two or three cells

typedef struct Necks {
    Rect at[NECKS_MAX]; // one cell wide
    int count, seen;
} Necks;

static Rect grown(Rect rect, int dx, int dy) {
    return (Rect){rect.x - dx, rect.y - dy, rect.w + 2 * dx, rect.h + 2 * dy};
}

static bool bare(const Draft *draft, Rect rect) {
    for (int i = 0; i < rect.w * rect.h; i++) {
        Vec cell = {rect.x + i % rect.w, rect.y + i / rect.w};
        if (!level_floor(draft->level, cell) || draft_taken(draft, cell)) return false;
    }
    return true;
}

static bool apart(const Necks *necks, Rect rect) {
    Rect around = grown(rect, NECK_GAP, NECK_GAP);
    for (int i = 0; i < necks->count; i++) {
        if (rect_has(around, room_centre(necks->at[i]))) return false;
    }
    return true;
}

// Reservoir sampling: each is kept with the same chance, but for those too close to others.
static void keep(Draft *draft, Necks *necks, Rect rect) {
    bool across = rect.h == 1;
    if (!bare(draft, grown(rect, !across, across)) || !apart(necks, rect)) return;
    int at = necks->seen++;
    if (at >= NECKS_MAX) at = rng_below(&draft->furnish, necks->seen);
    if (at < NECKS_MAX) necks->at[at] = rect;
    necks->count = int_min(necks->seen, NECKS_MAX);
}

// Looks back from a wall to the wall before it in its row and its column.
static void find_necks(Draft *draft, Necks *necks) {
    const Grid *tiles = &draft->level->tiles;
    int32_t *above = draft->tour.queue; // the last row with a wall, by column
    for (int x = 0; x < tiles->w; x++) above[x] = 0;
    for (int y = 1; y < tiles->h; y++) {
        const uint8_t *row = &tiles->cells[(size_t)y * (size_t)tiles->w];
        for (int x = 0, left = 0; x < tiles->w; x++) {
            if (row[x] == TILE_FLOOR) continue;
            int w = x - left - 1, h = y - above[x] - 1;
            bool wall = row[x] == TILE_WALL;
            if (wall && w > 1 && w <= NECK_MAX) keep(draft, necks, (Rect){left + 1, y, w, 1});
            if (wall && h > 1 && h <= NECK_MAX) keep(draft, necks, (Rect){x, above[x] + 1, 1, h});
            left = wall ? x : -NECK_MAX - 1;
            above[x] = wall ? y : -NECK_MAX - 1;
        }
    }
}

static void narrow(Draft *draft, const Necks *necks) {
    for (int i = 0; i < necks->count; i++) {
        grid_fill_rect(&draft->level->tiles, necks->at[i], TILE_WALL);
        grid_set(&draft->level->tiles, room_centre(necks->at[i]), TILE_FLOOR);
    }
}

static void widen(Draft *draft, const Necks *necks) {
    for (int i = 0; i < necks->count; i++) {
        bool locked = level_lock(draft->level, room_centre(necks->at[i])) != 0;
        if (!locked) grid_fill_rect(&draft->level->tiles, necks->at[i], TILE_FLOOR);
    }
}

// ---- locks

static int goods_behind(const Draft *draft, const Choke *choke) {
    const SpawnList *items = &draft->level->items;
    int count = 0;
    for (int i = 0; i < items->count; i++) {
        count += ITEMS[items->at[i].kind].counts && choke_hides(draft, choke, items->at[i].cell);
    }
    return count;
}

static bool hides_stairs(const Draft *draft, const Choke *choke) {
    for (int i = 0; i < draft->stairs_count; i++) {
        if (choke_hides(draft, choke, draft->stairs[i])) return true;
    }
    return false;
}

// The vault's lock is still to come.
static bool lock_near(const Draft *draft, Vec door) {
    for (int i = 0; i < draft->place_count; i++) {
        if (vec_dist(draft->places[i].door, door) <= LOCK_GAP) return true;
    }
    for (int y = door.y - LOCK_GAP; y <= door.y + LOCK_GAP; y++) {
        for (int x = door.x - LOCK_GAP; x <= door.x + LOCK_GAP; x++) {
            if (level_lock(draft->level, (Vec){x, y}) != 0) return true;
        }
    }
    return false;
}

static bool worth_locking(const Draft *draft, const Chokes *chokes, const Choke *choke) {
    Vec cell = choke->cell;
    int goods = goods_behind(draft, choke);
    return choke->count >= HIDDEN_MIN && choke->count <= chokes->cells / 2 && !draft_taken(draft, cell) &&
           !vec_eq(cell, draft->level->start) && goods > 0 && goods <= draft->lockable &&
           choke_holds_door(draft->level, cell) && !lock_near(draft, cell) && !hides_stairs(draft, choke);
}

static void hang_locks(Draft *draft) {
    Chokes chokes;
    int wanted = int_min(1 + depth_of(draft) / 3, KEY_KINDS);
    chokes_find(draft, &chokes);
    for (int i = 0; i < chokes.count && wanted > 0; i++) {
        const Choke *choke = &chokes.at[i];
        int kind = locks_keys(draft->level) + 1;
        if (!worth_locking(draft, &chokes, choke) || !put_key(draft, choke, kind)) continue;
        grid_set(&draft->level->tiles, choke->cell, (uint8_t)(TILE_LOCKED_1 + kind - 1));
        draft_take(draft, choke->cell);
        draft->lockable -= goods_behind(draft, choke);
        wanted--;
    }
}

void fit_locks(Draft *draft) {
    Necks necks = {0};
    bool narrows = GENERATORS[draft->options->kind]->narrows && !draft->options->descent;
    if (narrows) find_necks(draft, &necks);
    narrow(draft, &necks);
    hang_locks(draft);
    widen(draft, &necks);
}
