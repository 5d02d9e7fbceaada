#pragma once
// Picking up items by touching them.

#include "sim/state/world.h"

// Takes the items that the hero's box touches, except burning ones. Ends the game with the last one that
// counts.
void loot_collect(World *world);

// Takes an item up, burning or not.
void loot_take(World *world, Item *item);

// Gives the hero the item of a chest. If he cannot use it now, it is laid at `pos` (sub).
void loot_give(World *world, ItemKind kind, Vec pos);
