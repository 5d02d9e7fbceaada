#pragma once
// What every level gets after its generator is done: what works in it (gen/furnish/fittings.h), a rug in a
// large room, torches and banners on wall fronts, debris. Nothing of it is ever in the way.

#include "base/rng.h"
#include "gen/tools/context.h"

enum { FURNISHING_COUNT = 9 };

extern const Stage FURNISHING[FURNISHING_COUNT];

// A wall with floor below it and wall to both sides: something may hang there.
bool decor_front(const Level *level, Vec cell);

// By chance, a banner on such a front; debris on a cell of floor.
void decor_banner(Level *level, Vec cell, Rng *rng);
void decor_debris(Level *level, Vec cell, Rng *rng);
