#pragma once
// Doors: pushed open by who walks into them, shut again by themselves.

#include "sim/state/world.h"

// The door there, if there is one and the actor can open it, begins to open.
void doors_open(World *world, int index, Vec cell);

// True while the door there is being opened, or stands open and will fall shut.
bool doors_in_motion(const World *world, Vec cell);

// One tick of all doors that are in motion or wait to fall shut.
void doors_tick(World *world);
