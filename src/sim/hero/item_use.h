#pragma once
// Using and throwing items in the bag: goods, potions, scrolls, bombs. One table row for each kind.

#include "sim/state/world.h"

enum { NIGHT_TICKS = 600 }; // for which a potion of night hides the hero

// Whether using the kind does something, and whether throwing it does more than to put it there.
bool item_has_use(ItemKind kind);
bool item_has_toss(ItemKind kind);

// True when the hero has one and can use it where he stands (a candle needs dry room, food a missing heart,
// ...).
bool item_usable(const World *world, ItemKind kind);

// Completes a use after USE_TICKS: spends one item, if it is still usable. A candle is set in
// world->intent.use_cell.
void item_use(World *world, ItemKind kind);

// Settles the thrown items that landed in this tick: they break, burn, start a fuse, lure, or just lie there.
void item_land_all(World *world);

// Once a tick: fuses burn down, a potion of night runs out.
void item_use_tick(World *world);

// True when he reaches the cell ahead: a door only from straight in front of it, anything else not around a
// corner.
bool item_reaches(const World *world, Vec ahead);

// The cell where he would set a candle down: ahead of him where it can stand and burn, else his own.
Vec item_place(const World *world);
