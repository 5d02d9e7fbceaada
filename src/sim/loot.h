#pragma once
// What lies about: taken by touching it, left behind by the dead.

#include "sim/world.h"

// Takes what the hero's box touches; ends the game with the last of what counts.
void loot_collect(World *world);

// What was in a chest: taken at once, or it lies at `pos` while the hero does not need it.
void loot_find(World *world, ItemKind kind, Vec pos);

// A dead monster may leave a heart.
void loot_drop(World *world, int index, Vec pos);
