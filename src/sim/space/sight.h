#pragma once
// What monsters see of the hero.

#include "map/balance_notice.h"
#include "sim/state/world.h"

enum {
    SIGHT_TICKS = 4, // ticks between two looks of a monster
    NOTICE_LOOK = 20 // the notice from which on a monster becomes suspicious
};

// One tick: updates the fields sees, unseen, seen and notice of a monster's Brain.
void sight_update_brain(World *world, int index);
