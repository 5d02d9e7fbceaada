#include "gen/furnish/fittings.h"

#include "gen/furnish/locks.h"
#include "map/drops.h"

enum {
    SAMPLES = 24,    // cells looked at to choose a good one
    STAIRS_AWAY = 2, // steps from the start
    FLOOR_PER_TRAP = 70,
    TRAP_TRIES = 12,
    TRAPS_MAX = 48,
    TRAP_AWAY = 4, // steps from the start
    FLOOR_PER_PACK = 220,
    PACKS_MAX = 8,
    CHESTS_MAX = 12,
    MONSTERS_PER_CHEST = 4,
    SPECIAL_DEPTHS = 3,
    PIT_DEPTH = 3, // the first depth with pits
    DART_DEPTH = 2,
    BRAZIER_AWAY = 4, // steps from the start
    BRAZIER_TRIES = 60,
};

static int depth_of(const Draft *draft) {
    return int_max(draft->options->depth, 1);
}

int fit_ways(const Level *level, Vec cell, int stride) {
    int ways = 0;
    for (int dir = 0; dir < DIR_COUNT; dir += stride) ways += level_way(level, vec_add(cell, DIRS[dir]));
    return ways;
}

bool fit_choose(Draft *draft, int samples, int away, int (*liking)(const Draft *draft, Vec cell),
                Vec *found) {
    int best = 0;
    bool any = false;
    for (int i = 0; i < samples; i++) {
        Vec cell;
        if (!draft_random_free(draft, away, &cell)) break;
        int liked = liking(draft, cell);
        if (any && liked <= best) continue;
        any = true;
        best = liked;
        *found = cell;
    }
    return any;
}

static int far_away(const Draft *draft, Vec cell) {
    return dist_at(&draft->reach, cell);
}

static int out_of_the_way(const Draft *draft, Vec cell) {
    return -fit_ways(draft->level, cell, 2);
}

// ---- stairs

void fit_put_stairs(Draft *draft, Vec cell, Tile tile) {
    grid_set(&draft->level->tiles, cell, (uint8_t)tile);
    draft->stairs[draft->stairs_count++] = cell;
    draft_take(draft, cell);
}

// Up beside the start, and so out of a single dungeon's first level.
void fit_stairs(Draft *draft) {
    Vec cell;
    bool down = depth_of(draft) < GEN_DEPTH_MAX;
    if (down &&
        (fit_choose(draft, SAMPLES, STAIRS_AWAY, far_away, &cell) || draft_random_free(draft, 1, &cell)))
        fit_put_stairs(draft, cell, TILE_STAIRS_DOWN);
    if (draft_nearest_free(draft, draft->level->start, &cell)) fit_put_stairs(draft, cell, TILE_STAIRS_UP);
}

// ---- chests

// A rare piece lies in the first chest of every third depth; in the descent goods lie in the open, where they
// can be counted.
static bool special(const Draft *draft) {
    return depth_of(draft) % SPECIAL_DEPTHS == 0 && draft->level->fixture_count == 0 &&
           !draft->options->descent;
}

static bool out_of_place(const Draft *draft, Drop drop) {
    return drop.item >= 0 && ITEMS[drop.item].tolls && !draft->options->descent;
}

static Drop draw_drop(Draft *draft, DropTable table) {
    Drop drop = drop_roll(&draft->furnish, table, depth_of(draft), 1);
    while (out_of_place(draft, drop)) drop = drop_roll(&draft->furnish, table, depth_of(draft), 1);
    return drop;
}

static void fill_chest(Draft *draft, Fixture *chest) {
    Drop drop = draw_drop(draft, chest->lock != 0 ? DROP_LOCKED_CHEST : DROP_CHEST);
    int power = drop_power(&draft->furnish);
    chest->item = drop.item >= 0 ? drop.item : (int)ITEM_HEART;
    chest->count = drop.count;
    chest->extra = int_max(power, 0);
    if (!special(draft)) return;
    chest->item = ITEM_RELIC;
    chest->count = 1;
}

void fit_put_chest(Draft *draft, Vec cell, bool locked) {
    Fixture chest = {.kind = FIXTURE_CHEST, .cell = cell};
    draft_take(draft, cell);
    chest.lock = locked ? lock_with_key(draft) : 0;
    chest.trapped = rng_chance(&draft->furnish, 1, 5);
    fill_chest(draft, &chest);
    fixture_add(draft->level, chest);
}

