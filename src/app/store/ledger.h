#pragma once
// The ledger: a line for each run that was ever kept, and for each daily descent that was begun, which stays
// when the recording makes room for newer ones, or is of a version that is gone. A text in the folder of what
// is kept, beside `runs`:
//
//     cellarium ledger 1
//     20261123-201500-42 ticks=36000 score=812 depth=3 ...
//
// A line begins with the name of the run's file, without its ending; facts are names and whole numbers. What
// cannot be read stays as it is. A file that does not begin so is set aside under a name of its own, and a
// new one begun.

#include "base/check.h"
#include "base/fail.h"
#include "io/buffer.h"
#include "sim/state/hero.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { LEDGER_WORD_BYTES = 48 };

typedef struct Ledger {
    Buffer text; // whole lines, without the first
    int unreadable;
    bool foreign; // the file is no ledger of ours
} Ledger;

// The facts of a line; they are borrowed.
typedef struct LedgerEntry {
    const char *name, *facts;
    int name_length, facts_length;
} LedgerEntry;

// False with one line in `error`: it is there, but cannot be read. A ledger that is not there is empty.
MUST_CHECK bool ledger_read(Ledger *ledger, Error *error);
void ledger_free(Ledger *ledger);
// Parses what a file holds.
void ledger_parse(Ledger *ledger, const Buffer *file);
// False with one line in `error`; what was there is then still there.
MUST_CHECK bool ledger_write(const Ledger *ledger, Error *error);

// Goes through the lines that can be read, from *at = 0 on. False at the end.
bool ledger_next(const Ledger *ledger, size_t *at, LedgerEntry *entry);
// The same through the facts of one.
bool ledger_fact(const LedgerEntry *entry, int *at, char word[LEDGER_WORD_BYTES], int64_t *number);
// One of them; 0: it is not there.
int64_t ledger_number(const LedgerEntry *entry, const char *word);
bool ledger_find(const Ledger *ledger, const char *name, LedgerEntry *entry);
// The line of that name is this one from now on.
void ledger_put(Ledger *ledger, const char *name, const char *facts);

// A name as a word of the ledger: what no word can have becomes a dash.
void ledger_word(const char *name, char word[LEDGER_WORD_BYTES]);

// Whoever reads and writes it goes first and last through these: so do two games at once.
MUST_CHECK int ledger_take(void);
void ledger_leave(int taken);

// ---- app/store/statistics.c

// What all runs came to, counted from the ledger. Runs that are not ranked add only their time.

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

// ---- app/store/daily_attempts.c

// Of each daily descent only the first attempt is ranked: which was begun is in the ledger.

// Whether that of a date was begun before. False with one line in `error`: that cannot be told.
MUST_CHECK bool daily_attempt_made(int date, bool *made, Error *error);

// That of a date begins now, or when it is said that it was begun: `*first` when none was before it. False
// with one line in `error`: it cannot be noted.
MUST_CHECK bool daily_attempt_begin(int date, uint64_t begun, bool *first, Error *error);
