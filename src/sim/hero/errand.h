#pragma once
// The old woman beside the start (TILE_ASKER) asks for a thing and pays the hero if he brings it.

#include "sim/state/world.h"

// True when she stands in the cell.
bool errand_is_in_cell(const World *world, Vec cell);

// The hero talks to her. She asks, or takes the thing and pays for it, once.
void errand_use(World *world, Vec cell);

// She asks by herself when the hero first comes near.
void errand_ask_when_near(World *world);

// The ItemKind that is asked for in this level, or -1.
int errand_item_kind(const World *world);
