#pragma once
// Traps in the floor: who sets them off, what they do, and how the hero comes to know of them.

#include "sim/world.h"

// The hero now knows a trap, if he can see it and did not yet.
void traps_show(World *world, int fixture);

void traps_tick(World *world);
