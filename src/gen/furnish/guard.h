#pragma once
// The elite that guards the stairs that lead on.

#include "gen/tools/context.h"

enum { GUARD_STEPS = 8 }; // from the stairs, at most

// Puts it in sight of them, as far as the level has a cell for it there; else as near as can be.
void guard_put(GenContext *gen, int elite);

// True when one is as near to the stairs as it should be, and seen from there, or none is wanted.
bool guard_stands(GenContext *gen);

// A stage of single dungeons: one that the depth has, where options->guard asks for it.
void guard_place(GenContext *gen);
