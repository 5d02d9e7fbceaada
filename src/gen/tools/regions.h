#pragma once
// The regions of floor, by straight steps, as a union-find forest over the cells: each cell points to an
// earlier one of its region, the first cell to itself. It lives in the context's scratch, until
// context_start().

#include "gen/tools/context.h"

// Finds the regions of the floor as it is now, and their sizes.
void regions_find(GenContext *gen);

// The first cell of the region that a floor cell belongs to.
int region_of(GenContext *gen, int cell);

// Makes one region of two; false when they were one. The sizes stay what they were.
bool regions_join(GenContext *gen, int a, int b);

// Adds a cell to a region.
void region_extend(GenContext *gen, int region, int cell);

// Fills every region of fewer cells than `least` with wall; the largest stays in any case.
void regions_fill_small(GenContext *gen, int least);
