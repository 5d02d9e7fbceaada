#pragma once
// Whom one of another kind has hurt turns on it for a while.

#include "sim/state/world.h"

enum { INFIGHTING_TICKS = 240 };

// An actor was hurt by another or by NOBODY. Does nothing between those of a kind.
void infighting_begin(World *world, int index, ActorId by);

// Whom it is after: its foe, else the hero.
ActorId infighting_target(const Actor *actor);

// An actor is gone: nobody is after it any more.
void infighting_end(World *world, int index);

// It forgets, in time.
void infighting_wane(World *world, int index);
