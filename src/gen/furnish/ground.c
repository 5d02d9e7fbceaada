// Patches that grow from a random cell over free floor, cell by cell, until there are as many as the theme
// wants. Water and ice make pools: the cell that most of a pool lies beside comes next, and what stays a
// puddle is dried up again. Streams follow what the depth planned.
#include "gen/furnish/ground.h"

#include "gen/tools/placement.h"

enum { PATCHES_MAX = 60, POOL_LEAST = 8, POOL_SAMPLES = 6 };

typedef struct Theme {
    int depth;
    Tile tile; // TILE_FLOOR: only adorned
    Decor decor;
    int percent; // of the floor
    int patch;   // cells that lie together, at most
} Theme;

static const Theme THEMES[] = {
    {.depth = 3, .tile = TILE_FLOOR, .decor = DECOR_RUG, .percent = 4, .patch = 9},
    {.depth = 3, .tile = TILE_FLOOR, .decor = DECOR_WEB, .percent = 5, .patch = 4},
    {.depth = 5, .tile = TILE_WATER, .percent = 33, .patch = 90},
    {.depth = 6, .tile = TILE_ICE, .percent = 8, .patch = 40},
    {.depth = 6, .tile = TILE_WATER, .percent = 33, .patch = 90},
    {.depth = 7, .tile = TILE_EMBER, .percent = 4, .patch = 5},
};

static int walls_around(const Level *level, Vec cell) {
    int walls = 0;
    for (int dir = 0; dir < DIR_COUNT; dir++) walls += level_wall(level, vec_add(cell, DIRS[dir]));
    return walls;
}

// Embers lie where one can walk around them, webs in corners; torches hang over floor.
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
    grid_set(&gen->level->tiles, cell, (uint8_t)theme->tile);
    grid_set(&gen->level->decor, cell, (uint8_t)theme->decor);
}

static int beside(const GenContext *gen, Tile tile, Vec cell) {
    int count = 0;
    for (int dir = 0; dir < DIR_COUNT; dir += 2)
        count += level_tile(gen->level, vec_add(cell, DIRS[dir])) == tile;
    return count;
}

static bool pools(const Theme *theme) {
    return theme->tile == TILE_WATER || theme->tile == TILE_ICE;
}

// A cell beside the `count` of the patch, of which there may be none. A pool looks at some.
static bool find_next(GenContext *gen, const Theme *theme, int count, Vec *found) {
    const int32_t *patch = gen->tour.queue;
    int w = gen->level->tiles.w, best = 0;
    for (int i = 0; i < 4 * POOL_SAMPLES && (best == 0 || (pools(theme) && i < POOL_SAMPLES)); i++) {
        int at = patch[rng_below(&gen->furnish, count)], dir = 2 * rng_below(&gen->furnish, DIR_COUNT / 2);
        Vec cell = vec_add((Vec){at % w, at / w}, DIRS[dir]);
        int points = 1 + beside(gen, theme->tile, cell);
        if (points <= best || !suits(gen, theme, cell)) continue;
        best = points;
        *found = cell;
    }
    return best > 0;
}

// How many cells it came to have.
static int grow(GenContext *gen, const Theme *theme, Vec first, int most) {
    int32_t *patch = gen->tour.queue, w = gen->level->tiles.w;
    int count = 0;
    Vec next = first;
    do {
        paint(gen, theme, next);
        patch[count++] = next.y * w + next.x;
    } while (count < most && find_next(gen, theme, count, &next));
    if (!pools(theme) || count >= POOL_LEAST) return count;
    for (int i = 0; i < count; i++) gen->level->tiles.cells[patch[i]] = TILE_FLOOR;
    return 0;
}

static int count_water(const Level *level) {
    int count = 0;
    for (int i = 0; i < level->tiles.w * level->tiles.h; i++) count += level->tiles.cells[i] == TILE_WATER;
    return count;
}

static void lay(GenContext *gen, const Theme *theme, int cells) {
    int left = cells * theme->percent / 100;
    if (theme->tile == TILE_WATER) left -= count_water(gen->level); // of streams and set pieces
    for (int i = 0; i < PATCHES_MAX && left > 0; i++) {
        Vec cell;
        if (!place_random_free(gen, 2, &cell)) return;
        if (suits(gen, theme, cell)) left -= grow(gen, theme, cell, int_min(theme->patch, left));
    }
}

static bool planned(const GenContext *gen, const Theme *water, Vec cell) {
    return grid_at(&gen->plan, cell) == PLAN_WATER && suits(gen, water, cell);
}

// Where anything stands or lies a stream has a stone in it; what lies alone stays dry.
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

void ground_paint(GenContext *gen) {
    int cells = context_reachable(gen);
    lay_streams(gen);
    for (size_t i = 0; i < sizeof THEMES / sizeof THEMES[0]; i++) {
        if (THEMES[i].depth == gen->options->depth) lay(gen, &THEMES[i], cells);
    }
}
