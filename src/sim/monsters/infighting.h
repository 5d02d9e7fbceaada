#pragma once
// Infighting: a monster hurt by one of another kind attacks it for a while.

#include "sim/state/world.h"

enum { INFIGHTING_TICKS = 240 };

// Starts infighting after an actor was hurt by `by`, or by NOBODY. Monsters of one kind do not fight each
// other.
void infighting_begin(World *world, int index, ActorId by);

// The actor's target: its foe, else the hero.
ActorId infighting_foe(const Actor *actor);

// Ends infighting against an actor that is gone.
void infighting_end_against(World *world, int index);

// Once a tick: counts down the monster's infighting.
void infighting_tick(World *world, int index);
