#pragma once
// Irreversible actions ask first: a second use within a short time confirms.

#include "sim/state/world.h"

enum { ASK_TICKS = 180 };

// Returns true when the use of that cell was asked about a moment ago. Otherwise asks, and returns false.
bool confirm_ask_twice(World *world, Vec cell);

// Once a tick: forgets a question that has timed out.
void confirm_tick(World *world);
