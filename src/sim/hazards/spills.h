#pragma once
// What is poured out on the floor: puddles of wine, which burn, and honey, which slows. Water and frost leave
// no spill: they change what is there at once.

#include "sim/state/world.h"

enum { HONEY_TICKS = 1200, WINE_TICKS = 3600 };

// On the 3x3 cells around `middle` that lie open to it.
void spill_pour(World *world, SpillKind kind, Vec middle);

// Water over 3x3 cells: fires, candles, torches, braziers go out, embers cool, puddles are washed away.
void spill_water(World *world, Vec middle, ActorId by);

// Frost over 3x3 cells: who stands there is stunned, water becomes ice, fires go out.
void spill_frost(World *world, Vec middle, ActorId by);

void spills_tick(World *world);
