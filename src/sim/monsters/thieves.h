#pragma once
// Who steals: a thief takes one good, the dearest that the hero carries or one that lies about, and runs to
// the dark with it. It drops what it has when it dies; a toll that finds it unlit takes both.

#include "sim/state/world.h"

// True when it has its hands free and the hero has a good to take.
bool thief_willing(const World *world, int index);

// One tick of its blow: it takes what it can reach.
void thief_snatch(World *world, int index);

// Takes a good up from the floor.
void thief_take(World *world, int index, int item);

// Drops what it has, if anything, at a position (sub).
void thief_drop(World *world, int index, Vec pos);

// One tick of running with it; false when it is far enough in the dark to stay there.
bool thief_run(World *world, int index);

// A toll has come: those whom it found in the dark (by index) are gone, and so is what they had.
void thieves_leave(World *world, const bool *unlit);
