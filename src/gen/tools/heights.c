// The height of a cell is its distance beyond a slanting line, or from a point, with the gentle hills of a
// value noise added.
#include "gen/tools/heights.h"

enum {
    HILL = 5,          // cells between two points of the noise
    HILLS_MOST = 64,   // the most points along a side
    SLANT = 3,         // cells that a line moves aside at most, for twice as many along
    ROUND_PER_TEN = 4, // how many of ten reliefs are around a point
    RING_LEAST = 7,    // cells from the point to a valley around it
    RING_MOST = 13
};

// The height of a cell without hills, in quarters of a cell.
static int ground_height(bool round, Vec point, Vec slope, Vec cell) {
    Vec away = vec_sub(cell, point);
    if (round) return (int)int_sqrt(16 * (uint64_t)vec_square(away));
    return 4 * (away.x * slope.x + away.y * slope.y) / int_max(int_abs(slope.x), int_abs(slope.y));
}

// The noise at a cell, in quarters of a cell, between four points.
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

void heights_generate(GenContext *gen, Rng *rng, Relief relief) {
    uint8_t hills[(LEVEL_PLAY_MAX / HILL + 2) * HILLS_MOST];
    int w = gen->level->tiles.w, h = gen->level->tiles.h;
    for (size_t i = 0; i < sizeof hills; i++) hills[i] = (uint8_t)rng_below(rng, 4 * relief.ragged + 1);
    bool round = rng_chance(rng, ROUND_PER_TEN, 10);
    bool inverted = rng_chance(rng, 1, 2);
    int x = rng_below(rng, w), y = rng_below(rng, h);
    int slant = rng_between(rng, -SLANT, SLANT);
    bool upright = rng_chance(rng, 1, 2);
    Vec slope = upright ? (Vec){slant, 2 * SLANT} : (Vec){2 * SLANT, slant};
    bool valley = relief.valley > 0 && rng_chance(rng, relief.valley, 10);
    int ring = valley && round ? 4 * rng_between(rng, RING_LEAST, RING_MOST) : 0;
    for (int i = 0; i < w * h; i++) {
        Vec cell = {i % w, i / w};
        int height = ground_height(round, (Vec){x, y}, slope, cell);
        if (valley) height = int_abs(height - ring);
        gen->tour.steps[i] = (inverted && !valley ? -height : height) + hill(hills, cell);
    }
}

int heights_threshold(const GenContext *gen, int cell_count) {
    int low = -HEIGHT_MOST, high = HEIGHT_MOST, cells = gen->tour.w * gen->tour.h;
    while (low < high) {
        int middle = (low + high + HEIGHT_MOST * 2) / 2 - HEIGHT_MOST;
        bool enough = count_below(gen->tour.steps, cells, middle) >= cell_count;
        if (enough) high = middle;
        if (!enough) low = middle + 1;
    }
    return low;
}
