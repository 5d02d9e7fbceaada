#pragma once
// A thief takes one treasure, the most valuable one that the hero carries or one on the floor, and runs into
// the dark. It drops its loot when it dies, and keeps it through a toll.

#include "sim/state/world.h"

// True when the thief carries no loot and the hero has a treasure to take.
bool thief_should_attack(const World *world, int index);

// One tick of its blow: takes a treasure within reach.
void thief_snatch(World *world, int index);

// Takes a treasure from the floor.
void thief_take(World *world, int index, int item_index);

// Drops its loot, if any, at a position (sub).
void thief_drop_loot(World *world, int index, Vec pos);

// Takes its loot away.
Item thief_lose_loot(Actor *thief);

// One tick of running away with loot. Returns false when it is far enough in the dark to stay there.
bool thief_escape_step(World *world, int index);
