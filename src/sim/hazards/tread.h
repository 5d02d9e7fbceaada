#pragma once
// Water and embers under those who stand in them.

#include "sim/state/world.h"

// Once a tick: what the floor does to those who stand on it.
void tread_tick(World *world);
