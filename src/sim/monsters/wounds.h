#pragma once
// Consequences of wounds for monsters.

#include "sim/state/world.h"

// Settles world->facts.wounds, oldest first: a hurt monster wakes and attacks the attacker; a killed one is
// removed and drops its loot.
void wounds_settle(World *world);
