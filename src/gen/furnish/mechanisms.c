#include "gen/furnish/mechanisms.h"

#include "gen/furnish/locks.h"
#include "gen/tools/spawns.h"
#include "map/drops.h"

enum {
    SAMPLES = 24,    // cells compared to find a good one
    STAIRS_AWAY = 2, // steps from the start
    FLOOR_PER_TRAP = 70,
    TRAP_TRIES = 12,
    TRAPS_MAX = 48,
    TRAP_AWAY = 4, // steps from the start
    CHESTS_MAX = 12,
    MONSTERS_PER_CHEST = 4,
    SPECIAL_DEPTHS = 3,
    PIT_DEPTH = 3, // the first depth that has pits
    DART_DEPTH = 2,
};

static int far_away(const GenContext *gen, Vec cell) {
    return dist_at(&gen->reach, cell);
}

static int out_of_the_way(const GenContext *gen, Vec cell) {
    return -place_count_exits(gen->level, cell, 2);
}

// ---- stairs

void stairs_put(GenContext *gen, Vec cell, Tile tile) {
    level_build_tile(gen->level, cell, tile);
    gen->stairs[gen->stairs_count++] = cell;
    place_take_bare(gen, cell);
}

// lesson: stairs
// The stairs back are beside the start. On a single dungeon's first level they lead out.
void stairs_place(GenContext *gen) {
    Vec cell;
    bool on = context_depth(gen) < GEN_DEPTH_MAX;
    if (on && (place_find_best_free(gen, SAMPLES, STAIRS_AWAY, far_away, &cell) ||
               place_random_free(gen, 1, &cell)))
        stairs_put(gen, cell, level_stairs_on(gen->level));
    if (place_nearest_free(gen, gen->level->start, &cell))
        stairs_put(gen, cell, level_stairs_back(gen->level));
}
// lesson ends

// ---- chests

// True if the first chest has a rare piece: on every third depth. In the descent treasures lie in the open,
// where they can be counted.
static bool special(const GenContext *gen) {
    return context_depth(gen) % SPECIAL_DEPTHS == 0 && gen->level->fixture_count == 0 &&
           !gen->options->descent;
}

// True for an item that is of no use, because no bell tolls.
static bool out_of_place(const GenContext *gen, Drop drop) {
    return drop.item >= 0 && ITEMS[drop.item].tolls && !gen->options->descent;
}

static Drop roll_drop(GenContext *gen, DropTable table) {
    int card = drop_card(gen->level->seed, table, gen->chests++), depth = context_depth(gen);
    Drop drop = drop_roll(&gen->furnish, table, card, depth);
    while (out_of_place(gen, drop)) drop = drop_roll(&gen->furnish, table, card, depth);
    return drop;
}

void chest_fill(Fixture *chest, Drop drop, Rng *rng) {
    int power = drop_roll_power_up(rng);
    chest->item = drop.item >= 0 ? drop.item : (int)ITEM_HEART;
    chest->count = drop.count;
    chest->extra = int_max(power, 0);
}

static void fill_new_chest(GenContext *gen, Fixture *chest) {
    Drop drop = roll_drop(gen, chest->lock != 0 ? DROP_LOCKED_CHEST : DROP_CHEST);
    chest_fill(chest, drop, &gen->furnish);
    if (!special(gen)) return;
    chest->item = ITEM_RELIC;
    chest->count = 1;
}

void chests_put(GenContext *gen, Vec cell, bool lock_if_key_left) {
    Fixture chest = {.kind = FIXTURE_CHEST, .cell = cell};
    place_take_bare(gen, cell);
    chest.lock = lock_if_key_left ? locks_place_new_key(gen, (Rect){0}) : 0;
    chest.trapped = rng_chance(&gen->furnish, 1, 5);
    fill_new_chest(gen, &chest);
    fixture_add(gen->level, chest);
}

void chests_place_some(GenContext *gen, int wanted, int sure_locked) {
    for (int i = 0; i < wanted; i++) {
        Vec cell;
        if (!place_find_best_free(gen, SAMPLES, 3, out_of_the_way, &cell)) continue;
        bool locked = rng_chance(&gen->furnish, 1, 5);
        chests_put(gen, cell, locked || i < sure_locked);
    }
}

// lesson: chests
// If no door can be locked, as in halls, where every place has two ways, a chest is locked instead.
void chests_place(GenContext *gen) {
    int monsters = gen->level->monsters.count;
    int wanted = int_min(1 + monsters / MONSTERS_PER_CHEST, CHESTS_MAX);
    chests_place_some(gen, int_min(wanted, monsters - 1), locks_count_keys(gen->level) == 0);
}
// lesson ends

// ---- traps

// The kind of trap for a cell. A pit is never where one has to pass.
static FixtureKind trap_for(GenContext *gen, Vec cell) {
    int roll = rng_below(&gen->furnish, 4), depth = context_depth(gen);
    int last = gen->options->descent ? DESCENT_PITS + 1 : GEN_DEPTH_MAX;
    bool open = place_count_exits(gen->level, cell, 1) == DIR_COUNT;
    if (roll == 3 && open && depth >= PIT_DEPTH && depth < last) return FIXTURE_PIT;
    return roll >= 2 && depth >= DART_DEPTH ? FIXTURE_DARTS : FIXTURE_SPIKES;
}

// Prefers places that the hero can walk around.
static bool choose_trap(GenContext *gen, Vec *cell) {
    for (int tries = 0; tries < TRAP_TRIES; tries++) {
        if (!place_random_free(gen, TRAP_AWAY, cell)) return false;
        if (place_has_way_around(gen->level, *cell)) return true;
    }
    return true;
}

// lesson: traps
void traps_place(GenContext *gen) {
    int wanted = int_min(context_reachable(gen) / FLOOR_PER_TRAP + context_depth(gen) / 2, TRAPS_MAX);
    for (int i = 0; i < wanted; i++) {
        Vec cell;
        if (!choose_trap(gen, &cell)) return;
        FixtureKind kind = trap_for(gen, cell);
        if (!fixture_add(gen->level, (Fixture){.kind = kind, .cell = cell})) continue;
        place_take_bare(gen, cell);
        STEP(gen);
    }
}
// lesson ends
