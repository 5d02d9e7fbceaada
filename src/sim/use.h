#pragma once
// What the hero uses: chests, stairs and doors, one cell ahead of him or under him.

#include "sim/world.h"

// Uses what is there, if anything is.
void use_begin(World *world);

// The hero has held out: the chest opens.
void use_finish(World *world);

// What one tick of the hero's blow does: it springs the traps of chests, without harm.
void use_strike(World *world);
