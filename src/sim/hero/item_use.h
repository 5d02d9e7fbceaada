#pragma once
// Using and throwing items in the bag: treasures, potions, scrolls, bombs. One table row for each kind.

#include "sim/state/world.h"

enum { NIGHT_TICKS = 600 }; // how long a potion of night hides the hero

// True when using the kind does something.
bool item_has_use(ItemKind kind);
// True when throwing it does more than to lay it there.
bool item_has_throw_effect(ItemKind kind);

// True when the hero has one and can use it where he stands. A candle needs dry floor, food a missing heart,
// and so on.
bool item_can_be_used_now(const World *world, ItemKind kind);

// Completes a use after USE_TICKS: spends one item, if it is still usable. A candle is set in
// world->intent.use_cell.
void item_use(World *world, ItemKind kind);

// Handles the thrown items that landed in this tick: they break, burn, start a fuse, lure monsters, or just
// lie there.
void item_resolve_landed(World *world);

// Once a tick: fuses burn down, a potion of night runs out.
void item_effects_tick(World *world);

// True when the hero reaches the cell beside him in direction `dir`: never around a corner.
bool item_hero_can_reach(const World *world, int dir);

// The cell where he would set a candle down: ahead of him if it can stand and burn there, otherwise his own.
Vec item_candle_cell(const World *world);
