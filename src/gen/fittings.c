#include "gen/fittings.h"

#include "gen/chokes.h"
#include "gen/descent.h"
#include "map/drops.h"

enum {
    SAMPLES = 24,   // cells looked at to choose a good one
    HIDDEN_MIN = 4, // cells that a locked door hides at least
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

void fit_stairs(Draft *draft) {
    Vec cell;
    if (depth_of(draft) < GEN_DEPTH_MAX && fit_choose(draft, SAMPLES, 2, far_away, &cell))
        fit_put_stairs(draft, cell, TILE_STAIRS_DOWN);
    bool up = depth_of(draft) > 1 || draft->options->descent;
    if (up && draft_nearest_free(draft, draft->level->start, &cell)) {
        fit_put_stairs(draft, cell, TILE_STAIRS_UP);
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

static bool worth_locking(const Draft *draft, const Chokes *chokes, const Choke *choke) {
    Vec cell = choke->cell;
    int goods = goods_behind(draft, choke);
    return choke->count >= HIDDEN_MIN && choke->count <= chokes->cells / 2 && !draft_taken(draft, cell) &&
           level_lock(draft->level, cell) == 0 && !vec_eq(cell, draft->level->start) && goods > 0 &&
           goods <= draft->lockable && !hides_stairs(draft, choke);
}

// The key lies where it can be had without its own door.
static bool put_key(Draft *draft, const Choke *choke, int kind) {
    for (int tries = 0; tries < SAMPLES; tries++) {
        Vec cell;
        if (!draft_random_free(draft, 3, &cell)) return false;
        if (choke != NULL && (choke_hides(draft, choke, cell) || vec_eq(cell, choke->cell))) continue;
        draft_add_item(draft, ITEM_KEY_1 + kind - 1, cell);
        return true;
    }
    return false;
}

static int count_keys(const Level *level) {
    int count = 0;
    for (int i = 0; i < level->items.count; i++) count += ITEMS[level->items.at[i].kind].key != 0;
    return count;
}

void fit_locks(Draft *draft) {
    Chokes chokes;
    int wanted = int_min(1 + depth_of(draft) / 3, KEY_KINDS);
    chokes_find(draft, &chokes);
    for (int i = 0; i < chokes.count && wanted > 0; i++) {
        const Choke *choke = &chokes.at[i];
        int kind = count_keys(draft->level) + 1;
        if (!worth_locking(draft, &chokes, choke) || !put_key(draft, choke, kind)) continue;
        grid_set(&draft->level->tiles, choke->cell, (uint8_t)(TILE_LOCKED_1 + kind - 1));
        draft_take(draft, choke->cell);
        draft->lockable -= goods_behind(draft, choke);
        wanted--;
    }
}

// ---- chests

int fit_put_lock(Draft *draft) {
    int kind = count_keys(draft->level) + 1;
    return kind <= KEY_KINDS && put_key(draft, NULL, kind) ? kind : 0;
}

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
    chest.lock = locked ? fit_put_lock(draft) : 0;
    chest.trapped = rng_chance(&draft->furnish, 1, 5);
    fill_chest(draft, &chest);
    fixture_add(draft->level, chest);
}

void fit_some_chests(Draft *draft, int wanted) {
    for (int i = 0; i < wanted; i++) {
        Vec cell;
        if (!fit_choose(draft, SAMPLES, 3, out_of_the_way, &cell)) continue;
        bool locked = rng_chance(&draft->furnish, 1, 5);
        fit_put_chest(draft, cell, locked);
    }
}

void fit_chests(Draft *draft) {
    int monsters = draft->level->monsters.count;
    int wanted = int_min(1 + monsters / MONSTERS_PER_CHEST, CHESTS_MAX);
    fit_some_chests(draft, int_min(wanted, monsters - 1));
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

void fit_packs(Draft *draft) {
    SpawnList *monsters = &draft->level->monsters;
    int most = int_min(draft_reachable(draft) / FLOOR_PER_PACK + depth_of(draft) / 3, PACKS_MAX);
    for (int pack = 1; pack <= most; pack++) {
        Vec cell;
        if (!draft_random_free(draft, PACK_AWAY, &cell)) return;
        int before = monsters->count;
        int count = rng_between(&draft->furnish, 2, 3);
        draft_add_group(draft, cell, count);
        for (int i = before; i < monsters->count; i++) monsters->at[i].pack = pack;
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
