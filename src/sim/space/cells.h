#pragma once
// Turn by turn bodies stand on the centres of cells, one in each.

#include "sim/state/world.h"

// Moves every body to the centre of a cell, in index order: of its own cell if it is free, otherwise of the
// nearest free one by steps.
void cells_snap(World *world);

// Begins to play turn by turn, or in real time: who moves stops.
void cells_enter(World *world);
void cells_leave(World *world);
