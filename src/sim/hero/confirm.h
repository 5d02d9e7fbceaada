#pragma once
// What cannot be taken back asks first: whoever uses the same thing again soon means it.

#include "sim/state/world.h"

enum { ASK_TICKS = 180 };

// True when the use of that cell was asked about within the last ticks; else it is from now on.
bool confirm_sure(World *world, Vec cell);

// Once a tick: an old question is forgotten.
void confirm_tick(World *world);
