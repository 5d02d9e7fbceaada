#pragma once
// What monsters do of their own accord while nothing presses: goblins light brackets again, rats eat candles
// and cheese, slimes put out the flames that they cross.

#include "sim/world.h"

// One tick of the monster's chore, which it may look for now. False when it has none.
bool chores_tick(World *world, int index);

// What happens merely because it stands where it does.
void chores_pass(World *world, int index);

// Leaves off, for that long.
void chores_drop(Actor *actor, int ticks);
