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

static int depth_of(const GenContext *gen) {
    return int_max(gen->options->depth, 1);
}

int place_ways_on(const Level *level, Vec cell, int stride) {
    int ways = 0;
    for (int dir = 0; dir < DIR_COUNT; dir += stride) ways += level_way(level, vec_add(cell, DIRS[dir]));
    return ways;
}

bool place_best(GenContext *gen, int samples, int away, int (*liking)(const GenContext *gen, Vec cell),
                Vec *found) {
    int best = 0;
    bool any = false;
    for (int i = 0; i < samples; i++) {
        Vec cell;
        if (!place_random_free(gen, away, &cell)) break;
        int liked = liking(gen, cell);
        if (any && liked <= best) continue;
        any = true;
        best = liked;
        *found = cell;
    }
    return any;
}

static int far_away(const GenContext *gen, Vec cell) {
    return dist_at(&gen->reach, cell);
}

static int out_of_the_way(const GenContext *gen, Vec cell) {
    return -place_ways_on(gen->level, cell, 2);
}

// ---- stairs

void stairs_put(GenContext *gen, Vec cell, Tile tile) {
    grid_set(&gen->level->tiles, cell, (uint8_t)tile);
    gen->stairs[gen->stairs_count++] = cell;
    place_take(gen, cell);
}

// Up beside the start, and so out of a single dungeon's first level.
void stairs_place(GenContext *gen) {
    Vec cell;
    bool down = depth_of(gen) < GEN_DEPTH_MAX;
    if (down && (place_best(gen, SAMPLES, STAIRS_AWAY, far_away, &cell) || place_random_free(gen, 1, &cell)))
        stairs_put(gen, cell, TILE_STAIRS_DOWN);
    if (place_nearest_free(gen, gen->level->start, &cell)) stairs_put(gen, cell, TILE_STAIRS_UP);
}

// ---- chests

// A rare piece lies in the first chest of every third depth; in the descent goods lie in the open, where they
// can be counted.
static bool special(const GenContext *gen) {
    return depth_of(gen) % SPECIAL_DEPTHS == 0 && gen->level->fixture_count == 0 && !gen->options->descent;
}

static bool out_of_place(const GenContext *gen, Drop drop) {
    return drop.item >= 0 && ITEMS[drop.item].tolls && !gen->options->descent;
}

static Drop roll_drop(GenContext *gen, DropTable table) {
    Drop drop = drop_roll(&gen->furnish, table, depth_of(gen), 1);
    while (out_of_place(gen, drop)) drop = drop_roll(&gen->furnish, table, depth_of(gen), 1);
    return drop;
}

static void fill_chest(GenContext *gen, Fixture *chest) {
    Drop drop = roll_drop(gen, chest->lock != 0 ? DROP_LOCKED_CHEST : DROP_CHEST);
    int power = drop_power(&gen->furnish);
    chest->item = drop.item >= 0 ? drop.item : (int)ITEM_HEART;
    chest->count = drop.count;
    chest->extra = int_max(power, 0);
    if (!special(gen)) return;
    chest->item = ITEM_RELIC;
    chest->count = 1;
}

void chests_put(GenContext *gen, Vec cell, bool locked) {
    Fixture chest = {.kind = FIXTURE_CHEST, .cell = cell};
    place_take(gen, cell);
    chest.lock = locked ? locks_new(gen) : 0;
    chest.trapped = rng_chance(&gen->furnish, 1, 5);
    fill_chest(gen, &chest);
    fixture_add(gen->level, chest);
}

void chests_place_some(GenContext *gen, int wanted, int sure) {
    for (int i = 0; i < wanted; i++) {
        Vec cell;
        if (!place_best(gen, SAMPLES, 3, out_of_the_way, &cell)) continue;
        bool locked = rng_chance(&gen->furnish, 1, 5);
        chests_put(gen, cell, locked || i < sure);
    }
}

