#pragma once
// Behaviour of single monster kinds.

#include "sim/state/world.h"

// One tick of a boar's charge: straight on, through actors and breakable props, until a wall stuns it.
void boar_charge(World *world, int index);

// Poachers shoot from a distance along a visible line, and only at a hero whom they see by light: darkness
// and pillars protect him. One tick with the attack token, and one of waiting for it.
void poacher_attack(World *world, int index);
void poacher_wait(World *world, int index);

// True when its target can be shot at: in sight and, if the hero, exposed by light.
bool poacher_willing(const World *world, int index);

// One tick of its blow: shoots the arrow.
void poacher_loose(World *world, int index);

// A slime killed by a blow splits into two of half its size, which do not split again. `dead` is a copy of
// the slime; its slot is already free.
void slime_split(World *world, int index, const Actor *dead);

// Snuffers put out flames (a task, sim/monsters/tasks.c) and keep away from the hero; cornered, they put out
// what he carries. True when his lantern is open.
bool snuffer_willing(const World *world, int index);

// One tick of keeping away.
void snuffer_wait(World *world, int index);

// True while the hero is too near for any task.
bool snuffer_shies(const World *world, int index);

// One tick of its blow.
void snuffer_snuff(World *world, int index);

// One tick of all skeleton bones: those that are due stand up.
void skeletons_rise(World *world);
