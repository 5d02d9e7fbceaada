#pragma once
// The use verb: uses what is ahead of the hero or under him, or a chest, shrine, flame or person beside him;
// else the item in hand; else it says what else stands beside him.

#include "sim/state/world.h"

// Uses the item that the player picked, else the thing at hand, else the item in hand.
void use_begin(World *world);

// Completes a use after USE_TICKS.
void use_finish(World *world);

// True for a shut chest, and for a mimic that looks like one.
bool use_looks_like_chest(const World *world, Vec cell);

// True when there is something to use; `*cell` is where. Doors are left out: they open when walked into.
bool use_find_except_doors(const World *world, Vec *cell);
