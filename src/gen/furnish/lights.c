#include "gen/furnish/lights.h"

#include "gen/tools/placement.h"

enum {
    BRAZIER_AWAY = 4, // steps from the start
    BRAZIER_TRIES = 60,
    TORCHES_MAX = 128,
    TORCH_SAMPLES = 12,
    WAY_NEAR = 3, // cells
    WAY_WEIGHT = 6
};

// A brazier needs floor all around, so it blocks no way.
void braziers_place_unlit(GenContext *gen, int wanted, int free_around) {
    for (int tries = 0; tries < BRAZIER_TRIES && wanted > 0; tries++) {
        Vec cell;
        if (!place_random_free(gen, BRAZIER_AWAY, &cell)) break;
        if (!place_is_free_around(gen, cell, free_around)) continue;
        level_build_tile(gen->level, cell, TILE_BRAZIER);
        place_take_bare(gen, cell);
        wanted--;
    }
    context_set_start(gen, gen->level->start);
}

static bool find_best(GenContext *gen, int samples, int (*score)(GenContext *gen, Vec cell), Vec *chosen) {
    int best = 0, found = 0;
    for (int tries = 0; tries < BRAZIER_TRIES && found < samples; tries++) {
        Vec cell;
        if (!place_random_free(gen, BRAZIER_AWAY, &cell) || !place_is_free_around(gen, cell, 1)) continue;
        int points = score(gen, cell);
        if (found++ > 0 && points <= best) continue;
        best = points;
        *chosen = cell;
    }
    return found > 0;
}

void braziers_place_best(GenContext *gen, int wanted, int samples, int (*score)(GenContext *gen, Vec cell)) {
    Vec cell;
    for (; wanted > 0 && find_best(gen, samples, score, &cell); wanted--) {
        level_build_tile(gen->level, cell, TILE_BRAZIER);
        place_take_bare(gen, cell);
    }
    context_set_start(gen, gen->level->start);
}

// lesson: braziers
void braziers_place_some(GenContext *gen) {
    int most = (context_reachable(gen) + FLOOR_PER_BRAZIER / 2) / FLOOR_PER_BRAZIER;
    int wanted = rng_below(&gen->furnish, most + 1);
    if (wanted > 0) braziers_place_unlit(gen, wanted, 2);
}
// lesson ends

// ---- torches and brackets

bool lights_can_hang(const Level *level, Vec cell) {
    return level_tile(level, cell) == TILE_WALL && level_floor(level, vec_add(cell, DIRS[DIR_S])) &&
           level_looks_like_wall(level, vec_add(cell, DIRS[DIR_W])) &&
           level_looks_like_wall(level, vec_add(cell, DIRS[DIR_E]));
}

bool lights_hangs_near(const Level *level, Vec cell, int rows_above, int rows_below) {
    for (int y = cell.y - rows_above; y <= cell.y + rows_below; y++) {
        for (int x = cell.x - LIGHTS_GAP_X; x <= cell.x + LIGHTS_GAP_X; x++) {
            Decor decor = (Decor)grid_get(&level->decor, (Vec){x, y}, DECOR_NONE);
            if (decor == DECOR_TORCH || decor == DECOR_BRACKET) return true;
        }
    }
    return false;
}

// Hangs a torch, or for one in three a bracket, for the hero to light.
void lights_hang_torch(GenContext *gen, Vec cell) {
    bool burns = rng_chance(&gen->furnish, 2, 3);
    grid_set(&gen->level->decor, cell, burns ? DECOR_TORCH : DECOR_BRACKET);
}

typedef struct Fronts {
    int *cells; // walls with floor below them and nothing on them
    int count;
    Vec hung[TORCHES_MAX];
    int hung_count;
} Fronts;

// Lists the wall fronts that the hero can reach, in tour.queue.
static void find_fronts(const GenContext *gen, Fronts *fronts) {
    const Level *level = gen->level;
    int w = level->tiles.w;
    for (int i = 0; i < w * (level->tiles.h - 1); i++) {
        if (level->tiles.cells[i] != TILE_WALL || level->tiles.cells[i + w] != TILE_FLOOR) continue;
        Vec cell = {i % w, i / w};
        bool kept = rect_has(level->vestibule, cell) || rect_has(gen->unlit, (Vec){i % w, i / w + 1}) ||
                    place_is_free_inside(gen, cell);
        bool free = !kept && level->decor.cells[i] == DECOR_NONE;
        if (free && gen->reach.steps[i + w] != DIST_NONE) fronts->cells[fronts->count++] = i;
    }
}

// The square of the distance to the nearest light.
static int far_from_torches(const Fronts *fronts, Vec cell) {
    int nearest = INT32_MAX;
    for (int i = 0; i < fronts->hung_count; i++) {
        nearest = int_min(nearest, vec_square(vec_sub(fronts->hung[i], cell)));
    }
    return nearest;
}

// How well a light fits: burning ones belong to the lit way and not to the dark one; unlit ones the other
// way round.
static int64_t fit(const GenContext *gen, Decor decor, Vec cell) {
    int lit = 1, dark = 1;
    for (int i = 0; i < 2 * WAY_NEAR * 2 * WAY_NEAR; i++) {
        Vec beside = {cell.x - WAY_NEAR + i % (2 * WAY_NEAR), cell.y + 1 - WAY_NEAR + i / (2 * WAY_NEAR)};
        uint8_t plan = grid_get(&gen->plan, beside, PLAN_NONE);
        if (plan == PLAN_LIT) lit = WAY_WEIGHT;
        if (plan == PLAN_DARK) dark = WAY_WEIGHT;
    }
    return decor == DECOR_TORCH ? lit * WAY_WEIGHT / dark : dark * WAY_WEIGHT / lit;
}

// Of some candidates, chooses the one farthest from all lights (Mitchell, 1991).
static void hang_one(GenContext *gen, Fronts *fronts, Decor decor) {
    int w = gen->level->tiles.w, chosen = 0;
    int64_t best = -1;
    for (int i = 0; i < TORCH_SAMPLES; i++) {
        int at = rng_below(&gen->furnish, fronts->count);
        Vec cell = {fronts->cells[at] % w, fronts->cells[at] / w};
        int64_t far_off = far_from_torches(fronts, cell) * fit(gen, decor, cell);
        if (far_off <= best) continue;
        best = far_off;
        chosen = at;
    }
    Vec cell = {fronts->cells[chosen] % w, fronts->cells[chosen] / w};
    grid_set(&gen->level->decor, cell, (uint8_t)decor);
    fronts->hung[fronts->hung_count++] = cell;
    fronts->cells[chosen] = fronts->cells[--fronts->count];
}

static void hang_some(GenContext *gen, Fronts *fronts, int wanted, Decor decor) {
    for (int i = 0; i < wanted && fronts->count > 0 && fronts->hung_count < TORCHES_MAX; i++) {
        hang_one(gen, fronts, decor);
    }
}

void lights_hang_some(GenContext *gen, int lit, int unlit) {
    Fronts fronts = {.cells = gen->tour.queue};
    find_fronts(gen, &fronts);
    hang_some(gen, &fronts, lit, DECOR_TORCH);
    hang_some(gen, &fronts, unlit, DECOR_BRACKET);
}
