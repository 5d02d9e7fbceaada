#pragma once
// A slime that a blow kills becomes two of half its size; those are the last.

#include "sim/state/world.h"

// `dead` as it was; its slot is free.
void slime_split(World *world, int index, const Actor *dead);
