#pragma once
// Doors: actors open them by walking into them; they shut by themselves.

#include "sim/state/world.h"

// Begins to open the door in the cell, if there is one that the actor can open.
void doors_try_to_open(World *world, int index, Vec cell);

// True while the door there is opening, or stands open and will shut.
bool doors_is_moving(const World *world, Vec cell);

// One tick of all doors that are opening or waiting to shut.
void doors_tick(World *world);
