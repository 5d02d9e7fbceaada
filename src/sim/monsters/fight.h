#pragma once
// Attack tokens: how monsters take turns to attack. A row in this file's table and its numbers in
// sim/combat/styles.c make a fight style.

#include "sim/state/world.h"

// Whether the monster may get an attack token now.
bool fight_may_attack(const World *world, int index);

// One tick of fighting actor.foe.
void fight_foe(World *world, int index);

// One tick of a chaser that is free to act, and of one during an act.
void fight_hero(World *world, int index);
void fight_act(World *world, int index);
