#include "gen/tools/regions.h"

int region_of(Draft *draft, int cell) {
    int32_t *up = draft->reach.steps;
    while (up[cell] != cell) {
        up[cell] = up[up[cell]];
        cell = up[cell];
    }
    return cell;
}

int region_size(const Draft *draft, int first) {
    return draft->reach.queue[first];
}

bool regions_join(Draft *draft, int a, int b) {
    a = region_of(draft, a);
    b = region_of(draft, b);
    draft->reach.steps[int_max(a, b)] = int_min(a, b);
    return a != b;
}

void region_extend(Draft *draft, int region, int cell) {
    draft->reach.steps[cell] = region;
}

// A cell that touches floor above joins it, unless the cell to the left has done so for both. What is no
// floor points to itself.
static void join_row(Draft *draft, int first, int w) {
    const uint8_t *tiles = draft->level->tiles.cells;
    int32_t *up = draft->reach.steps;
    bool left = false, left_above = false;
    int region = 0;
    for (int i = first; i < first + w; i++) {
        bool here = tiles[i] == TILE_FLOOR, above = i >= w && tiles[i - w] == TILE_FLOOR;
        region = (here & left) ? region : (here & above) ? up[i - w] : i;
        up[i] = region;
        if (here & left & above & !left_above) regions_join(draft, i - 1, i - w);
        left = here;
        left_above = above;
    }
}

// True of floor that is not in that region. Reckoned by bits: where floor lies could not be foreseen.
static bool floor_elsewhere(const Draft *draft, int cell, int region) {
    int floor = draft->level->tiles.cells[cell] == TILE_FLOOR;
    return ((draft->reach.steps[cell] ^ region) & -floor) != 0;
}

// Each cell points to an earlier one, which knows its region by then. Most are of the one before.
static void count_sizes(Draft *draft) {
    const Grid *tiles = &draft->level->tiles;
    int32_t *up = draft->reach.steps, *sizes = draft->reach.queue;
    int cells = tiles->w * tiles->h, region = 0, count = 0;
    for (int i = 0; i < cells; i++) sizes[i] = 0;
    for (int i = 0; i < cells; i++) {
        up[i] = up[up[i]];
        if (floor_elsewhere(draft, i, region)) {
            sizes[region] += count;
            region = up[i];
            count = 0;
        }
        count += tiles->cells[i] == TILE_FLOOR;
    }
    sizes[region] += count;
}

void regions_find(Draft *draft) {
    const Grid *tiles = &draft->level->tiles;
    for (int y = 0; y < tiles->h; y++) join_row(draft, y * tiles->w, tiles->w);
    count_sizes(draft);
}

int regions_largest(const Draft *draft) {
    int largest = -1, size = 0, cells = draft->reach.w * draft->reach.h;
    for (int i = 0; i < cells; i++) {
        if (region_size(draft, i) <= size) continue;
        largest = i;
        size = region_size(draft, i);
    }
    return largest;
}

void regions_fill_small(Draft *draft, int least) {
    Grid *tiles = &draft->level->tiles;
    int cells = tiles->w * tiles->h, largest = regions_largest(draft);
    for (int i = 0; i < cells; i++) {
        if (floor_elsewhere(draft, i, largest) && region_size(draft, region_of(draft, i)) < least)
            tiles->cells[i] = TILE_WALL;
    }
}
