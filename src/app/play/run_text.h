#pragma once
// A run in words, the same for the window's table, the terminal's list and players who hear the game.

#include "app/play/storage.h"
#include "app/store/ledger.h"
#include "app/store/runs.h"
#include "io/share_code.h"
#include "view/screens/tables.h"

enum { RUN_SENTENCE_MAX = 10 * RUN_TEXT_MAX };

extern const char *const RUN_ENDS[OUTCOME_COUNT]; // how the run ended, in a word or two, in English

// Writes a run as a row of the table.
void run_row(const Run *run, RunRow *row);

// The whole row as one sentence.
void run_sentence(const Run *run, char text[RUN_SENTENCE_MAX]);

// ---- app/play/statistics_text.c

// Totals over all runs, in words.

typedef struct StatWords {
    StatTable table;
    char why[512]; // why the ledger cannot be read, or ""; the table points to it
} StatWords;

// Writes statistics as a table.
void statistics_table(const Statistics *is, StatTable *table);
// Does the same for the ledger and the game in progress. If the ledger cannot be read, the table says why.
void statistics_read_table(StatWords *words, const Storage *storage, const Session *session);

// Writes the whole table to `text` as sentences, for players who hear the game, and returns it.
enum { STAT_SENTENCE_MAX = 8192 };
const char *statistics_sentence(const StatTable *table, char text[STAT_SENTENCE_MAX]);
