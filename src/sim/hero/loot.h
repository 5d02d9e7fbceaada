#pragma once
// Picking up items by touching them.

#include "sim/state/world.h"

// Takes what the hero's box touches, unless it burns; ends the game with the last of what counts.
void loot_collect(World *world);

// Takes an item up, burning or not.
void loot_take(World *world, Item *item);

// Gives the hero the item of a chest; it is laid at `pos` while he does not need it.
void loot_find(World *world, ItemKind kind, Vec pos);
