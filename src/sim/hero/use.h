#pragma once
// The use verb: acts on a chest, stairs, door, torch, brazier, candle or gear one cell ahead of the hero or
// under him. If there is none, it uses the item in hand.

#include "sim/state/world.h"

// Uses the item that the player picked, else the thing at hand, else the item in hand.
void use_begin(World *world);

// Completes a use after USE_TICKS.
void use_finish(World *world);

// True for a shut chest, and for a mimic that looks like one.
bool use_looks_like_chest(const World *world, Vec cell);

// True when there is something to use; `*cell` is where. Doors are left out: they open when walked into.
bool use_find_except_doors(const World *world, Vec *cell);
