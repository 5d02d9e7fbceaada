#pragma once

#include "sim/state/world.h"

// Behaviour of single monster kinds.

// One tick of a boar's charge: straight on, through actors and breakable props, until a wall stuns it.
void boar_charge(World *world, int index);
