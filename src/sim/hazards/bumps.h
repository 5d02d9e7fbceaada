#pragma once
// What comes of bodies that walk against doors and crates.

#include "sim/state/world.h"

// Settles the bumps of this tick.
void bumps_settle(World *world);
