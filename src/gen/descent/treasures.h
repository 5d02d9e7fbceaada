#pragma once

#include "gen/tools/context.h"

// Where the treasures of a depth lie: at dead ends, in niches, in the dark beside the lit way, far from each
// other. Those near the stairs are worth less.

// Places `count` treasures. Treasures that lie there already count as neighbours.
void treasures_place(GenContext *gen, int count);
