// Rugs and webs are patches that grow from a random cell over free floor, until there are as many cells as
// the theme wants. Water is where the land is lowest: lakes, rivers, moats and shores. Ice is where it is
// coldest, and embers glow along a rift. Streams follow the depth's plan. Puddles dry up.
#include "gen/furnish/ground.h"

#include "base/rng.h"
#include "gen/tools/context.h"
#include "gen/tools/heights.h"
#include "gen/tools/placement.h"

enum {
    PATCHES_MAX = 60,
    PATCH_SAMPLES = 24,
    POOL_LEAST = 8, // cells
    RAGGED = 3,     // how far a shore may be from a smooth line
    VALLEYS = 6     // floods of ten that are rivers or moats
};

typedef struct Theme {
    int depth;
    Tile tile; // TILE_FLOOR: only the decor changes
    Decor decor;
    int percent; // of the floor
    int spread;  // percent that a level may have more or less
    int patch;   // the most cells of a patch; 0: not a patch, but where the land is lowest
} Theme;

static const Theme THEMES[] = {
    {.depth = 2, .tile = TILE_FLOOR, .decor = DECOR_RUG, .percent = 5, .patch = 12},
    {.depth = 3, .tile = TILE_FLOOR, .decor = DECOR_RUG, .percent = 4, .patch = 9},
    {.depth = 3, .tile = TILE_FLOOR, .decor = DECOR_WEB, .percent = 5, .patch = 4},
    {.depth = 4, .tile = TILE_WATER, .percent = 8, .spread = 3},
    {.depth = 5, .tile = TILE_WATER, .percent = 31, .spread = 17},
    {.depth = 6, .tile = TILE_WATER, .percent = 28, .spread = 17},
    {.depth = 6, .tile = TILE_ICE, .percent = 8, .spread = 5},
    {.depth = 7, .tile = TILE_EMBER, .percent = 4, .spread = 2},
};

static int walls_around(const Level *level, Vec cell) {
    int walls = 0;
    for (int dir = 0; dir < DIR_COUNT; dir++) walls += level_looks_like_wall(level, vec_add(cell, DIRS[dir]));
    return walls;
}

// True if a patch may cover the cell: embers where one can walk around them, webs in corners; torches need
// floor below them.
static bool suits(const GenContext *gen, const Theme *theme, Vec cell) {
    if (!place_is_free(gen, cell)) return false;
    uint8_t above = grid_at(&gen->level->decor, vec_add(cell, DIRS[DIR_N]));
    if (above == DECOR_TORCH || above == DECOR_BRACKET) return false;
    Decor lies = (Decor)grid_at(&gen->level->decor, cell);
    if (lies == DECOR_RUG || lies == DECOR_WEB) return false;
    int walls = walls_around(gen->level, cell);
    return (theme->tile != TILE_EMBER || walls == 0) && (theme->decor != DECOR_WEB || walls >= 3);
}

static void paint(GenContext *gen, const Theme *theme, Vec cell) {
    level_build_tile(gen->level, cell, theme->tile);
    grid_set(&gen->level->decor, cell, (uint8_t)theme->decor);
}

// Finds a cell beside the patch, which has `count` cells in tour.queue.
static bool find_next(GenContext *gen, const Theme *theme, int count, Vec *found) {
    const int32_t *patch = gen->tour.queue;
    int w = gen->level->tiles.w;
    for (int i = 0; i < PATCH_SAMPLES; i++) {
        int at = patch[rng_below(&gen->furnish, count)], dir = 2 * rng_below(&gen->furnish, DIR_COUNT / 2);
        *found = vec_add((Vec){at % w, at / w}, DIRS[dir]);
        if (suits(gen, theme, *found)) return true;
    }
    return false;
}

// Grows a patch. Returns how many cells it has.
static int grow(GenContext *gen, const Theme *theme, Vec first, int most) {
    int32_t *patch = gen->tour.queue, w = gen->level->tiles.w;
    int count = 0;
    Vec next = first;
    do {
        paint(gen, theme, next);
        patch[count++] = next.y * w + next.x;
    } while (count < most && find_next(gen, theme, count, &next));
    return count;
}

static void lay_patches(GenContext *gen, const Theme *theme, int cells) {
    for (int i = 0; i < PATCHES_MAX && cells > 0; i++) {
        Vec cell;
        if (!place_random_free(gen, 2, &cell)) return;
        if (suits(gen, theme, cell)) cells -= grow(gen, theme, cell, int_min(theme->patch, cells));
    }
}

// ---- water and ice

