#pragma once
// Proves that a level keeps its promises: a border that is solid except for its openings; each thing on a
// floor cell of its own; and everything within reach of a hero who takes keys and opens locks.

#include "map/dist.h"

typedef enum Flaw {
    FLAW_NONE,
    FLAW_BORDER,  // a hole in the border where the generator makes no opening
    FLAW_TILE,    // something stands on a tile that is not floor
    FLAW_CROWD,   // two things share a cell
    FLAW_CUT_OFF, // a thing, an opening or the stairs cannot be reached
    FLAW_LOCKED,  // a lock whose key cannot be reached
    FLAW_NOTHING, // there is nothing to collect
    FLAW_COUNT
} Flaw;

extern const char *const FLAW_TEXTS[FLAW_COUNT];

// Returns the first flaw, and where it is. Fills level->proof_steps. `reach` must have the level's size.
// Afterwards it holds a search from the start, and DIST_NONE where the hero never comes.
Flaw prove_level(Level *level, DistMap *reach, Vec *where);
