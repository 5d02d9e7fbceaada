#pragma once
// A depth of the descent when it is first made: generator A, and B on the other side of a seam, joined, then
// furnished by the depth's table. gen.c runs these stages like those of any generator.

#include "gen/tools/generator.h"

enum { DEPTH_STAGE_COUNT = 28 };

extern const Stage DEPTH_STAGES[DEPTH_STAGE_COUNT];

// Allocates and frees what the stages need besides the context. depth_plan_init() returns false when out of
// memory.
bool depth_plan_init(GenContext *gen);
void depth_plan_free(GenContext *gen);

// True when the level has everything that the depth's table asks for. Call it after
// prove_level(): it reads that search's distances.
bool depth_matches_table(const GenContext *gen);

// The last depth is the Warlord's arena, drawn from a few pictures (assets/drawings/arenas.txt). gen.c runs
// these stages instead of those above.

enum { ARENA_STAGE_COUNT = 4 };

extern const Stage ARENA_STAGES[ARENA_STAGE_COUNT];

// True when nothing is missing in the arena. Call it after prove_level().
bool arena_is_complete(const GenContext *gen);
