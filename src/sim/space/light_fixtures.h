#pragma once
// Torches on walls and braziers: what burns where it was built.

#include "sim/state/world.h"

// Sets or takes the fire of a torch's wall or a brazier's cell, says so, and brings the light up to date.
// False where there is nothing to light, or nothing that burns.
bool light_fixture_kindle(World *world, Vec cell, ActorId by);
bool light_fixture_quench(World *world, Vec cell, ActorId by);

// Lights every bracket and brazier of the level.
void light_fixtures_kindle(World *world, ActorId by);
