#pragma once
// The shrine: takes three goods and gives more hearts, once. It asks first, and takes the cheapest goods that
// bring points; the candles of the start do not count.

#include "sim/state/world.h"

enum { SHRINE_GOODS = 3, SHRINE_HP = 2 }; // that it takes; half hearts more that he can have then

bool shrine_in(const World *world, Vec cell);

// The hero uses the shrine: it asks, or gives when it has asked within the last ticks.
void shrine_use(World *world, Vec cell);
