#pragma once
// Runs that are over, given up or left for another: recordings in the folder `runs` of what is kept. What a
// run was is read from the files themselves, whenever it is asked for: there is nothing beside them that
// could be wrong. Names begin with when a run was begun, so that their order is its order. The newest
// RUNS_NEWEST and of each kind the best RUNS_BEST of those that are ranked are kept, and a line of each in
// the ledger; what is no run of ours, or cannot be used by this version, is never touched.

#include "app/store/files.h"
#include "app/store/ledger.h"
#include "base/check.h"
#include "base/fail.h"
#include "io/game/recording.h"
#include "lang/lang.h"

enum { RUNS_NEWEST = 100, RUNS_BEST = 20, RUN_NAME_BYTES = 256 };

// What was done in a game that the recording of it does not tell.
typedef struct RunTally {
    int deepest; // depth
    int delivered, kills, sneaks, tolls, bells;
} RunTally;

// Runs are ranked among those of their kind alone, whose scores mean the same.
typedef enum RunKind {
    RUNS_DESCENT, // or tower
    RUNS_PACED,   // the same where time waited, in all or part of it
    RUNS_DAILY,
    RUNS_DUNGEON,
    RUNS_CLASSIC
} RunKind;

// What a file claims; only replaying proves it.
typedef struct Run {
    char name[RUN_NAME_BYTES];
    GenOptions options;
    Standing standing;
    int64_t ticks;
    uint64_t begun;        // Unix time; 0: not known
    int64_t kept;          // likewise
    bool unranked;         // as run_unranked() has it
    bool repaced;          // its pace was changed: that of the options is the first
    int rank;              // among those of its kind that are, by score: 1 is the best; 0: it is none of them
    bool usable;           // else only the name holds
    const RunTally *tally; // borrowed; NULL: not known
} Run;

// The newest come first.
typedef struct Runs {
    Run *at;
    int count, capacity;
    int unusable;                // of these
    char folder[PATH_MAX_BYTES]; // ends with a slash
} Runs;

// Reads what is in a folder, or in ours where it is NULL, which need not be there. False with one line in
// `error`.
MUST_CHECK bool runs_read(Runs *runs, const char *folder, Error *error);
RunKind run_kind(const Run *run);
// Kind by kind the best first, or the newest.
void runs_sort(Runs *runs, bool best_first);
void runs_free(Runs *runs);

// As file_read().
MUST_CHECK bool run_read(const Runs *runs, const Run *run, Buffer *out, Error *error);

// Why a run with these options is not ranked, in a few words; `taken`: somebody took over. NULL: it is
// ranked.
const char *run_unranked(const GenOptions *options, bool taken);

// The name of the file of a run, without its ending: "20261122-231500-42", in universal time, which goes
// nowhere twice. False: it has no date.
MUST_CHECK bool run_name(uint64_t begun, uint64_t seed, char name[RUN_NAME_BYTES]);

// Puts a line for a run into the ledger, unless one is there that goes as far. True when it did.
bool run_note(const Run *run, Ledger *ledger);
// Statistics of our ledger and of the game in progress as far as it is; NULL: there is none. False with one
// line in `error`.
MUST_CHECK bool statistics_read(Statistics *statistics, const Run *playing, Error *error);

// Keeps a recording of one game, unless one of the same game is there that goes as far; its own beginning is
// written over, any other file is not. Then those go for which there is no place any more. `tally` may be
// NULL. False with one line in `error`.
MUST_CHECK bool runs_keep(const Buffer *all, const RunTally *tally, Error *error);
// The same with the file of that path, which is gone then. It is moved, which takes no room.
MUST_CHECK bool runs_take(const char *path, const RunTally *tally, Error *error);

// Whom or what a word after "killer." in the ledger means: ACTOR_NONE and a Cause, or an actor. False: a word
// of another version.
bool run_killer(const char *word, ActorKind *killer, int *cause);
