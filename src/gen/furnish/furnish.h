#pragma once
// What every level gets when its generator is done: stairs, chests, traps, locks, packs of monsters, a rug
// in a large room, torches and banners on walls, debris. None of it ever blocks a way.

#include "base/rng.h"
#include "gen/tools/context.h"

enum { FURNISHING_COUNT = 12 };

extern const Stage FURNISHING[FURNISHING_COUNT];

// Puts, at random, a banner on a wall front (gen/furnish/lights.h), or debris on floor.
void decor_add_banner(Level *level, Vec cell, Rng *rng);
void decor_add_debris(Level *level, Vec cell, Rng *rng);
