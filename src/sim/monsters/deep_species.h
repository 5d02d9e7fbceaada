#pragma once

#include "sim/state/world.h"

// One tick of a hound's leap. The cell that it leaves begins to burn.
void hound_leap(World *world, int index);

// Wardens are blind. They run to where they last heard something and strike what stands there.

// One tick of that. Returns false when there is nothing left to look for.
bool warden_hunt_tick(World *world, int index);

// One tick of a mimic that looks like a chest. It lets the hero come near for a moment, and bites monsters
// that come to chests. Returns true while it does not attack him.
bool mimic_spares_hero_tick(World *world, int index, bool hero_near);
