#pragma once
// What every level gets after its generator is done: torches and banners on wall fronts, a rug in a large room,
// debris. Nothing of it is ever in the way.

#include "gen/gen.h"

void furnish(Draft *draft);
