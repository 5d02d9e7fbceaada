#pragma once
// Smooth fields over the frame, as numbers at the nodes of a grid. Nodes lie 8 px apart and on the edges
// of the cells, so that each 8x8 block between four nodes belongs to one cell, and a field that is zero at
// all nodes of a cell is zero on all its pixels.
//
//        cell      cell
//     o--o--o--o--o--o--o--o--o        o: node; a node on an edge touches two cells, on a corner four
//     |           |           |

#include "map/level.h"
#include "view/canvas/camera.h"

enum {
    NODE_PX = 8,
    NODES_A_CELL = CELL_PX / NODE_PX,
    LIGHT_GRID_CELLS_W = 63, // the largest far frame touches 61x41 cells; one more on each side
    LIGHT_GRID_CELLS_H = 43,
    LIGHT_GRID_W = LIGHT_GRID_CELLS_W * NODES_A_CELL + 1,
    LIGHT_GRID_H = LIGHT_GRID_CELLS_H * NODES_A_CELL + 1,
    LIGHT_GRID_NODES = LIGHT_GRID_W * LIGHT_GRID_H,
    FIELD_ONE = 256,
    FIELD_MOST = 1800,
    FIELD_SPARE = 8 // more than the grid has, for loops over eight at a time
};

// In 1/256; at most FIELD_MOST, for the blur.
typedef struct Field {
    uint16_t at[LIGHT_GRID_NODES + FIELD_SPARE];
} Field;

typedef struct LightGrid {
    Rect cells; // that it covers
    int w, h;   // nodes
    uint16_t scratch[LIGHT_GRID_NODES];
} LightGrid;

// a * b / FIELD_ONE for numbers below 4096, written as what processors do with eight at once: the upper half
// of a product.
static inline uint16_t field_part(uint16_t a, uint16_t b) {
    return (uint16_t)((uint32_t)(uint16_t)(a << 4) * (uint16_t)(b << 4) >> 16);
}

// Covers what the camera shows and one cell more on each side.
void light_grid_cover(LightGrid *grid, const Camera *camera);

static inline int light_grid_index(const LightGrid *grid, int x, int y) {
    return y * grid->w + x;
}

// The node at the upper left of a cell.
static inline Vec light_grid_node(const LightGrid *grid, Vec cell) {
    return (Vec){(cell.x - grid->cells.x) * NODES_A_CELL, (cell.y - grid->cells.y) * NODES_A_CELL};
}

void field_clear(Field *field, const LightGrid *grid);
void field_fill(Field *field, const LightGrid *grid, int value);
void field_copy(Field *field, const LightGrid *grid, const Field *from);
void field_limit(Field *field, const LightGrid *grid, const Field *most); // to at most `most`
void field_scale(Field *field, const LightGrid *grid, const Field *by);   // by / FIELD_ONE

// Every node gets the average, or the least, of the cells (0..255, outside 0) that it touches.
void field_average(Field *field, const LightGrid *grid, const Grid *cells);
void field_least(Field *field, const LightGrid *grid, const Grid *cells);

// Box blur over 3x3 nodes; the outermost ones stay.
void field_blur(Field *field, LightGrid *grid);

// Between the nodes; `px` of the level, clamped to the grid.
int field_sample(const Field *field, const LightGrid *grid, Vec px);
