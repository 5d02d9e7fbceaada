#pragma once
// Aids that make a game easier. An input can change them in play. The score names all that were ever used.

#include "sim/state/world.h"

// Sets the aids in force: EASE_*. The two extra hearts are given once and stay.
void ease_set(World *world, unsigned ease);
