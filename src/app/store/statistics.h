#pragma once
// What all runs came to, counted from the ledger. Runs that are not ranked add only their time.

#include "app/store/ledger.h"
#include "base/check.h"
#include "base/fail.h"
#include "sim/state/hero.h"

enum { STATISTICS_KILLERS = 64 };

typedef struct Killer {
    char word[LEDGER_WORD_BYTES]; // as the ledger has it
    int runs;
} Killer;

// How runs of one sort ended.
typedef struct RunCount {
    int runs, won;
    int64_t best; // score
} RunCount;

typedef struct Statistics {
    RunCount descents, dungeons, dailies;
    int unranked;
    int64_t ticks, ranked_ticks; // of all runs, of those that are ranked
    int tallied; // runs in which the following were counted: older lines, and games not played to their end,
                 // lack them
    int64_t delivered, kills, sneaks, tolls, bells;
    int reached[GAME_DEPTHS + 1], died[GAME_DEPTHS + 1]; // descents by depth
    int deepest;
    Killer killers[STATISTICS_KILLERS]; // the worst first
    int killer_count;
} Statistics;

void statistics_count(Statistics *statistics, const Ledger *ledger);
// The same of our ledger. False with one line in `error`.
MUST_CHECK bool statistics_read(Statistics *statistics, Error *error);
