#pragma once
// Light fixtures: torches on walls, and braziers.

#include "sim/state/world.h"

// Lights the bracket on a wall or the brazier in a cell; emits an event and updates the light. Returns false
// where there is nothing to light.
bool light_fixture_kindle(World *world, Vec cell, ActorId by);
// Puts out the torch on a wall or the brazier in a cell, likewise. Returns false where there is nothing to
// put out.
bool light_fixture_quench(World *world, Vec cell, ActorId by);

// Lights every bracket and brazier of the level.
void fixtures_kindle_all(World *world, ActorId by);
