#pragma once
// How those wait whose turn to attack has not come: some steps off the hero, each in its own way.

#include "sim/state/world.h"

enum { RING_NEAR = 2, RING_FAR = 3 }; // steps from him

// One tick: around him; to and fro; back, and there it stands.
void ring_circle(World *world, int index);
void ring_flutter(World *world, int index);
void ring_stand_off(World *world, int index);