static int count_tile(const Level *level, Tile tile) {
    int count = 0;
    for (int i = 0; i < level->tiles.w * level->tiles.h; i++) count += level->tiles.cells[i] == tile;
    return count;
}

// True where water may replace floor, and ice water.
static bool may_flood(const GenContext *gen, const Theme *theme, Vec cell) {
    if (theme->tile != TILE_ICE) return suits(gen, theme, cell);
    return level_tile(gen->level, cell) == TILE_WATER && grid_at(&gen->taken, cell) == TAKEN_NOT;
}

static void flood(GenContext *gen, const Theme *theme, int cells) {
    int w = gen->level->tiles.w, all = w * gen->level->tiles.h;
    int32_t *heights = gen->tour.steps;
    heights_generate(gen, &gen->furnish, (Relief){.ragged = RAGGED, .valley = VALLEYS});
    for (int i = 0; i < all; i++) {
        if (!may_flood(gen, theme, (Vec){i % w, i / w})) heights[i] = HEIGHT_MOST;
    }
    int limit = heights_threshold(gen, cells);
    for (int i = 0; i < all; i++) {
        if (heights[i] < limit) paint(gen, theme, (Vec){i % w, i / w});
    }
}

static bool wet(const Level *level, Vec cell) {
    Tile tile = level_tile(level, cell);
    return tile == TILE_WATER || tile == TILE_ICE;
}

// Lists the cells connected to a wet cell (eight directions) in tour.queue, and marks them in tour.steps.
static int list_pool(GenContext *gen, int first) {
    int32_t *pool = gen->tour.queue, *seen = gen->tour.steps, w = gen->level->tiles.w;
    int count = 0;
    seen[first] = 1;
    pool[count++] = first;
    for (int i = 0; i < count; i++) {
        for (int dir = 0; dir < DIR_COUNT; dir++) {
            int next = pool[i] + DIRS[dir].y * w + DIRS[dir].x;
            if (seen[next] != 0 || !wet(gen->level, (Vec){next % w, next / w})) continue;
            seen[next] = 1;
            pool[count++] = next;
        }
    }
    return count;
}

// Dries up small pools, except those of set pieces.
static void dry_puddles(GenContext *gen) {
    int w = gen->level->tiles.w, all = w * gen->level->tiles.h;
    for (int i = 0; i < all; i++) gen->tour.steps[i] = 0;
    for (int i = 0; i < all; i++) {
        if (gen->tour.steps[i] != 0 || !wet(gen->level, (Vec){i % w, i / w})) continue;
        int count = list_pool(gen, i);
        for (int k = 0; k < count && count < POOL_LEAST; k++) {
            int at = gen->tour.queue[k];
            if (gen->taken.cells[at] == TAKEN_NOT) gen->level->tiles.cells[at] = TILE_FLOOR;
        }
    }
}

static void lay(GenContext *gen, const Theme *theme, int cells) {
    int percent = theme->percent + rng_between(&gen->furnish, -theme->spread, theme->spread);
    int wanted = cells * percent / 100 -
                 count_tile(gen->level, theme->tile); // without the water of streams and set pieces
    if (theme->patch > 0) lay_patches(gen, theme, cells * percent / 100);
    if (theme->patch == 0 && wanted > 0) flood(gen, theme, wanted);
}

static bool planned(const GenContext *gen, const Theme *water, Vec cell) {
    return grid_at(&gen->plan, cell) == PLAN_WATER && suits(gen, water, cell);
}

// Lays the streams. A cell of a stream in which something stands or lies stays floor.
static void lay_streams(GenContext *gen) {
    static const Theme WATER = {.tile = TILE_WATER};
    Rect inside = context_inside(gen);
    for (int i = 0; i < inside.w * inside.h; i++) {
        Vec cell = {inside.x + i % inside.w, inside.y + i / inside.w};
        bool together = false;
        for (int dir = 0; dir < DIR_COUNT; dir += 2) {
            Vec next = vec_add(cell, DIRS[dir]);
            together |= planned(gen, &WATER, next) || level_tile(gen->level, next) == TILE_WATER;
        }
        if (together && planned(gen, &WATER, cell)) paint(gen, &WATER, cell);
    }
}

void ground_lay_themes(GenContext *gen) {
    int cells = context_reachable(gen);
    lay_streams(gen);
    for (size_t i = 0; i < sizeof THEMES / sizeof THEMES[0]; i++) {
        if (THEMES[i].depth == gen->options->depth) lay(gen, &THEMES[i], cells);
    }
    dry_puddles(gen);
}
