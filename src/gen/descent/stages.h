#pragma once
// The first draft of a depth of the descent: generator A, with B on one side of a seam, joined; furnished by
// the depth's table. gen.c runs its stages as it does any generator's.

#include "gen/tools/generator.h"

enum { DEPTH_STAGE_COUNT = 19 };

extern const Stage DEPTH_STAGES[DEPTH_STAGE_COUNT];

// What they take; false when memory lacks.
bool depth_begin(Draft *draft);
void depth_end(Draft *draft);

// True when all that the table asks for is there. Wants the distances that the proof leaves.
bool depth_keeps_table(const Draft *draft);
