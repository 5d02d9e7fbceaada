#pragma once
// How monsters take turns to attack. A row in this file's table, and its numbers in sim/combat/styles.c, make
// a monster fight differently.

#include "sim/state/world.h"

// Whether its turn to attack may come now.
bool fight_may_attack(const World *world, int index);

// One tick of being after actor.foe.
void fight_foe(World *world, int index);

// One tick of a chaser that is free to act, and of one in the midst of an act.
void fight_hero(World *world, int index);
void fight_act(World *world, int index);
