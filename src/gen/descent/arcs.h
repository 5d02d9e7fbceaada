#pragma once

#include "gen/tools/context.h"

// The plan of a depth: two ways from where the hero arrives to the stairs down, which form a ring. It is
// made before anything else (as in Unexplored; Dormans, 2017). One way is lit and guarded and leads through
// the great room. The other is dark, so every toll rebuilds it.

// Chooses both ends and digs the two ways between them, along what is there already. Marks them in
// gen->plan. `gen->spare` is 1 on the side where the hero starts. Cells that `held` marks are not dug.
void routes_dig(GenContext *gen, Vec start, const Grid *held);

// True when a way of that kind (PLAN_*) is within `within` cells.
bool route_is_near(const GenContext *gen, Vec cell, int plan, int within);
