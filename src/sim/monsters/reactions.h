#pragma once
// Reactions of monsters to noises, lures, frost and relics.

#include "sim/state/world.h"

// Settles those facts of this tick, in that order: a lure overrides a noise, frost and fear override both.
void reactions_settle(World *world);
