#pragma once
// What comes of noises, lures, frost and relics for the monsters that notice them.

#include "sim/state/world.h"

// Settles those facts of this tick, in that order: a lure is stronger than a noise, and nothing is stronger
// than frost and fear.
void reactions_settle(World *world);
