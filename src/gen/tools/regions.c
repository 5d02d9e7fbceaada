#include "gen/tools/regions.h"

int region_first_cell(GenContext *gen, int cell) {
    int32_t *up = gen->reach.steps;
    while (up[cell] != cell) {
        up[cell] = up[up[cell]];
        cell = up[cell];
    }
    return cell;
}

// The number of cells in the region of that first cell, as regions_find_by_reach() counted it.
static int size_of(const GenContext *gen, int first) {
    return gen->reach.queue[first];
}

bool regions_join(GenContext *gen, int a, int b) {
    a = region_first_cell(gen, a);
    b = region_first_cell(gen, b);
    gen->reach.steps[int_max(a, b)] = int_min(a, b);
    return a != b;
}

void region_extend(GenContext *gen, int region, int cell) {
    gen->reach.steps[cell] = region;
}

static bool is_floor(const GenContext *gen, int cell) {
    return gen->level->tiles.cells[cell] == TILE_FLOOR;
}

// Joins each floor cell to the floor before it and above it. Other cells point to themselves.
void regions_find_by_reach(GenContext *gen) {
    int32_t *up = gen->reach.steps, *sizes = gen->reach.queue;
    int w = gen->level->tiles.w, cells = w * gen->level->tiles.h;
    for (int i = 0; i < cells; i++) {
        up[i] = i;
        sizes[i] = 0;
        if (!is_floor(gen, i)) continue;
        if (i % w > 0 && is_floor(gen, i - 1)) regions_join(gen, i, i - 1);
        if (i >= w && is_floor(gen, i - w)) regions_join(gen, i, i - w);
    }
    for (int i = 0; i < cells; i++) {
        if (is_floor(gen, i)) sizes[region_first_cell(gen, i)]++;
    }
}

// The first cell of the largest region; -1 if there is no floor.
static int find_largest(const GenContext *gen) {
    int largest = -1, size = 0, cells = gen->reach.w * gen->reach.h;
    for (int i = 0; i < cells; i++) {
        if (size_of(gen, i) <= size) continue;
        largest = i;
        size = size_of(gen, i);
    }
    return largest;
}

// lesson: scatter pockets
// lesson: caves caverns
void regions_keep_largest(GenContext *gen, int least) {
    Grid *tiles = &gen->level->tiles;
    int cells = tiles->w * tiles->h, largest = find_largest(gen);
    for (int i = 0; i < cells; i++) {
        int region = region_first_cell(gen, i);
        if (!is_floor(gen, i) || region == largest || size_of(gen, region) >= least) continue;
        tiles->cells[i] = TILE_WALL;
        STEP(gen);
    }
}
// lesson ends
