#pragma once
// Stairs between the depths, and out of the dungeon.

#include "sim/state/world.h"

// True where stairs lead to another level or out of the descent, also while they are shut.
bool stairs_lead_somewhere(const World *world, Vec cell);

// The hero takes the stairs, unless they are shut.
void stairs_take(World *world, Vec cell);
