#pragma once
// Where a depth's goods lie, and why there: at dead ends and in niches, in the dark beside the lit way, far
// from each other; the nearer the stairs, the poorer.

#include "gen/tools/context.h"

// So many goods. Those that lie about already count as neighbours.
void goods_place(GenContext *gen, int count);
