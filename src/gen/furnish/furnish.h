#pragma once
// What every level gets after its generator is done: stairs, chests and traps, locks, packs, a rug in a
// large room, torches and banners on wall fronts, debris. Nothing of it is ever in the way.

#include "base/rng.h"
#include "gen/tools/context.h"

enum { FURNISHING_COUNT = 12 };

extern const Stage FURNISHING[FURNISHING_COUNT];

// By chance, a banner on a wall front (gen/furnish/lights.h); debris on a cell of floor.
void decor_banner(Level *level, Vec cell, Rng *rng);
void decor_debris(Level *level, Vec cell, Rng *rng);