void fit_some_chests(Draft *draft, int wanted, int sure) {
    for (int i = 0; i < wanted; i++) {
        Vec cell;
        if (!fit_choose(draft, SAMPLES, 3, out_of_the_way, &cell)) continue;
        bool locked = rng_chance(&draft->furnish, 1, 5);
        fit_put_chest(draft, cell, locked || i < sure);
    }
}

// Where no door could be locked, as in halls, which lead around everywhere, a chest is.
void fit_chests(Draft *draft) {
    int monsters = draft->level->monsters.count;
    int wanted = int_min(1 + monsters / MONSTERS_PER_CHEST, CHESTS_MAX);
    fit_some_chests(draft, int_min(wanted, monsters - 1), locks_keys(draft->level) == 0);
}

// ---- traps

// What is open around a cell must hang together without it: then no way leads through it alone. Corners
// count only where both cells beside them are open, so that no body has to squeeze past.
bool fit_spare(const Level *level, Vec cell) {
    int runs = 0;
    for (int dir = 0; dir < DIR_COUNT; dir += 2) {
        bool here = level_way(level, vec_add(cell, DIRS[dir]));
        bool on = level_way(level, vec_add(cell, DIRS[dir + 1])) &&
                  level_way(level, vec_add(cell, DIRS[(dir + 2) % DIR_COUNT]));
        runs += here && !on;
    }
    return runs <= 1;
}

// A pit is never where one must pass.
static FixtureKind trap_for(Draft *draft, Vec cell) {
    int roll = rng_below(&draft->furnish, 4), depth = depth_of(draft);
    int last = draft->options->descent ? (int)DESCENT_DEPTHS : (int)GEN_DEPTH_MAX;
    bool open = fit_ways(draft->level, cell, 1) == DIR_COUNT;
    if (roll == 3 && open && depth >= PIT_DEPTH && depth < last) return FIXTURE_PIT;
    return roll >= 2 && depth >= DART_DEPTH ? FIXTURE_DARTS : FIXTURE_SPIKES;
}

// Where one can walk around it, as long as such a place is found.
static bool choose_trap(Draft *draft, Vec *cell) {
    for (int tries = 0; tries < TRAP_TRIES; tries++) {
        if (!draft_random_free(draft, TRAP_AWAY, cell)) return false;
        if (fit_spare(draft->level, *cell)) return true;
    }
    return true;
}

void fit_traps(Draft *draft) {
    int wanted = int_min(draft_reachable(draft) / FLOOR_PER_TRAP + depth_of(draft) / 2, TRAPS_MAX);
    for (int i = 0; i < wanted; i++) {
        Vec cell;
        if (!choose_trap(draft, &cell)) return;
        FixtureKind kind = trap_for(draft, cell);
        if (fixture_add(draft->level, (Fixture){.kind = kind, .cell = cell})) draft_take(draft, cell);
    }
}

// ---- packs

static bool any_pack(const SpawnList *monsters) {
    for (int i = 0; i < monsters->count; i++) {
        if (monsters->at[i].pack != 0) return true;
    }
    return false;
}

void fit_packs(Draft *draft) {
    int least = !any_pack(&draft->level->monsters);
    int packs = int_clamp(draft_reachable(draft) / FLOOR_PER_PACK + depth_of(draft) / 3, least, PACKS_MAX);
    for (int i = 0; i < packs; i++) {
        int count = rng_between(&draft->furnish, 2, 3);
        draft_hide_pack(draft, count);
    }
}

// ---- braziers

static bool open_all_around(const Draft *draft, Vec cell, int room) {
    for (int y = cell.y - room; y <= cell.y + room; y++) {
        for (int x = cell.x - room; x <= cell.x + room; x++) {
            if (!draft_free(draft, (Vec){x, y})) return false;
        }
    }
    return true;
}

// Where floor lies all around it, it bars nobody's way.
void fit_some_braziers(Draft *draft, int wanted, int room) {
    for (int tries = 0; tries < BRAZIER_TRIES && wanted > 0; tries++) {
        Vec cell;
        if (!draft_random_free(draft, BRAZIER_AWAY, &cell)) break;
        if (!open_all_around(draft, cell, room)) continue;
        grid_set(&draft->level->tiles, cell, TILE_BRAZIER);
        draft_take(draft, cell);
        wanted--;
    }
    draft_start(draft, draft->level->start);
}

void fit_braziers(Draft *draft) {
    int most = (draft_reachable(draft) + FLOOR_PER_BRAZIER / 2) / FLOOR_PER_BRAZIER;
    int wanted = rng_below(&draft->furnish, most + 1);
    if (wanted > 0) fit_some_braziers(draft, wanted, 2);
}
