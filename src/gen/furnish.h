#pragma once
// What every level gets after its generator is done: what works in it (gen/fittings.h), a rug in a large
// room, torches and banners on wall fronts, debris. Nothing of it is ever in the way.

#include "gen/gen.h"

enum { FURNISHING_COUNT = 7 };

extern const Stage FURNISHING[FURNISHING_COUNT];
