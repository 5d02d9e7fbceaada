#pragma once
// Bodies that walk against doors and crates: doors open, crates move.

#include "sim/state/world.h"

// Settles the bumps of this tick.
void bumps_settle(World *world);
