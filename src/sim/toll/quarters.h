#pragma once
// The quarters of the arena: a brazier that burns holds its own, and from each dark one a toll sends guards.

#include "base/rng.h"
#include "sim/state/world.h"

enum { QUARTERS = 4, QUARTER_GUARDS = 2, GUARDS_MOST = 6 };

// Number `index` of them, from 0: the upper two, the lower two.
Rect toll_quarter(const World *world, int index);
bool toll_quarter_lit(const World *world, int index);

// Two goblins or skeletons come from each dark quarter, from cells that the toll did not hold, as long as no
// more than six are alive.
void toll_muster(World *world, const Grid *held, Rng *rng);
