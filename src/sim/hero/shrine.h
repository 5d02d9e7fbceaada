#pragma once
// The shrine: for three goods it gives more life, once. It asks first, and takes the cheapest of those that
// bring points; the candles of the start are no gift.

#include "sim/state/world.h"

enum { SHRINE_GOODS = 3, SHRINE_HP = 2 };

bool shrine_in(const World *world, Vec cell);

// The hero uses it: it asks, or gives when it has asked within the last ticks.
void shrine_use(World *world, Vec cell);
