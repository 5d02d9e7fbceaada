#pragma once

#include "gen/tools/options.h"
#include "view/screens/tables.h"

enum { PRACTICE_TEXT_MAX = 32, PRACTICE_ROWS_MAX = 26 };

typedef struct PracticePage {
    GenOptions options;
    Level preview; // the level made with them
    char values[PRACTICE_ROWS_MAX][PRACTICE_TEXT_MAX];
} PracticePage;

// The options after a step `by` in a row of the page. They are always valid.
GenOptions practice_step_options(const GenOptions *options, int row, int by);

// Some rows of the page, for practice_step_options(). From PRACTICE_OPTION on they are those of GEN_OPTIONS.
enum { PRACTICE_KIND, PRACTICE_DEPTH = 2, PRACTICE_WIDTH, PRACTICE_HEIGHT, PRACTICE_OPTION };
