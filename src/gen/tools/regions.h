#pragma once
// Regions of floor, connected by straight steps, as a union-find forest over the cells. Each cell points to
// an earlier one of its region, the first to itself. A cell is its index in the grid, y * w + x. The forest
// uses scratch memory of the context, until context_set_start().

#include "gen/tools/context.h"

// Finds the regions of the floor as it is now, and their sizes.
void regions_find_by_reach(GenContext *gen);

// The first cell of the region that a floor cell belongs to.
int region_first_cell(GenContext *gen, int cell);

// Joins two regions. Returns false when they were one already. Sizes are not updated.
bool regions_join(GenContext *gen, int a, int b);

// Adds a cell to a region, whose first cell is `region`.
void region_extend(GenContext *gen, int region, int cell);

// Fills every region of fewer than `least` cells with wall, but never the largest.
void regions_keep_largest(GenContext *gen, int least);
