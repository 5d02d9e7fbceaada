#pragma once
// The shrine takes three treasures and gives more hearts, once. It asks first. It takes the cheapest
// treasures that are worth points; the candles of the start do not count.

#include "sim/state/world.h"

enum { SHRINE_TREASURES = 3 }; // the number of treasures

// True when a shrine stands in the cell.
bool shrine_is_in_cell(const World *world, Vec cell);

// The hero uses the shrine: it asks, or, if it asked a moment ago, takes and gives.
void shrine_use(World *world, Vec cell);
