#pragma once
// What potions and scrolls look like, and are called, until their kind is known.

#include "sim/state/world.h"

// The title of an item as the hero knows it: "red potion" until its kind is named. Static text.
const char *item_title(const World *world, ItemKind kind);

// Draws the looks of potions and scrolls, from the level's seed.
void item_init_looks(World *world);
