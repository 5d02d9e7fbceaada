#pragma once
// The ledger: a line for each run that was ever kept, and for each daily descent that was begun. A line stays
// when the recording is removed to make room, or cannot be used by this version. The ledger is a text file in
// the folder of saved data, beside `runs`:
//
//     cellarium ledger 1
//     20261123-201500-42 ticks=36000 score=812 depth=3 ...
//
// A line begins with the name of the run's file, without its ending. Then come facts: names and whole
// numbers. Lines that cannot be read stay as they are. A file without that first line is not a ledger: it is
// set aside under another name, and a new one is begun.

#include "base/check.h"
#include "base/fail.h"
#include "io/buffer.h"
#include "sim/state/hero.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { LEDGER_WORD_BYTES = 48 };

typedef struct Ledger {
    Buffer text;    // whole lines, without the first line of the file
    int unreadable; // how many lines cannot be read
    bool foreign;   // the file is not a ledger
} Ledger;

// The content of a line; borrowed.
typedef struct LedgerEntry {
    const char *name, *facts;
    int name_length, facts_length;
} LedgerEntry;

// Reads the ledger. Returns false with one line in `error` if it exists but cannot be read. A missing
// ledger is empty.
MUST_CHECK bool ledger_read(Ledger *ledger, Error *error);
void ledger_free(Ledger *ledger);
// Parses the content of a file.
void ledger_parse(Ledger *ledger, const Buffer *file);
// Writes the ledger. Returns false with one line in `error`; the old file is then unchanged.
MUST_CHECK bool ledger_write(const Ledger *ledger, Error *error);

// Goes through the lines that can be read: each call gives the next one. *at is 0 before the first call.
// Returns false at the end.
bool ledger_next(const Ledger *ledger, size_t *at, LedgerEntry *entry);
// Goes through the facts of one line in the same way: `word` gets a fact's name, `number` its number.
bool ledger_next_fact(const LedgerEntry *entry, int *at, char word[LEDGER_WORD_BYTES], int64_t *number);
// The number of one fact; 0: the line does not have it.
int64_t ledger_number(const LedgerEntry *entry, const char *word);
// Finds the line of a name. Returns false if there is none.
bool ledger_find(const Ledger *ledger, const char *name, LedgerEntry *entry);
// Adds a line with these facts ("word=number ..."), in place of any line of that name.
void ledger_put(Ledger *ledger, const char *name, const char *facts);

// Turns a name into a word of the ledger: characters that a word cannot have become dashes.
void ledger_sanitise_word(const char *name, char word[LEDGER_WORD_BYTES]);

// Lock the ledger before you read it in order to write it, and unlock it afterwards, because another game may
// do the same. Waits up to half a second. Returns a value for ledger_unlock(); FOLDER_TAKEN: another game
// still has it.
MUST_CHECK int ledger_lock(void);
void ledger_unlock(int taken);

// ---- app/store/statistics.c

// Totals over all runs, counted from the ledger. Unranked runs add only their time.

enum { STATISTICS_KILLERS = 64 };

typedef struct Killer {
    char word[LEDGER_WORD_BYTES]; // as in the ledger
    int runs;
} Killer;

// How runs of one kind ended.
typedef struct RunCount {
    int runs, won;
    int64_t best; // the best score
} RunCount;

typedef struct Statistics {
    RunCount descents, dungeons, dailies;
    int unranked;
    int64_t ticks, ranked_ticks; // of all runs; of the ranked runs
    int tallied;                 // in how many runs the next five were counted; older lines do not have them
    int64_t delivered, kills, sneaks, tolls, bells;
    int reached[GAME_DEPTHS + 1], died[GAME_DEPTHS + 1]; // how many descents; index: the depth
    int deepest;
    Killer killers[STATISTICS_KILLERS]; // the worst first
    int killer_count;
} Statistics;

// Counts everything again.
void statistics_from_ledger(Statistics *statistics, const Ledger *ledger);

// ---- app/store/daily_attempts.c

// Only the first attempt at each daily descent is ranked. The ledger says which were begun.

// Finds out whether the daily descent of a date was begun before. Returns false with one line in `error`, and
// *made false, if that is impossible.
MUST_CHECK bool daily_attempt_made(int date, bool *made, Error *error);

// Notes that the daily descent of a date was begun at that Unix time. *first: it was not begun before, as far
// as the ledger can be read. Returns false with one line in `error` if it cannot be noted.
MUST_CHECK bool daily_attempt_begin(int date, uint64_t begun, bool *first, Error *error);
