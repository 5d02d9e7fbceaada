#pragma once
// Poachers shoot from a distance along a free line. They shoot at the hero only while light shows him:
// darkness and pillars protect him.

#include "sim/state/world.h"

// One tick with the attack token.
void poacher_attack(World *world, int index);

// One tick of waiting for it, at a distance.
void poacher_wait(World *world, int index);

// True when its target can be shot at: in sight and, if the hero, exposed by light.
bool poacher_should_attack(const World *world, int index);

// One tick of its blow: shoots the arrow.
void poacher_loose(World *world, int index);
