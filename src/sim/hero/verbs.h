#pragma once
// The hero's verbs.

#include "sim/state/world.h"

// Buffers the verb that was pressed for a few ticks, also during hit stop. The shutter and the quick slots
// take no time and act at once.
void hero_press(World *world, Input input);

// One tick of the hero's act, controlled by the latest input.
void hero_tick(World *world);
