#pragma once
// Who charges: straight on, over whatever lives, through what can be broken, until a wall stuns it.

#include "sim/state/world.h"

enum { CHARGE_TICKS = 70, CRASH_TICKS = 90 };

// One tick of the charge.
void boar_charge(World *world, int index);
