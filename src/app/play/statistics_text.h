#pragma once
// What all runs came to, in words.

#include "app/store/ledger.h"
#include "view/screens/statistics.h"

// Reads the ledger; one that cannot be read is told in the table.
typedef struct StatWords {
    StatTable table;
    char why[512]; // it cannot be read, or ""
} StatWords;

void statistics_table(const Statistics *is, StatTable *table);
void statistics_words(StatWords *words);

// All of it as sentences, one after the other, for who hears it.
enum { STAT_SENTENCE_MAX = 2560 };
const char *statistics_sentence(const StatTable *table, char text[STAT_SENTENCE_MAX]);
