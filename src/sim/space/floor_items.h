#pragma once
// Things on the floor: where they can lie, and what is laid there.

#include "map/drops.h"
#include "sim/state/world.h"

// Whether a thing can lie in a cell: nothing does in a doorway, nor over a pit.
bool floor_bears(const World *world, Vec cell);

// The cell itself if things can lie there, else one beside it.
Vec floor_spot(const World *world, Vec cell);

// Lays a thing down and returns its index. Where too many lie about a good takes the place of a coin, a heart
// or an arrow; anything else is lost: -1.
int floor_put(World *world, Item item);

// The same with one that burns.
int floor_kindle(World *world, Item item);

// Lays a thing down that burns for so many ticks, and that counted already.
void floor_burn(World *world, ItemKind kind, Vec cell, int ticks);

// What a dead monster or a broken pot leaves, if anything; `by` is the monster, or the hero.
void floor_drop(World *world, DropTable table, ActorId by, Vec pos);

// A good that is eaten, burnt or stolen is gone; where the quota would become impossible it lies there still,
// to be dealt again in this tick. What was collected before was the hero's to spend: it is no loss of the
// depth's.
void floor_lose(World *world, int item);
