#pragma once
// Trapped chests, set off from a distance.

#include "sim/state/world.h"

// Sets off the trapped chest in a cell without harm: an item has landed there, or a blast has reached it.
void chests_disarm(World *world, Vec cell);
// One tick of the hero's blow: sets off the trapped chests in its reach without harm.
void chests_disarm_struck(World *world);
