#pragma once

#include "gen/tools/context.h"

// What a depth's theme has on its floor: webs and rugs, water and ice, embers.

// A stage of the descent.
void ground_lay_themes(GenContext *gen);
