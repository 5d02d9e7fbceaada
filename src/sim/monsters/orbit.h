#pragma once
// How those wait whose turn to attack has not come: some steps off the hero, each in its own way.

#include "sim/state/world.h"

enum { ORBIT_NEAR = 2, ORBIT_FAR = 3 }; // steps from him

// One tick: around him; to and fro; back, and there it stands.
void orbit_circle(World *world, int index);
void orbit_flutter(World *world, int index);
void orbit_stand_off(World *world, int index);
