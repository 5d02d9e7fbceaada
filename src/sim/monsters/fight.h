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

// Fleeing from fire, the hero and light.

// Whether the monster should flee: nearly dead, or an animal beside fire.
bool flee_wanted(const World *world, int index);

// One tick of fleeing; a cornered monster fights.
void flee_run(World *world, int index);

// One tick of leaving a cell on which the blow of another monster will fall; false when it sees none.
bool flee_blow(World *world, int index);

// One tick of leaving light that it shuns; false when it stands in none.
bool flee_light(World *world, int index);
