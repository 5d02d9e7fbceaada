#pragma once
// Who comes up to look for the hero: with a toll, or called by a scroll.

#include "sim/state/world.h"

// Out of those that the depth can send, ACTOR_NONE when there are none.
ActorKind hunter_choose(const World *world, Rng *rng);

// It appears in a free cell, in search of the hero; where too many are about it does not.
void hunter_come(World *world, ActorKind kind, Vec cell);
