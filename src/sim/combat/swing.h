#pragma once
// Blows turn by turn: they count in cells and turns instead of arcs and ticks.

#include "sim/combat/reach.h"
#include "sim/state/world.h"

// True when a blow that is due has to wait, so that the hero can answer it. That is so if it was raised
// during what the hero is still doing, or if he began that with a turn to spare. An act that a hit
// interrupts gives no such delay.
bool swing_waits_for_hero(const World *world, const Actor *actor);

// Converts a reach in px to cells, to the nearest; at least one.
int swing_px_to_cells(int reach_px);

// True when a blow in the direction `aim` hits the neighbour `cell`: the cell ahead, the two beside it, and
// those further ahead within its reach.
bool swing_hits(const World *world, Vec from_cell, int aim, int reach_px, Vec cell);

// Turn by turn a lunge is a line of cells.

// The number of cells of its line.
int swing_lunge_cells(const Actor *actor);
// The offset of the k-th cell from the cell where it begins.
Vec swing_lunge_offset(const Actor *actor, int k);
// How many cells it has gone after `ticks` of the blow.
int swing_lunge_after(const Actor *actor, int ticks);

// The cell of the level that comes next after `ticks` of the blow; at the end, the cell where the actor is.
Vec swing_lunge_next(const Actor *actor, int ticks);
