#pragma once

#include "sim/state/world.h"

// A slime killed by a blow splits into two of half its size, which do not split again. `dead` is a copy of
// the slime; its slot is already free.
void slime_split(World *world, int index, const Actor *dead);

// Snuffers put out flames (a task: sim/monsters/tasks.c) and keep away from the hero. When he is beside them,
// they shut his lantern.

// True while there is a light to put out: the hero's lantern is open.
bool snuffer_sees_lantern(const World *world, int index);

// One tick of keeping away.
void snuffer_wait(World *world, int index);

// True while the hero is too near for any task.
bool snuffer_sees_hero(const World *world, int index);

// One tick of its blow.
void snuffer_shut_lantern(World *world, int index);

// One tick of all bones: skeletons whose time has come stand up.
void skeletons_rise(World *world);
