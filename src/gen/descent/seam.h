#pragma once
// The seam between a depth's two generators: it cuts across, slants, goes round a corner or an island; it is
// ragged, or follows a wall, a stream or a cleft.

#include "gen/tools/context.h"

enum { SEAM_LEAST = 30, SEAM_MOST = 70 }; // percent of the level that are A's

// Marks A's side in gen->spare, 1 a cell, and draws what the seam follows.
void seam_choose(GenContext *gen);

// Once both generators have made their sides: builds what the seam follows, and plans its water.
void seam_build(GenContext *gen);
