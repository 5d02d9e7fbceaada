#pragma once
// The ways between depths.

#include "sim/state/world.h"

// True where there are stairs that lead anywhere at all, be it out of the descent, and be they shut for now.
bool stairs_lead_on(const World *world, Vec cell);

// The hero takes them, unless they are shut.
void stairs_take(World *world, Vec cell);
