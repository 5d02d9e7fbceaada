#pragma once
// Joins regions of floor by the shortest tunnels, and fills what is not worth one.

#include "gen/tools/cells.h"
#include "map/level.h"

// The memory that it takes.
typedef struct Join {
    Grid ground;     // what each cell is to the search
    Grid met;        // whether the search has come by it
    Vec *back;       // the stone or door before on the way from the hero, or the first cell of a region
    CellList stone;  // that was met, in order: what lies beside it is met next
    CellList doors;  // likewise, once there is no more stone
    CellList region; // floor that hangs together
    CellList small;  // the first cells of regions that are not worth a tunnel
} Join;

// False when memory lacks; join_free() then frees what there is.
bool join_init(Join *join, int w, int h);
void join_free(Join *join);

// Digs and fills what is not held. Every region of floor that holds a held cell, or REGION_MIN cells, is
// joined to `hero`, a cell within the border that can be walked, as rebuild.h says.
void join_regions(Join *join, Level *level, const Grid *held, Vec hero);
