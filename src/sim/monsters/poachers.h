#pragma once
// Who shoots: keeps its distance, aims along a line that shows, looses at him whom it sees by light. In the
// dark, or behind a pillar, he is safe.

#include "sim/state/world.h"

enum { SHOT_RANGE = 10 * CELL_PX, SHOT_CELLS = 12 };

// One tick of its turn, and of waiting for it.
void poacher_attack(World *world, int index);
void poacher_wait(World *world, int index);

// True when its quarry can be shot at: it is in sight, and the hero shows.
bool poacher_willing(const World *world, int index);

// One tick of its blow: the arrow flies off.
void poacher_loose(World *world, int index);
