#pragma once
// How a body larger than a cell walks: over cells where all of its width fits, through walls that were only
// built by a toll, and around what is built for good: the border, pillars, braziers.

#include "sim/state/world.h"

// One tick of the way to a cell, or as near to it as it fits.
void lumber_to(World *world, int index, Vec target, int eighths);

// Breaks what gives way in a cell; false when nothing does.
bool lumber_crush(World *world, int index, Vec cell);

// Clears its way by a thrust: crushes, tramples. True when something holds; `pillar` says whether that was a
// pillar, which breaks.
bool lumber_through(World *world, int index, Vec by, bool *pillar);

// Turn by turn: to the free cell nearest to `cell`.
void lumber_hop(World *world, int index, Vec cell);
