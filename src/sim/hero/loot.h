#pragma once
// What lies about: taken by touching it, left behind by the dead.

#include "map/drops.h"
#include "sim/state/world.h"

// Takes what the hero's box touches, unless it burns; ends the game with the last of what counts.
void loot_collect(World *world);

// Takes an item up, burning or not.
void loot_take(World *world, Item *item);

// Whether a thing can lie in a cell: nothing does in a doorway, nor over a pit.
bool loot_lies(const World *world, Vec cell);

// The cell itself if things can lie there, else one beside it.
Vec loot_spot(const World *world, Vec cell);

// Lays a thing down and returns its index. Where too many lie about a good takes the place of a coin, a heart
// or an arrow; anything else is lost: -1.
int loot_put(World *world, Item item);

// The same with one that burns.
int loot_kindle(World *world, Item item);

// Lays a thing down that burns for so many ticks, and that counted already.
void loot_burn(World *world, ItemKind kind, Vec cell, int ticks);

// What was in a chest: taken at once, or it lies at `pos` while the hero does not need it.
void loot_find(World *world, ItemKind kind, Vec pos);

// What a dead monster or a broken pot leaves, if anything; `by` is the index of the monster, or the hero's.
void loot_leave(World *world, DropTable table, int by, Vec pos);
