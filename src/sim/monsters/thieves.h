#pragma once
// A thief takes one good, the most valuable one that the hero carries or one on the floor, and runs into the
// dark. It drops its loot when it dies. If it is unlit at a toll, it is removed with its loot.

#include "sim/state/world.h"

// True when the thief carries no loot and the hero has a good to take.
bool thief_should_attack(const World *world, int index);

// One tick of its blow: takes a good within reach.
void thief_snatch(World *world, int index);

// Takes a good from the floor.
void thief_take(World *world, int index, int item_index);

// Drops its loot, if any, at a position (sub).
void thief_drop_loot_if_any(World *world, int index, Vec pos);

// One tick of running away with loot. Returns false when it is far enough in the dark to stay there.
bool thief_escape_step_unless_hidden(World *world, int index);

// After a toll: removes the thieves marked in `unlit` (by actor index), and their loot.
void thieves_remove_unlit(World *world, const bool *unlit);
