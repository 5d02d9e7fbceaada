#pragma once
// Turn by turn each body stands on the centre of a cell of its own.

#include "sim/state/world.h"

// Moves every body to the centre of a cell, in index order: of its own cell if it is free, otherwise of the
// nearest free one by steps.
void bodies_snap_to_cells(World *world);

// Starts playing turn by turn. Everybody who moves stops, on a cell of his own.
void bodies_stop_turns(World *world);
// Starts playing in real time. Everybody who moves stops.
void bodies_stop_real_time(World *world);
