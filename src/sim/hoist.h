#pragma once
// The hoist: every stairs send the bag up, which delivers it; what the hero put into quick slots himself
// stays with him. And the score.

#include "sim/world.h"

// At any stairs that he takes, and at the first depth's stairs up.
void hoist_deliver(World *world, bool all); // `all`: the last stairs, quick slots too

// The depth is left by stairs: 100 points times it when nothing remains, was lost or stolen, once.
void hoist_leave(World *world);

// Points as they stand: delivered goods, coins, bonuses, the deepest depth; in a single dungeon those of all
// goods collected.
int hoist_score(const World *world);
