#pragma once
// The hero's verbs.

#include "sim/world.h"

// Remembers a strike or a use that was pressed, for as long as the buffer lasts; also while everything stands
// still.
void hero_press(World *world, Input input);

void hero_tick(World *world, Input input);