// Where no door could be locked, as in halls, which lead around everywhere, a chest is.
void chests_place(GenContext *gen) {
    int monsters = gen->level->monsters.count;
    int wanted = int_min(1 + monsters / MONSTERS_PER_CHEST, CHESTS_MAX);
    chests_place_some(gen, int_min(wanted, monsters - 1), locks_count_keys(gen->level) == 0);
}

// ---- traps

// What is open around a cell must hang together without it: then no way leads through it alone. Corners
// count only where both cells beside them are open, so that no body has to squeeze past.
bool place_has_way_around(const Level *level, Vec cell) {
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
static FixtureKind trap_for(GenContext *gen, Vec cell) {
    int roll = rng_below(&gen->furnish, 4), depth = depth_of(gen);
    int last = gen->options->descent ? (int)DESCENT_DEPTHS : (int)GEN_DEPTH_MAX;
    bool open = place_ways_on(gen->level, cell, 1) == DIR_COUNT;
    if (roll == 3 && open && depth >= PIT_DEPTH && depth < last) return FIXTURE_PIT;
    return roll >= 2 && depth >= DART_DEPTH ? FIXTURE_DARTS : FIXTURE_SPIKES;
}

// Where one can walk around it, as long as such a place is found.
static bool choose_trap(GenContext *gen, Vec *cell) {
    for (int tries = 0; tries < TRAP_TRIES; tries++) {
        if (!place_random_free(gen, TRAP_AWAY, cell)) return false;
        if (place_has_way_around(gen->level, *cell)) return true;
    }
    return true;
}

void traps_place(GenContext *gen) {
    int wanted = int_min(context_reachable(gen) / FLOOR_PER_TRAP + depth_of(gen) / 2, TRAPS_MAX);
    for (int i = 0; i < wanted; i++) {
        Vec cell;
        if (!choose_trap(gen, &cell)) return;
        FixtureKind kind = trap_for(gen, cell);
        if (fixture_add(gen->level, (Fixture){.kind = kind, .cell = cell})) place_take(gen, cell);
    }
}

// ---- packs

static bool any_pack(const SpawnList *monsters) {
    for (int i = 0; i < monsters->count; i++) {
        if (monsters->at[i].pack != 0) return true;
    }
    return false;
}

void packs_place(GenContext *gen) {
    int least = !any_pack(&gen->level->monsters);
    int packs = int_clamp(context_reachable(gen) / FLOOR_PER_PACK + depth_of(gen) / 3, least, PACKS_MAX);
    for (int i = 0; i < packs; i++) {
        int count = rng_between(&gen->furnish, 2, 3);
        spawn_pack(gen, count);
    }
}

// ---- braziers

static bool open_all_around(const GenContext *gen, Vec cell, int room) {
    for (int y = cell.y - room; y <= cell.y + room; y++) {
        for (int x = cell.x - room; x <= cell.x + room; x++) {
            if (!place_is_free(gen, (Vec){x, y})) return false;
        }
    }
    return true;
}

// Where floor lies all around it, it bars nobody's way.
void braziers_place_some(GenContext *gen, int wanted, int room) {
    for (int tries = 0; tries < BRAZIER_TRIES && wanted > 0; tries++) {
        Vec cell;
        if (!place_random_free(gen, BRAZIER_AWAY, &cell)) break;
        if (!open_all_around(gen, cell, room)) continue;
        grid_set(&gen->level->tiles, cell, TILE_BRAZIER);
        place_take(gen, cell);
        wanted--;
    }
    context_start(gen, gen->level->start);
}

void braziers_place(GenContext *gen) {
    int most = (context_reachable(gen) + FLOOR_PER_BRAZIER / 2) / FLOOR_PER_BRAZIER;
    int wanted = rng_below(&gen->furnish, most + 1);
    if (wanted > 0) braziers_place_some(gen, wanted, 2);
}
