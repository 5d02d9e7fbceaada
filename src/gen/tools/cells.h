#pragma once
// A list of cells with room for all cells of a level, each once: a queue, or cells to choose from.

#include "base/geom.h"
#include "base/rng.h"

typedef struct CellList {
    Vec *at;
    int count;
} CellList;

// Empty, with room for w * h cells; false when out of memory. The caller frees.
bool cells_init(CellList *cells, int w, int h);
void cells_free(CellList *cells);

static inline void cells_add(CellList *cells, Vec cell) {
    cells->at[cells->count++] = cell;
}

// Removes number `index` from the list; the last cell takes its place.
static inline Vec cells_take(CellList *cells, int index) {
    Vec cell = cells->at[index];
    cells->at[index] = cells->at[--cells->count];
    return cell;
}

// Removes any of them, at random; false when there is none.
bool cells_draw(CellList *cells, Rng *rng, Vec *cell);
