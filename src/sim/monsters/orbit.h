#pragma once

#include "sim/state/world.h"

// How monsters without an attack token wait: a few steps from the hero, each style in its own way.

enum { ORBIT_NEAR = 2, ORBIT_FAR = 3 }; // steps from him

// One tick of circling the hero.
void orbit_circle(World *world, int index);

// One tick of fluttering to and fro.
void orbit_flutter(World *world, int index);

// One tick of stepping back and standing ready.
void orbit_keep_distance(World *world, int index);
