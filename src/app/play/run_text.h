#pragma once
// A run in words: the same row for the table in the window, for the list in the terminal, and for who hears
// it.

#include "app/store/runs.h"
#include "io/share_code.h"
#include "view/screens/runs.h"

enum { RUN_SENTENCE_MAX = 10 * RUN_TEXT_MAX };

void run_row(const Run *run, RunRow *row);

// All of it as one sentence.
void run_sentence(const Run *run, char text[RUN_SENTENCE_MAX]);

// Its share code, or "".
void run_code(const Run *run, char code[SHARE_CODE_MAX + 1]);
