#pragma once
// What the hero uses, one cell ahead of him or under him: chests, stairs, doors, torches, braziers, candles,
// gear; where nothing of the kind is, what he has in hand.

#include "sim/state/world.h"

// Uses what world->picked names, else what is there, else what is in hand.
void use_begin(World *world);

// The hero has held out for USE_TICKS: it is done.
void use_finish(World *world);

// True when there is something to use now, and where. Doors, which open when walked into, are left out.
bool use_at_hand(const World *world, Vec *cell);
