#pragma once
// What a depth's theme lies on its floor: webs and rugs, water and ice, embers.

#include "gen/tools/context.h"

// A stage of the descent's depths.
void ground_paint(GenContext *gen);
