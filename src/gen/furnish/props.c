#include "gen/furnish/props.h"

#include "gen/furnish/fittings.h"

enum {
    TRIES = 12, // for each that is wanted
    POTS_LEAST = 2,
    POTS_MOST = 3, // per 100 cells of floor
    FLOOR_PER_CRATES = 160,
    CRATES_MOST = 4, // that stand together
    FLOOR_PER_BARREL = 500,
    BARREL_AWAY = 8, // steps from the start
    PROPS_MAX = 400  // in large dungeons
};

static bool beside_wall(const Level *level, Vec cell) {
    for (int dir = 0; dir < DIR_COUNT; dir += 2) {
        if (level_wall(level, vec_add(cell, DIRS[dir]))) return true;
    }
    return false;
}

// Braziers promise floor all around; ways wider than one cell stay as wide at stairs and doors.
static bool crowds(const Level *level, Vec cell) {
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        Tile tile = level_tile(level, vec_add(cell, DIRS[dir]));
        bool plain = tile == TILE_FLOOR || tile == TILE_WALL || tile == TILE_VOID || tile == TILE_CRATE ||
                     tile == TILE_POT || tile == TILE_BARREL;
        if (!plain) return true;
    }
    return false;
}

bool props_fit(const Level *level, Vec cell) {
    uint8_t above = grid_get(&level->decor, vec_add(cell, DIRS[DIR_N]), DECOR_NONE);
    return level_floor(level, cell) && above != DECOR_TORCH && above != DECOR_BRACKET &&
           beside_wall(level, cell) && fit_spare(level, cell) && !crowds(level, cell);
}

// Things keep free cells around them.
static bool fits(const Draft *draft, Vec cell) {
    if (!draft_free(draft, cell) || !props_fit(draft->level, cell)) return false;
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        if (draft_taken(draft, vec_add(cell, DIRS[dir]))) return false;
    }
    return true;
}

static void put(Draft *draft, Vec cell, Tile tile) {
    grid_set(&draft->level->tiles, cell, (uint8_t)tile);
    grid_set(&draft->level->decor, cell, DECOR_NONE);
}

static bool put_somewhere(Draft *draft, Tile tile, int away, Vec *cell) {
    for (int tries = 0; tries < TRIES; tries++) {
        if (!draft_random_free(draft, away, cell)) return false;
        if (!fits(draft, *cell)) continue;
        put(draft, *cell, tile);
        return true;
    }
    return false;
}

static void put_crates(Draft *draft) {
    Vec cell;
    int more = rng_below(&draft->furnish, CRATES_MOST);
    if (!put_somewhere(draft, TILE_CRATE, 2, &cell)) return;
    for (int dir = 0; dir < DIR_COUNT && more > 0; dir++) {
        Vec beside = vec_add(cell, DIRS[dir]);
        if (!fits(draft, beside)) continue;
        put(draft, beside, TILE_CRATE);
        more--;
    }
}

static void furnish(Draft *draft, int pots, int crates, int barrels) {
    Vec cell;
    for (int i = 0; i < barrels; i++) (void)put_somewhere(draft, TILE_BARREL, BARREL_AWAY, &cell);
    for (int i = 0; i < crates; i++) put_crates(draft);
    for (int i = 0; i < pots; i++) (void)put_somewhere(draft, TILE_POT, 2, &cell);
}

// One for so many cells, the rest by chance.
static int some(Draft *draft, int cells, int per) {
    int lot = rng_below(&draft->furnish, per);
    return (cells + lot) / per;
}

void props_furnish(Draft *draft) {
    int cells = draft_reachable(draft);
    int pots = rng_between(&draft->furnish, POTS_LEAST * cells, POTS_MOST * cells) / 100;
    int crates = some(draft, cells, FLOOR_PER_CRATES);
    int barrels = some(draft, cells, FLOOR_PER_BARREL);
    furnish(draft, pots, crates, barrels);
}

void props_furnish_few(Draft *draft) {
    int cells = draft_reachable(draft);
    int pots = int_min(some(draft, cells, 100), PROPS_MAX);
    int crates = int_min(some(draft, cells, 4 * FLOOR_PER_CRATES), PROPS_MAX);
    int barrels = int_min(some(draft, cells, 4 * FLOOR_PER_BARREL), PROPS_MAX);
    furnish(draft, pots, crates, barrels);
}
