#pragma once
// Smooth fields over the frame, as numbers at the nodes of a lattice. Nodes lie 8 px apart and on the edges
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
    LATTICE_CELLS_W = 63, // the largest far frame touches 61x41 cells; one more on each side
    LATTICE_CELLS_H = 43,
    LATTICE_W = LATTICE_CELLS_W * NODES_A_CELL + 1,
    LATTICE_H = LATTICE_CELLS_H * NODES_A_CELL + 1,
    LATTICE_NODES = LATTICE_W * LATTICE_H,
    FIELD_ONE = 256,
    FIELD_MOST = 1800,
    FIELD_SPARE = 8 // more than the lattice has, for loops over eight at a time
};

// In 1/256; at most FIELD_MOST, for the blur.
typedef struct Field {
    uint16_t at[LATTICE_NODES + FIELD_SPARE];
} Field;

typedef struct Lattice {
    Rect cells; // that it covers
    int w, h;   // nodes
    uint16_t scratch[LATTICE_NODES];
} Lattice;

// a * b / FIELD_ONE for numbers below 4096, written as what processors do with eight at once: the upper half
// of a product.
static inline uint16_t field_part(uint16_t a, uint16_t b) {
    return (uint16_t)((uint32_t)(uint16_t)(a << 4) * (uint16_t)(b << 4) >> 16);
}

// Covers what the camera shows and one cell more on each side.
void lattice_cover(Lattice *lattice, const Camera *camera);

static inline int lattice_index(const Lattice *lattice, int x, int y) {
    return y * lattice->w + x;
}

// The node at the upper left of a cell.
static inline Vec lattice_node(const Lattice *lattice, Vec cell) {
    return (Vec){(cell.x - lattice->cells.x) * NODES_A_CELL, (cell.y - lattice->cells.y) * NODES_A_CELL};
}

void field_clear(Field *field, const Lattice *lattice);
void field_copy(Field *field, const Lattice *lattice, const Field *from);
void field_limit(Field *field, const Lattice *lattice, const Field *most); // to at most `most`
void field_scale(Field *field, const Lattice *lattice, const Field *by);   // by / FIELD_ONE

// Every node gets the average, or the least, of the cells (0..255, outside 0) that it touches.
void field_average(Field *field, const Lattice *lattice, const Grid *cells);
void field_least(Field *field, const Lattice *lattice, const Grid *cells);

// Box blur over 3x3 nodes; the outermost ones stay.
void field_blur(Field *field, Lattice *lattice);

// Between the nodes; `px` of the level, clamped to the lattice.
int field_sample(const Field *field, const Lattice *lattice, Vec px);
