#pragma once

#include "gen/tools/context.h"

// The seam between a depth's two generators. It runs across, slants, or goes around a corner or an island.
// It is ragged, or follows a wall, a stream or a cleft.

enum { SEAM_LEAST = 30, SEAM_MOST = 70 }; // percent of the level that belong to A

// Marks A's side with 1 in gen->spare, and chooses what the seam follows.
void seam_choose_side(GenContext *gen);

// When both generators have made their sides: builds what the seam follows, and plans its water.
void seam_build(GenContext *gen);
