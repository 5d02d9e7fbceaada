#pragma once
// Somebody beside the start asks for a thing, and pays who brings it back.

#include "sim/state/world.h"

bool errand_in(const World *world, Vec cell);

// The hero talks to her: she asks, or takes the thing and pays for it, once.
void errand_use(World *world, Vec cell);

// She asks by herself when the hero first comes near.
void errand_tick(World *world);

// The ItemKind that is asked for in this level; -1: none.
int errand_thing(const World *world);
