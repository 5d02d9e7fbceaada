#pragma once
// Fire: cells that burn. It hurts who stands in it, spreads to fuel beside it, shines, and dies with its
// fuel.

#include "sim/state/world.h"

// Sets a cell ablaze for as long as the fuel there lasts; without fuel for `ticks`, and not at all where
// these are 0, in water, and where nothing can lie. `by`, who did it, may be NOBODY. True when it burns
// now.
bool fire_light(World *world, Vec cell, int ticks, ActorId by);

// Puts it out.
void fire_quench(World *world, Vec cell);

// Once a tick: burns down, spreads, hurts.
void fire_tick(World *world);
