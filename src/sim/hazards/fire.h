#pragma once
// Fire: burning cells. They hurt actors in them, spread to fuel beside them, shine, and go out when the fuel
// is used up.

#include "sim/state/world.h"

// Ignites a cell for as long as its fuel lasts, without fuel for `ticks`. Does nothing without both, in
// water, and where no item can lie. `by` is the cause or NOBODY. True when the cell burns afterwards.
bool fire_ignite(World *world, Vec cell, int ticks, ActorId by);

// Puts it out.
void fire_quench(World *world, Vec cell);

// Once a tick: burns down, spreads, hurts.
void fire_tick(World *world);
