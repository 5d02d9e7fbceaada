#pragma once
// The hero's verbs.

#include "sim/state/world.h"

// Remembers which verb was pressed, for as long as the buffer lasts; also while everything stands still. The
// shutter and the quick slots take no time and act at once.
void hero_press(World *world, Input input);

// One tick of what he does, by the input that was pressed last.
void hero_tick(World *world);
