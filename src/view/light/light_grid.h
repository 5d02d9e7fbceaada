#pragma once

#include "view/canvas/camera.h"

// Smooth fields over the frame, as numbers at the nodes of a grid. Nodes are 8 px apart and lie on the edges
// of cells. So each 8x8 block between four nodes belongs to one cell, and a field that is 0 at all nodes of
// a cell is 0 on all its pixels.
//
//        cell      cell
//     o--o--o--o--o--o--o--o--o        o: node; a node on an edge touches two cells, on a corner four
//     |           |           |

enum {
    NODE_PX = 8,
    NODES_A_CELL = CELL_PX / NODE_PX,
    LIGHT_GRID_CELLS_W = 63, // the widest frame touches 61 cells; one more on each side
    LIGHT_GRID_CELLS_H = 48, // the highest touches 46
    LIGHT_GRID_W = LIGHT_GRID_CELLS_W * NODES_A_CELL + 1,
    LIGHT_GRID_H = LIGHT_GRID_CELLS_H * NODES_A_CELL + 1,
    LIGHT_GRID_NODES = LIGHT_GRID_W * LIGHT_GRID_H,
    FIELD_ONE = 256,
    FIELD_MOST = 1800,
    FIELD_SPARE = 8 // beyond the grid, because loops take eight at a time
};

// In 1/256; at most FIELD_MOST, because of the blur.
typedef struct Field {
    uint16_t at[LIGHT_GRID_NODES + FIELD_SPARE];
} Field;

typedef struct LightGrid {
    Rect cells; // the cells that it covers
    int w, h;   // the number of nodes
    uint16_t scratch[LIGHT_GRID_NODES];
} LightGrid;

// a * b / FIELD_ONE for numbers below 4096, in a form that processors compute eight at once: the upper half
// of a product.
static inline uint16_t field_part(uint16_t a, uint16_t b) {
    return (uint16_t)((uint32_t)(uint16_t)(a << 4) * (uint16_t)(b << 4) >> 16);
}

// Covers what the camera shows and one more cell on each side.
void light_grid_cover(LightGrid *grid, const Camera *camera);

static inline int light_grid_index(const LightGrid *grid, int x, int y) {
    return y * grid->w + x;
}

// The node at the upper left of a cell.
static inline Vec light_grid_top_left_node(const LightGrid *grid, Vec cell) {
    return (Vec){(cell.x - grid->cells.x) * NODES_A_CELL, (cell.y - grid->cells.y) * NODES_A_CELL};
}

// These change the nodes that the grid has now.
void field_clear(Field *field, const LightGrid *grid);

void field_fill(Field *field, const LightGrid *grid, int value);

void field_copy(Field *field, const LightGrid *grid, const Field *from);

void field_limit(Field *field, const LightGrid *grid, const Field *most); // limits it to `most`

void field_scale(Field *field, const LightGrid *grid, const Field *by); // multiplies by / FIELD_ONE

// Every node gets the average, or the least, of the cells that it touches (0..255, outside 0).
void field_fill_average(Field *field, const LightGrid *grid, const Grid *cells);

void field_fill_least(Field *field, const LightGrid *grid, const Grid *cells);

// A box blur over 3x3 nodes. The outermost nodes stay.
void field_blur(Field *field, LightGrid *grid);

// Interpolates between nodes. `px` of the level; clamped to the grid.
int field_sample(const Field *field, const LightGrid *grid, Vec px);
