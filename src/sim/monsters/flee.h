#pragma once
// What monsters run from: fire, their own death, the hero, light.

#include "sim/state/world.h"

// Whether it should run: nearly dead, or an animal beside fire.
bool flee_wanted(const World *world, int index);

// One tick of running; cornered, it fights.
void flee_run(World *world, int index);

// One tick of getting out of light that it shuns; false where there is none.
bool flee_light(World *world, int index);
