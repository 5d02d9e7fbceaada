#pragma once
// A run in words: the same row for the table in the window, for the list in the terminal, and for who hears
// it.

#include "app/play/storage.h"
#include "app/store/ledger.h"
#include "app/store/runs.h"
#include "io/share_code.h"
#include "view/screens/tables.h"

enum { RUN_SENTENCE_MAX = 10 * RUN_TEXT_MAX };

extern const char *const RUN_ENDS[OUTCOME_COUNT]; // what came of it, in a word or two
void run_row(const Run *run, RunRow *row);

// All of it as one sentence.
void run_sentence(const Run *run, char text[RUN_SENTENCE_MAX]);

// ---- app/play/statistics_text.c

// What all runs came to, in words.

// Reads the ledger and the game in progress; a ledger that cannot be read is told in the table.
typedef struct StatWords {
    StatTable table;
    char why[512]; // it cannot be read, or ""
} StatWords;

void statistics_table(const Statistics *is, StatTable *table);
void statistics_words(StatWords *words, const Storage *storage, const Session *session);

// All of it as sentences, one after the other, for who hears it.
enum { STAT_SENTENCE_MAX = 8192 };
const char *statistics_sentence(const StatTable *table, char text[STAT_SENTENCE_MAX]);
