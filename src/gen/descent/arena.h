#pragma once
// The last depth: the Warlord's arena, drawn from a few pictures (gen/descent/list_arenas.h). gen.c runs its
// stages instead of those of the depths above (gen/descent/stages.h).

#include "gen/tools/generator.h"

enum { ARENA_STAGE_COUNT = 4 };

extern const Stage ARENA_STAGES[ARENA_STAGE_COUNT];

// True when nothing is missing; after prove_level().
bool arena_whole(const GenContext *gen);
