#pragma once
// The looks and names of potions and scrolls until their kind is identified.

#include "sim/state/world.h"

// The title of an item as the hero knows it: "red potion" until its kind is identified. Static text.
const char *item_known_title(const World *world, ItemKind kind);

// Draws the looks of potions and scrolls, from the level's seed.
void item_init_looks(World *world);
