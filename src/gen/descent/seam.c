// Each cell has a height: how far it lies beyond a slanting line, or from a point, and on top of that the
// gentle hills of a value noise. A's side is what lies below the height that leaves it its share.
#include "gen/descent/seam.h"

enum {
    HILL = 5,          // cells from one point of the noise to the next
    HILLS_MOST = 64,   // such points along a side
    SLANT = 3,         // a line goes so many cells aside at most for as many on
    ROUND_PER_TEN = 4, // seams around a point, in ten
    HEIGHT_MOST = 4096
};

typedef enum Follows { FOLLOWS_NOTHING, FOLLOWS_WALL, FOLLOWS_STREAM, FOLLOWS_CLEFT, FOLLOWS_COUNT } Follows;

static int ground_height(bool round, Vec point, Vec slope, Vec cell) {
    Vec away = vec_sub(cell, point);
    if (round) return (int)int_sqrt(16 * (uint64_t)vec_square(away));
    return 4 * (away.x * slope.x + away.y * slope.y) / int_max(int_abs(slope.x), int_abs(slope.y));
}

// In quarters of a cell, from four points around it.
static int hill(const uint8_t *hills, Vec cell) {
    int x = cell.x / HILL, y = cell.y / HILL, fx = cell.x % HILL, fy = cell.y % HILL;
    const uint8_t *at = hills + (ptrdiff_t)y * HILLS_MOST + x;
    int upper = at[0] * (HILL - fx) + at[1] * fx;
    int lower = at[HILLS_MOST] * (HILL - fx) + at[HILLS_MOST + 1] * fx;
    return (upper * (HILL - fy) + lower * fy) / (HILL * HILL);
}

static int count_below(const int32_t *heights, int cells, int height) {
    int count = 0;
    for (int i = 0; i < cells; i++) count += heights[i] < height;
    return count;
}

static void measure_heights(GenContext *gen, int ragged) {
    uint8_t hills[(LEVEL_PLAY_MAX / HILL + 2) * HILLS_MOST];
    int w = gen->level->tiles.w, h = gen->level->tiles.h;
    for (size_t i = 0; i < sizeof hills; i++) hills[i] = (uint8_t)rng_below(&gen->layout, 4 * ragged + 1);
    bool round = rng_chance(&gen->layout, ROUND_PER_TEN, 10);
    bool inverted = rng_chance(&gen->layout, 1, 2);
    int x = rng_below(&gen->layout, w), y = rng_below(&gen->layout, h);
    int slant = rng_between(&gen->layout, -SLANT, SLANT);
    bool upright = rng_chance(&gen->layout, 1, 2);
    Vec slope = upright ? (Vec){slant, 2 * SLANT} : (Vec){2 * SLANT, slant};
    for (int i = 0; i < w * h; i++) {
        Vec cell = {i % w, i / w};
        int height = ground_height(round, (Vec){x, y}, slope, cell);
        gen->tour.steps[i] = (inverted ? -height : height) + hill(hills, cell);
    }
}

static int height_of_share(const GenContext *gen, int share) {
    int low = -HEIGHT_MOST, high = HEIGHT_MOST, cells = gen->tour.w * gen->tour.h;
    while (low < high) {
        int middle = (low + high + HEIGHT_MOST * 2) / 2 - HEIGHT_MOST;
        bool enough = count_below(gen->tour.steps, cells, middle) >= share;
        if (enough) high = middle;
        if (!enough) low = middle + 1;
    }
    return low;
}

// Water has no place among embers, nor before the vestibule's great hall.
static Follows draw_follows(GenContext *gen) {
    Follows follows = (Follows)rng_below(&gen->layout, FOLLOWS_COUNT);
    int depth = context_depth(gen);
    bool dry = depth == 1 || depth >= 7;
    return follows == FOLLOWS_STREAM && dry ? FOLLOWS_CLEFT : follows;
}

void seam_choose(GenContext *gen) {
    static const int RAGGED[FOLLOWS_COUNT] = {8, 2, 6, 6}; // cells
    int cells = gen->tour.w * gen->tour.h;
    Follows follows = draw_follows(gen);
    int share = cells / 100 * rng_between(&gen->layout, SEAM_LEAST, SEAM_MOST);
    gen->seam = (int)follows;
    measure_heights(gen, RAGGED[follows]);
    int height = height_of_share(gen, share);
    for (int i = 0; i < cells; i++) gen->spare.cells[i] = gen->tour.steps[i] < height;
}

static bool on_seam(const GenContext *gen, Vec cell) {
    int side = grid_at(&gen->spare, cell);
    for (int dir = 0; dir < DIR_COUNT; dir += 2) {
        if (grid_get(&gen->spare, vec_add(cell, DIRS[dir]), (uint8_t)side) != side) return true;
    }
    return false;
}

void seam_build(GenContext *gen) {
    Rect inside = context_inside(gen);
    Follows follows = (Follows)gen->seam;
    for (int i = 0; i < inside.w * inside.h && follows != FOLLOWS_NOTHING; i++) {
        Vec cell = {inside.x + i % inside.w, inside.y + i / inside.w};
        if (!on_seam(gen, cell)) continue;
        grid_set(&gen->level->tiles, cell, follows == FOLLOWS_WALL ? TILE_WALL : TILE_FLOOR);
        if (follows == FOLLOWS_STREAM) grid_set(&gen->plan, cell, PLAN_WATER);
    }
}
