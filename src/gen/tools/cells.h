#pragma once
// A list of cells with room for each cell of a level once: a queue, or cells to choose from.

#include "base/geom.h"
#include "base/rng.h"

typedef struct CellList {
    Vec *at;
    int count;
} CellList;

// Empty, with room for w * h cells. The caller frees it. Returns false when out of memory.
bool cells_init(CellList *cells, int w, int h);
void cells_free(CellList *cells);

static inline void cells_add(CellList *cells, Vec cell) {
    cells->at[cells->count++] = cell;
}

// Takes number `index` out of the list. The last cell moves to its place.
static inline Vec cells_take(CellList *cells, int index) {
    Vec cell = cells->at[index];
    cells->at[index] = cells->at[--cells->count];
    return cell;
}

// Takes a random one out. Returns false when the list is empty.
bool cells_take_random(CellList *cells, Rng *rng, Vec *cell);
