#pragma once
// Turn by turn bodies stand on the centres of cells, one in each.

#include "sim/state/world.h"

// Puts whoever stands otherwise there, in the order of indices: onto the centre of its own cell if nobody
// else has it, else of the free cell fewest steps away.
void cells_snap(World *world);

// Begins to play turn by turn, or in real time: who moves stops.
void cells_enter(World *world);
void cells_leave(World *world);
