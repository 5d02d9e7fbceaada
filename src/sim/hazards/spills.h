#pragma once
// Spills on the floor: wine, which burns, and honey, which slows. Water and frost leave no spill: they change
// the cells at once.

#include "sim/state/world.h"

enum { HONEY_TICKS = 1200, WINE_TICKS = 3600 };

// Pours a spill on the cells of the 3x3 square around `middle` that are open to it.
void spill_pour(World *world, SpillKind kind, Vec middle);

// Pours water over 3x3 cells: puts out fires, candles, torches and braziers, cools embers, washes spills
// away.
void spill_water(World *world, Vec middle, ActorId by);

// Freezes 3x3 cells: stuns the actors there, turns water to ice, puts out fires.
void spill_frost(World *world, Vec middle, ActorId by);

// Once a tick: they dry up.
void spills_tick(World *world);
