#pragma once
// How monsters without an attack token wait: some steps from the hero, each style in its own way.

#include "sim/state/world.h"

enum { ORBIT_NEAR = 2, ORBIT_FAR = 3 }; // steps from him

// One tick of waiting: circle around him; flutter to and fro; step back and stand.
void orbit_circle(World *world, int index);
void orbit_flutter(World *world, int index);
void orbit_stand_off(World *world, int index);
