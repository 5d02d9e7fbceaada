#pragma once
// The proof that a level keeps its promises: a border solid but for its openings, all that was placed on
// floor cells of its own, and everything reachable from the start.

#include "map/dist.h"

typedef enum Flaw {
    FLAW_NONE,
    FLAW_BORDER,  // the border has a hole where its generator makes no opening
    FLAW_TILE,    // something stands on what is not floor
    FLAW_CROWD,   // two things share a cell
    FLAW_CUT_OFF, // something, or an opening, cannot be reached
    FLAW_NOTHING, // there is nothing to collect
} Flaw;

// The first flaw found. `reach` is scratch of the level's size and then holds the steps from the start.
Flaw proof_check(const Level *level, DistMap *reach);
