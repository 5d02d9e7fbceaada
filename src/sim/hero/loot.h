#pragma once
// What lies about is taken by touching it.

#include "sim/state/world.h"

// Takes what the hero's box touches, unless it burns; ends the game with the last of what counts.
void loot_collect(World *world);

// Takes an item up, burning or not.
void loot_take(World *world, Item *item);

// What was in a chest: taken at once, or it lies at `pos` while the hero does not need it.
void loot_find(World *world, ItemKind kind, Vec pos);
