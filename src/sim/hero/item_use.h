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

// Settles what was thrown and came down in this tick: it breaks, burns, hisses, lures, or just lies there.
void item_land_all(World *world);

// Once a tick: fuses burn down, a potion's night passes.
void item_use_tick(World *world);

// True when he reaches the cell ahead: a door is opened from straight before it; anything else must not lie
// behind a corner.
bool item_reaches(const World *world, Vec ahead);

// The cell where he would set something down: ahead of him where it can lie there, else under him.
Vec item_place(const World *world);
