#include "gen/regions.h"

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

static void join_neighbours(Draft *draft) {
    const Grid *tiles = &draft->level->tiles;
    int cells = tiles->w * tiles->h;
    for (int i = 0; i < cells; i++) {
        if (tiles->cells[i] != TILE_FLOOR) continue;
        draft->reach.steps[i] = i;
        if (i % tiles->w > 0 && tiles->cells[i - 1] == TILE_FLOOR)
            draft->reach.steps[i] = region_of(draft, i - 1);
        if (i >= tiles->w && tiles->cells[i - tiles->w] == TILE_FLOOR) regions_join(draft, i, i - tiles->w);
    }
}

void regions_find(Draft *draft) {
    const Grid *tiles = &draft->level->tiles;
    int cells = tiles->w * tiles->h;
    join_neighbours(draft);
    for (int i = 0; i < cells; i++) draft->reach.queue[i] = 0;
    for (int i = 0; i < cells; i++) {
        if (tiles->cells[i] == TILE_FLOOR) draft->reach.queue[region_of(draft, i)]++;
    }
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
        if (tiles->cells[i] != TILE_FLOOR) continue;
        int region = region_of(draft, i);
        if (region != largest && region_size(draft, region) < least) tiles->cells[i] = TILE_WALL;
    }
}
