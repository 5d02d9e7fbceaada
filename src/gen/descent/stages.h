#pragma once
// A depth of the descent as it is first made: generator A, with B on one side of a seam, joined; furnished by
// the depth's table. gen.c runs its stages as it does any generator's.

#include "gen/tools/generator.h"

enum { DEPTH_STAGE_COUNT = 28 };

extern const Stage DEPTH_STAGES[DEPTH_STAGE_COUNT];

// Makes and frees what the stages need besides the context. False when out of memory.
bool depth_begin(GenContext *gen);
void depth_end(GenContext *gen);

// True when the level has all that the depth's table asks for. To be called after prove_level(), whose
// distances it reads.
bool depth_matches_table(const GenContext *gen);

// The last depth: the Warlord's arena, drawn from a few pictures (gen/descent/list_arenas.h). gen.c runs its
// stages instead of those of the depths above (gen/descent/stages.h).

enum { ARENA_STAGE_COUNT = 4 };

extern const Stage ARENA_STAGES[ARENA_STAGE_COUNT];

// True when nothing is missing; after prove_level().
bool arena_whole(const GenContext *gen);
