#pragma once
// Bombs and powder barrels: a blast of 3x3 cells that also breaks props and ignites fuel.

#include "sim/state/world.h"

// The cells of a 3x3 square with an open line to its middle, solid ones included; in reading order.
typedef struct BlastCells {
    Vec cells[9];
    int count;
} BlastCells;

// The cells that a blast in the cell `middle` reaches.
BlastCells blast_reach(const World *world, Vec middle);

// A blast caused by `by` (or NOBODY). It hurts everybody in reach, and breaks and ignites what it can.
void blast_explode_now(World *world, Vec middle, ActorId by);

// Blows up the barrels queued in this tick.
void blasts_resolve(World *world);
