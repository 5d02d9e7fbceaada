#pragma once
// The proof that a level keeps its promises: a border solid but for its openings, all that was placed on
// floor cells of its own, and everything reachable from the start by who takes keys and opens locks.

#include "map/dist.h"

typedef enum Flaw {
    FLAW_NONE,
    FLAW_BORDER,  // the border has a hole where its generator makes no opening
    FLAW_TILE,    // something stands on what is not floor
    FLAW_CROWD,   // two things share a cell
    FLAW_CUT_OFF, // something, an opening or the stairs, cannot be reached
    FLAW_LOCKED,  // a lock has no key that can be had
    FLAW_NOTHING, // there is nothing to collect
    FLAW_COUNT
} Flaw;

extern const char *const FLAW_TEXTS[FLAW_COUNT];

// The first flaw found, and where. Fills level->proof_steps. `reach` is scratch of the level's size.
Flaw prove_level(Level *level, DistMap *reach, Vec *where);
