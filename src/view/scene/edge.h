#pragma once
// How the picture tells what a toll leaves and what it takes: gold along the inner side of what stays, and a
// dark hatching on all the rest.

#include "view/light/view.h"

typedef struct Edge {
    Image hatch; // owned; of one cell, goes on in the next
} Edge;

// False when memory lacks. The caller frees.
bool edge_init(Edge *edge);
void edge_free(Edge *edge);

// A line along the sides of a cell that stays, each towards a neighbour that does not, as far as both are
// known. `strength`: 0..255 of the line; `glow`: px that it shines inwards.
typedef bool EdgeHolds(const void *own, Vec cell);
void edge_line(const View *view, EdgeHolds *holds, const void *own, Vec cell, int strength, int glow);

// Over a cell that goes, as far as it is known; `strength`: 0..FIELD_ONE.
void edge_doom(const Edge *edge, const View *view, Vec cell, int strength);
