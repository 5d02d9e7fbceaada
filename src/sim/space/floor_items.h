#pragma once
// Items on the floor: where they can lie, and how they are laid there.

#include "map/drops.h"
#include "sim/state/world.h"

// Whether an item can lie in a cell: not in a solid one, nor in a doorway, nor over a pit.
bool floor_allows_items(const World *world, Vec cell);

// The cell itself if items can lie there, otherwise one beside it.
Vec floor_cell_for_item(const World *world, Vec cell);

// Lays an item. Returns its index, or -1 if it is lost: when the list is full, only a treasure replaces a
// coin, a heart or an arrow.
int floor_put(World *world, Item item);

// The same for a burning item.
int floor_put_burning(World *world, Item item);

// Lays an item that burns for `ticks` and counts as collected already.
void floor_put_lit_item(World *world, ItemKind kind, Vec cell, int ticks);

// Lays the drop of a dead monster or a broken pot, if any; in stone it lands on the nearest floor. `by` is
// the monster, or the hero.
void floor_drop(World *world, DropTable table, ActorId by, Vec pos);

// True for a treasure that lies in light and was not collected yet.
bool floor_item_is_lit(const World *world, const Item *item);
// The same for one whose cell the hero knows. While there is one, a toll takes none.
bool floor_lit_is_known(const World *world, const Item *item);
// Whether a toll would hallow the item if it came now.
bool floor_item_doubles(const World *world, const Item *item);
