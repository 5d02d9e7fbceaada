#pragma once
// What comes of using and throwing what is in the bag: goods, potions, scrolls, bombs. A row of a table each.

#include "sim/state/world.h"

enum { NIGHT_TICKS = 600 }; // for which a potion of night hides him who drinks it

// True when using the kind does anything at all (else it can only be thrown).
bool item_has_use(ItemKind kind);

// True when the hero has some and can use it where he stands (a candle can be set, cheese is needed, ...).
bool item_usable(const World *world, ItemKind kind);

// He has held out for USE_TICKS: one is spent, if he still can use it. A candle is set in world->use_cell.
void item_use(World *world, ItemKind kind);

// A thrown one comes down: it breaks, burns, hisses, lures, or just lies there.
void item_land(World *world, Item item);

// Once a tick: fuses burn down, a potion's night passes.
void item_use_tick(World *world);

// The title of an item as the hero knows it: "red potion" until its kind is named. Static text.
const char *item_title(const World *world, ItemKind kind);

// Draws the looks of potions and scrolls, from the level's seed.
void item_init_looks(World *world);
