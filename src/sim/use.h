#pragma once
// What the hero uses, one cell ahead of him or under him: chests, stairs, doors, torches, braziers and
// candles.

#include "sim/world.h"

// Uses what is there, if anything is.
void use_begin(World *world);

// The hero has held out for USE_TICKS: it is done.
void use_finish(World *world);

// True when there is something to use now, and where. Doors, which open when walked into, and places for a
// candle are left out.
bool use_at_hand(const World *world, Vec *cell);

// Something fell upon a cell, or (below) one tick of the hero's blow: it springs the traps of chests, without
// harm.
void use_spring(World *world, Vec cell);
void use_strike(World *world);
