#pragma once
// Chanters keep away like poachers, and heal the ally in sight that is hurt most.

#include "sim/state/world.h"

// That ally, or NOBODY.
ActorId chanter_hurt_ally(const World *world, int index);

// True when there is such an ally.
bool chanter_should_heal(const World *world, int index);

// One tick with the attack token.
void chanter_begin_song(World *world, int index);

// One tick of its song, which everybody around hears.
void chanter_sing(World *world, int index);
