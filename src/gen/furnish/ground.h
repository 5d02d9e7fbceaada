#pragma once
// Lays what a depth's theme has on its floor: webs and rugs, water and ice, embers.

#include "gen/tools/context.h"

// A stage of the descent's depths.
void ground_paint(GenContext *gen);
