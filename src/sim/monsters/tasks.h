#pragma once
// What monsters do of their own accord while nothing presses: goblins light brackets again, rats eat candles
// and cheese, pilferers take goods, snuffers put out flames, slimes those that they cross.

#include "sim/state/world.h"

// One tick of the monster's task, which it may look for now. False when it has none.
bool tasks_tick(World *world, int index);

// What happens merely because it stands where it does.
void tasks_pass(World *world, int index);

// Runs to an item on the floor and thinks of nothing else for so many ticks: animals eat it, others take it
// away. What it has stolen it drops. False when it cannot come.
bool tasks_lure(World *world, int index, int item, int ticks);
