#include "gen/furnish/props.h"

#include "base/rng.h"
#include "gen/tools/context.h"
#include "gen/tools/spawns.h"

enum {
    TRIES = 12, // tries for each prop
    POTS_LEAST = 2,
    POTS_MOST = 3, // per 100 cells of floor
    FLOOR_PER_CRATES = 160,
    CRATES_MOST = 4, // the most that stand together
    FLOOR_PER_BARREL = 500,
    FLOOR_PER_SET = 40, // of furniture
    SET_APART = 2,      // cells from one piece of a set to the next
    SET_AWAY = 4,       // steps from the start
    BARREL_AWAY = 8,    // steps from the start
    PROPS_MAX = 400     // in large dungeons
};

static bool beside_wall(const Level *level, Vec cell) {
    for (int dir = 0; dir < DIR_COUNT; dir += 2) {
        if (level_looks_like_wall(level, vec_add(cell, DIRS[dir]))) return true;
    }
    return false;
}

// True near braziers, which need floor all around, and near stairs and doors, where wide ways must stay
// wide.
static bool crowds(const Level *level, Vec cell) {
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        Tile tile = level_tile(level, vec_add(cell, DIRS[dir]));
        bool plain = tile == TILE_FLOOR || tile == TILE_WALL || tile == TILE_VOID || TILES[tile].prop;
        if (!plain) return true;
    }
    return false;
}

bool props_can_stand(const Level *level, Vec cell) {
    uint8_t above = grid_get(&level->decor, vec_add(cell, DIRS[DIR_N]), DECOR_NONE);
    return level_floor(level, cell) && DECORS[above].on != TILE_WALL && beside_wall(level, cell) &&
           place_has_way_around(level, cell) && !crowds(level, cell);
}

// True if all cells around have room for it.
static bool fits(const GenContext *gen, Vec cell) {
    if (!place_is_free(gen, cell) || !props_can_stand(gen->level, cell)) return false;
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        if (place_is_reserved(gen, vec_add(cell, DIRS[dir]))) return false;
    }
    return true;
}

static bool put_somewhere(GenContext *gen, Tile tile, int away, Vec *cell) {
    for (int tries = 0; tries < TRIES; tries++) {
        if (!place_random_free(gen, away, cell)) return false;
        if (!fits(gen, *cell)) continue;
        level_build_tile(gen->level, *cell, tile);
        return true;
    }
    return false;
}

static void put_crates(GenContext *gen) {
    Vec cell;
    int more = rng_below(&gen->furnish, CRATES_MOST);
    if (!put_somewhere(gen, TILE_CRATE, 2, &cell)) return;
    for (int dir = 0; dir < DIR_COUNT && more > 0; dir++) {
        Vec beside = vec_add(cell, DIRS[dir]);
        if (!fits(gen, beside)) continue;
        level_build_tile(gen->level, beside, TILE_CRATE);
        more--;
    }
}

// True on free floor with free floor on all sides: what stands there cuts off nothing.
static bool stands_free(const GenContext *gen, Vec cell) {
    return place_is_free_around(gen, cell, 1);
}

// Puts rows of furniture into a room, with ways between the pieces. Returns false when there is no room.
static bool put_set(GenContext *gen) {
    int columns = rng_between(&gen->furnish, 1, 3), rows = rng_between(&gen->furnish, 1, 2);
    Vec first;
    if (!place_find_random(gen, stands_free, SET_AWAY, &first)) return false;
    for (int i = 0; i < columns * rows; i++) {
        Vec cell = {first.x + i % columns * SET_APART, first.y + i / columns * SET_APART};
        if (stands_free(gen, cell)) level_build_tile(gen->level, cell, TILE_FURNITURE);
    }
    return true;
}

static void furnish(GenContext *gen, int pots, int crates, int barrels) {
    Vec cell;
    for (int i = 0; i < barrels; i++) (void)put_somewhere(gen, TILE_BARREL, BARREL_AWAY, &cell);
    for (int i = 0; i < crates; i++) put_crates(gen);
    for (int i = 0; i < pots; i++) (void)put_somewhere(gen, TILE_POT, 2, &cell);
}

// One for every `per` cells; the rest is rounded at random.
static int some(GenContext *gen, int cells, int per) {
    int lot = rng_below(&gen->furnish, per);
    return (cells + lot) / per;
}

void props_place_descent(GenContext *gen) {
    int cells = context_reachable(gen);
    int pots = rng_between(&gen->furnish, POTS_LEAST * cells, POTS_MOST * cells) / 100;
    int crates = some(gen, cells, FLOOR_PER_CRATES);
    int barrels = some(gen, cells, FLOOR_PER_BARREL);
    furnish(gen, pots, crates, barrels);
    for (int sets = cells / FLOOR_PER_SET; sets > 0 && put_set(gen);) sets--;
}

// lesson: props
void props_place_single(GenContext *gen) {
    int cells = context_reachable(gen);
    int pots = int_min(some(gen, cells, 100), PROPS_MAX);
    int crates = int_min(some(gen, cells, 4 * FLOOR_PER_CRATES), PROPS_MAX);
    int barrels = int_min(some(gen, cells, 4 * FLOOR_PER_BARREL), PROPS_MAX);
    furnish(gen, pots, crates, barrels);
}
// lesson ends
