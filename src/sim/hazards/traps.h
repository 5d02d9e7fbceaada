#pragma once
// Traps in the floor: what sets them off, what they do, and how the hero discovers them.

#include "sim/state/world.h"

// Once a tick: who treads on one, what is under way, what the hero finds.
void traps_tick(World *world);
