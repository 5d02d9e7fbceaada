#pragma once
// Aids that make a game easier. They can be changed in it, by an input; the score tells all that helped.

#include "sim/state/world.h"

// Those that help from now on: EASE_*. Two more hearts are given once, and stay.
void ease_set(World *world, unsigned ease);
