#pragma once
// What lies about: taken by touching it, left behind by the dead.

#include "sim/world.h"

// Takes what the hero's box touches; ends the game with the last of what counts.
void loot_collect(World *world);

// A dead monster may leave a heart.
void loot_drop(World *world, int index, Vec pos);
