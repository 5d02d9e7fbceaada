#pragma once
// The tutorials that this game grew from, as dungeons with their own numbers and rules.

#include "gen/tools/options.h"

enum { TUTORIAL_COUNT = 5 };

typedef struct Tutorial {
    const char *title, *what;
    GenOptions options; // beside the seed
} Tutorial;

extern const Tutorial TUTORIALS[TUTORIAL_COUNT];

GenOptions tutorial_options(int index, uint64_t seed);

// The one with these options, whatever the seed, and the pace where it does not say one; -1: none.
int tutorial_of(const GenOptions *options);
