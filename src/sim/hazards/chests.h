#pragma once
// Trapped chests, sprung from a distance.

#include "sim/state/world.h"

// Springs the trap of a chest in the cell without harm, when an item lands there; below, the same for one
// tick of the hero's blow.
void chests_spring(World *world, Vec cell);
void chests_strike(World *world);
