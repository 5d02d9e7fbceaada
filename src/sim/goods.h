#pragma once
// What comes of using and throwing what is in the bag: goods, potions, scrolls, bombs. A row of a table each.

#include "sim/world.h"

// True when the hero can use that kind where he stands (a candle can be set, cheese be eaten, ...).
bool goods_usable(const World *world, ItemKind kind);

// He has held out for USE_TICKS: one is spent.
void goods_use(World *world, ItemKind kind);

// A thrown one comes down; true when it is spent by that, else it lies there.
bool goods_land(World *world, ItemKind kind, Vec cell);

// The title of an item as the hero knows it: "red potion" until its kind is named. Static text.
const char *goods_title(const World *world, ItemKind kind);
