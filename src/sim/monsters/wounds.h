#pragma once
// What comes of wounds for the monsters that have them.

#include "sim/state/world.h"

// Settles world->facts.wounds, oldest first: who was hurt wakes and turns on who did it; who was killed is
// gone and leaves behind what it had.
void wounds_settle(World *world);
