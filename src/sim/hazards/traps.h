#pragma once
// Traps in the floor: what sets them off, what they do, and how the hero discovers them.

#include "sim/state/world.h"

void traps_tick(World *world);
