#pragma once
// Trapped chests, set off from a distance.

#include "sim/state/world.h"

// Sets off a trapped chest without harm when an item lands in its cell. The second function does it for one
// tick of the hero's blow.
void chests_disarm(World *world, Vec cell);
void chests_take_hero_blow(World *world);
