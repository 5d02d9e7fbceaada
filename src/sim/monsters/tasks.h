#pragma once
// What monsters do of their own accord while nothing presses: goblins light brackets again, rats eat candles
// and cheese, pilferers take goods, snuffers put out flames, slimes those that they cross.

#include "sim/state/world.h"

// One tick of the monster's chore, which it may look for now. False when it has none.
bool chores_tick(World *world, int index);

// What happens merely because it stands where it does.
void chores_pass(World *world, int index);

// Sends it for an item on the floor: animals eat it, others take it.
void chores_fetch(World *world, int index, int item);

// Leaves off, for that long.
void chores_drop(Actor *actor, int ticks);
