#pragma once
// Phases of the tick that nothing else calls.

#include "sim/state/world.h"

// Traps in the floor: what sets them off, what they do, and how the hero discovers them.

// Once a tick: who treads on one, what is under way, what the hero finds.
void traps_tick(World *world);

// Effects of water and embers on the actors that stand in them.

// Once a tick: applies the effects of the floor to all actors on it.
void ground_effects_tick(World *world);

// Bodies that walk against doors and crates: doors open, crates move.

// Settles the bumps of this tick.
void bumps_resolve(World *world);
