#pragma once
// Who puts out flames (sim/monsters/tasks.c sends it there) and keeps away from the hero. Cornered, it puts
// out what he carries.

#include "sim/state/world.h"

// True when there is light in his hand to put out.
bool snuffer_willing(const World *world, int index);

// One tick of keeping away.
void snuffer_wait(World *world, int index);

// True while the hero is too near for any work.
bool snuffer_shies(const World *world, int index);

// One tick of its blow.
void snuffer_snuff(World *world, int index);
