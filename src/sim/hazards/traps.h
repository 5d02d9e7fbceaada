#pragma once
// Traps in the floor: who sets them off, what they do, and how the hero comes to know of them.

#include "sim/state/world.h"

void traps_tick(World *world);
