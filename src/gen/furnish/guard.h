#pragma once

#include "gen/tools/context.h"

// The elite that guards the stairs down.

enum { GUARD_STEPS = 8 }; // its greatest distance from the stairs

// Places it in sight of the stairs if there is a cell for it there, otherwise as near as possible.
void guard_place_kind(GenContext *gen, int actor_kind);

// True when the guard is near enough to the stairs and sees them, or none is wanted.
bool guard_is_settled(GenContext *gen);

// A stage of single dungeons: places a guard if options->guard asks for one.
void guard_place(GenContext *gen);
