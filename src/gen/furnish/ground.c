// Patches that grow from a random cell over free floor, cell by cell, until there are as many as the theme
// wants.
#include "gen/furnish/ground.h"

#include "gen/tools/placement.h"

enum { PATCHES_MAX = 60 };

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
    {.depth = 5, .tile = TILE_WATER, .percent = 33, .patch = 40},
    {.depth = 6, .tile = TILE_ICE, .percent = 8, .patch = 16},
    {.depth = 6, .tile = TILE_WATER, .percent = 33, .patch = 40},
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

// How many cells it came to have.
static int grow(GenContext *gen, const Theme *theme, Vec first, int most) {
    int32_t *queue = gen->tour.queue, w = gen->level->tiles.w;
    int count = 0;
    queue[count++] = first.y * w + first.x;
    paint(gen, theme, first);
    for (int i = 0; i < count; i++) {
        for (int dir = 0; dir < DIR_COUNT && count < most; dir += 2) {
            Vec next = vec_add((Vec){queue[i] % w, queue[i] / w}, DIRS[dir]);
            if (!suits(gen, theme, next) || rng_chance(&gen->furnish, 1, 3)) continue;
            paint(gen, theme, next);
            queue[count++] = next.y * w + next.x;
        }
    }
    return count;
}

static void lay(GenContext *gen, const Theme *theme, int cells) {
    int left = cells * theme->percent / 100;
    for (int i = 0; i < PATCHES_MAX && left > 0; i++) {
        Vec cell;
        if (!place_random_free(gen, 2, &cell)) return;
        if (suits(gen, theme, cell)) left -= grow(gen, theme, cell, int_min(theme->patch, left));
    }
}

void ground_paint(GenContext *gen) {
    int cells = context_reachable(gen);
    for (size_t i = 0; i < sizeof THEMES / sizeof THEMES[0]; i++) {
        if (THEMES[i].depth == gen->options->depth) lay(gen, &THEMES[i], cells);
    }
}
