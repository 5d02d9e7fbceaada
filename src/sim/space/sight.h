#pragma once
// What monsters see of the hero.

#include "sim/state/world.h"

enum { SIGHT_TICKS = 4, NOTICE_LOOK = 20, ASLEEP_SIGHT = 2 }; // cells

// Updates the fields sees, unseen, seen and notice of a monster.
void sight_tick(World *world, int index);
