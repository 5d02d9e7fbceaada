#pragma once
// After an update of the rules: ways to what the hero could no longer reach.

#include "sim/state/world.h"

// Digs a way to each stairs and each treasure that the hero cannot reach from where he is, with his keys.
// Returns how many ways, or -1 when out of memory.
int world_reopen(World *world);
