#pragma once
// The hero's verbs.

#include "sim/state/world.h"

// Buffers the verb that was pressed for a few ticks, also during hit stop. The shutter and the quick slots
// take no time and act at once.
void hero_press(World *world, Input input);

// While time waits for him: does what is free, which is to turn and to aim. True when he begins to act, so
// that time passes.
bool hero_acts(World *world);

// One tick of the hero's act, controlled by the latest input.
void hero_tick(World *world);
