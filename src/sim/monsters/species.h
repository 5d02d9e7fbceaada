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

// A hound leaps: one tick, in which the cell that it leaves begins to burn.
void hound_leap(World *world, int index);

// Chanters keep away, as poachers do, and heal the ally in their sight that is hurt most. Its index, or
// NOBODY.
ActorId chanter_ward(const World *world, int index);
bool chanter_willing(const World *world, int index);

// One tick with the attack token; one of the blow, whose song all around can hear.
void chanter_attack(World *world, int index);
void chanter_chant(World *world, int index);

// Wardens are blind: they run to where they heard something last, and smite what stands there. One tick of
// that; false when nothing is left to look for.
bool warden_hunts(World *world, int index);

// A mimic that lies as a chest lets the hero come near for a moment; monsters that come to chests it bites.
// One tick of that; true while it does not mind him.
bool mimic_waits(World *world, int index, bool near);
