#include "gen/tools/regions.h"

int region_of(GenContext *gen, int cell) {
    int32_t *up = gen->reach.steps;
    while (up[cell] != cell) {
        up[cell] = up[up[cell]];
        cell = up[cell];
    }
    return cell;
}

// Cells in the region of that first cell; as regions_find() left it.
static int size_of(const GenContext *gen, int first) {
    return gen->reach.queue[first];
}

bool regions_join(GenContext *gen, int a, int b) {
    a = region_of(gen, a);
    b = region_of(gen, b);
    gen->reach.steps[int_max(a, b)] = int_min(a, b);
    return a != b;
}

void region_extend(GenContext *gen, int region, int cell) {
    gen->reach.steps[cell] = region;
}

// Joins each floor cell to the floor cell above it, unless its left neighbour has already joined both. Cells
// that are no floor point to themselves.
static void join_row(GenContext *gen, int first, int w) {
    const uint8_t *tiles = gen->level->tiles.cells;
    int32_t *up = gen->reach.steps;
    bool left = false, left_above = false;
    int region = 0;
    for (int i = first; i < first + w; i++) {
        bool here = tiles[i] == TILE_FLOOR, above = i >= w && tiles[i - w] == TILE_FLOOR;
        region = (here & left) ? region : (here & above) ? up[i - w] : i;
        up[i] = region;
        if (here & left & above & !left_above) regions_join(gen, i - 1, i - w);
        left = here;
        left_above = above;
    }
}

// True of floor that is not in that region. Reckoned by bits: where floor lies could not be foreseen.
static bool floor_elsewhere(const GenContext *gen, int cell, int region) {
    int floor = gen->level->tiles.cells[cell] == TILE_FLOOR;
    return ((gen->reach.steps[cell] ^ region) & -floor) != 0;
}

// Each cell points to an earlier one, which knows its region by then. Most are of the one before.
static void count_sizes(GenContext *gen) {
    const Grid *tiles = &gen->level->tiles;
    int32_t *up = gen->reach.steps, *sizes = gen->reach.queue;
    int cells = tiles->w * tiles->h, region = 0, count = 0;
    for (int i = 0; i < cells; i++) sizes[i] = 0;
    for (int i = 0; i < cells; i++) {
        up[i] = up[up[i]];
        if (floor_elsewhere(gen, i, region)) {
            sizes[region] += count;
            region = up[i];
            count = 0;
        }
        count += tiles->cells[i] == TILE_FLOOR;
    }
    sizes[region] += count;
}

void regions_find(GenContext *gen) {
    const Grid *tiles = &gen->level->tiles;
    for (int y = 0; y < tiles->h; y++) join_row(gen, y * tiles->w, tiles->w);
    count_sizes(gen);
}

// The first cell of the largest region; -1 without floor.
static int find_largest(const GenContext *gen) {
    int largest = -1, size = 0, cells = gen->reach.w * gen->reach.h;
    for (int i = 0; i < cells; i++) {
        if (size_of(gen, i) <= size) continue;
        largest = i;
        size = size_of(gen, i);
    }
    return largest;
}

void regions_fill_small(GenContext *gen, int least) {
    Grid *tiles = &gen->level->tiles;
    int cells = tiles->w * tiles->h, largest = find_largest(gen);
    for (int i = 0; i < cells; i++) {
        if (floor_elsewhere(gen, i, largest) && size_of(gen, region_of(gen, i)) < least)
            tiles->cells[i] = TILE_WALL;
    }
}
