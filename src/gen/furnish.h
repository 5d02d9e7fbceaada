#pragma once
// What every level gets after its generator is done: a rug in a large room, torches and banners on wall
// fronts, debris. Nothing of it is ever in the way.

#include "gen/gen.h"

enum { FURNISHING_COUNT = 2 };

extern const Stage FURNISHING[FURNISHING_COUNT];
