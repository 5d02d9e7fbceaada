#pragma once
// The relief of a level: heights by which it is divided in two, or flooded.

#include "gen/tools/context.h"

enum { HEIGHT_MOST = 4096 };

typedef struct Relief {
    int ragged; // how far an edge may deviate from a smooth line, in cells
    int valley; // how many of ten reliefs are low along a line or a ring and rise on both sides
} Relief;

// Draws a height for each cell, in quarters of a cell and within -HEIGHT_MOST..HEIGHT_MOST, into
// gen->tour.steps: how far the cell is beyond a slanting line, or from a point, or from a valley's floor.
void heights_generate(GenContext *gen, Rng *rng, Relief relief);

// The smallest height below which at least `cell_count` cells are. HEIGHT_MOST when there are not so many.
// Cells that must not count have the height HEIGHT_MOST.
int heights_threshold(const GenContext *gen, int cell_count);
