#pragma once
// Joins regions of floor by the shortest tunnels, and fills those that are not worth one.

#include "gen/tools/cells.h"
#include "map/level.h"

// Its memory.
typedef struct Join {
    Grid ground;     // what each cell means to the search
    Grid met;        // whether the search has met it
    Vec *back;       // the stone or door before it on the way from the hero; for a region, its first cell
    CellList stone;  // stone that was met, in order; its neighbours are met next
    CellList doors;  // locked doors that were met; used when there is no stone left
    CellList region; // connected floor
    CellList small;  // the first cells of regions that are not worth a tunnel
} Join;

// Returns false when out of memory; then call join_free().
bool join_init(Join *join, int w, int h);
void join_free(Join *join);

// Digs and fills cells that are not held. Joins every region of floor with a held cell, or with REGION_MIN
// cells, to `hero`, a walkable cell inside the border: through stone that is not held if possible, otherwise
// through locked doors.
void join_regions(Join *join, Level *level, const Grid *held, Vec hero);
