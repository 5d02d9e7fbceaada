#pragma once
// A rectangle of bytes, row by row.

#include "base/geom.h"

#include <stddef.h>

typedef struct Grid {
    int w, h;
    uint8_t *cells;
} Grid;

// Zero-filled. The caller frees it. Returns false, with an empty grid, when out of memory.
bool grid_init(Grid *grid, int w, int h);
bool grid_clone(Grid *to, const Grid *from); // makes a new one; returns as above
void grid_free(Grid *grid);
void grid_copy(Grid *to, const Grid *from); // both must have the same size
void grid_fill(Grid *grid, uint8_t value);
void grid_fill_clipped(Grid *grid, Rect rect, uint8_t value); // clipped to the grid

static inline bool grid_has(const Grid *grid, Vec at) {
    return (unsigned)at.x < (unsigned)grid->w && (unsigned)at.y < (unsigned)grid->h;
}

// The position must be inside.
static inline size_t grid_index(const Grid *grid, Vec at) {
    return (size_t)at.y * (size_t)grid->w + (size_t)at.x;
}
static inline uint8_t grid_at(const Grid *grid, Vec at) {
    return grid->cells[grid_index(grid, at)];
}
static inline void grid_set(Grid *grid, Vec at, uint8_t value) {
    grid->cells[grid_index(grid, at)] = value;
}

// The value at a position, or `outside` if that is not in the grid.
static inline uint8_t grid_get(const Grid *grid, Vec at, uint8_t outside) {
    return grid_has(grid, at) ? grid_at(grid, at) : outside;
}
