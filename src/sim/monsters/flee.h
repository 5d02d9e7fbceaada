#pragma once
// Fleeing from fire, the hero and light.

#include "sim/state/world.h"

// Whether the monster should flee: nearly dead, or an animal beside fire.
bool flee_wanted(const World *world, int index);

// One tick of fleeing; a cornered monster fights.
void flee_run(World *world, int index);

// One tick of leaving a cell on which the blow of another monster will fall; false when it sees none.
bool flee_blow(World *world, int index);

// One tick of leaving light that it shuns; false when it stands in none.
bool flee_light(World *world, int index);
