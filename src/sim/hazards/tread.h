#pragma once
// Effects of water and embers on the actors that stand in them.

#include "sim/state/world.h"

// Once a tick: applies the effects of the floor to all actors on it.
void tread_tick(World *world);
