#pragma once
// Fire: burning cells. They hurt actors in them, spread to fuel beside them, shine, and go out when the fuel
// is used up.

#include "sim/state/world.h"

// Ignites a cell. It burns as long as its fuel lasts; without fuel, for `ticks_without_fuel`, but then only
// where an item can lie. Water and ice do not burn. A barrel's fuse begins to burn. `by` is the cause or
// NOBODY. Returns true when the cell burns afterwards.
bool fire_ignite(World *world, Vec cell, int ticks_without_fuel, ActorId by);

// Puts out the fire in a cell, if there is one.
void fire_quench(World *world, Vec cell);

// Once a tick: burns down, spreads, hurts.
void fire_tick(World *world);
