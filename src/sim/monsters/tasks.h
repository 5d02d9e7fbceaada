#pragma once
// Tasks of monsters that nothing disturbs: goblins light brackets again, rats eat candles and cheese,
// pilferers take treasures, snuffers put out flames, slimes put out flames that they cross.

#include "sim/state/world.h"

// One tick of the monster's task. Looks for a task when it is time. Returns false when it has none.
bool tasks_tick(World *world, int index);

// If its kind does so (ActorInfo.douses), it puts out the fire and the burning items of its cell.
void tasks_douse_cell(World *world, int index);

// Sends it to an item on the floor and nowhere else for `ticks`. Animals eat the item, others take it. It
// drops its loot first. Returns false when it cannot come.
bool tasks_lure(World *world, int index, int item_index, int ticks);
