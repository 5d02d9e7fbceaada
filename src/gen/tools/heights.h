#pragma once
// The lie of the land: heights by which a level is parted in two, and by which it is flooded.

#include "gen/tools/context.h"

enum { HEIGHT_MOST = 4096 };

typedef struct Relief {
    int ragged; // cells that an edge along it goes astray at most
    int valley; // in ten reliefs, so many are low along a line or a ring, and rise on both sides of it
} Relief;

// Draws heights for all cells, in quarters of a cell and beyond -HEIGHT_MOST..HEIGHT_MOST nowhere, into
// gen->tour.steps: how far a cell lies beyond a slanting line, or from a point, or from a valley's floor.
void heights_measure(GenContext *gen, Rng *rng, Relief relief);

// The least height below which `share` cells lie or more. HEIGHT_MOST when there are not so many: cells that
// do not count are given that.
int heights_limit(const GenContext *gen, int share);
