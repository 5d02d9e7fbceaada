#pragma once
// The traps of chests, and how they are sprung from afar.

#include "sim/state/world.h"

// Something fell upon a cell, or (below) one tick of the hero's blow: it springs the traps of chests, without
// harm.
void chests_spring(World *world, Vec cell);
void chests_strike(World *world);
