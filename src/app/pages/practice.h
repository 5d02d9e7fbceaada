#pragma once
// What the practice page shows.

#include "gen/tools/options.h"
#include "map/level.h"

enum { PRACTICE_TEXT_MAX = 32, PRACTICE_ROWS_MAX = 24 };

typedef struct PracticePage {
    GenOptions options;
    Level preview; // made of them
    char values[PRACTICE_ROWS_MAX][PRACTICE_TEXT_MAX];
} PracticePage;

// The options after a step of so much in a row of the page: always such as can be played.
GenOptions practice_changed(const GenOptions *options, int row, int by);
