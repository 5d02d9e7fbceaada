#pragma once
// Runs that ended, were given up or were left for another game: recordings in the folder `runs` of saved
// data. The facts about a run are read from its file whenever they are needed, so nothing beside the files
// can be wrong. A name begins with the time at which the run was begun, so the order of names is the order
// of time. The newest RUNS_NEWEST are kept, and the best RUNS_BEST ranked ones of each kind; the ledger
// keeps a line of each. Files that are no runs, or that this version cannot use, are never touched.

#include "app/store/files.h"
#include "app/store/ledger.h"
#include "base/check.h"
#include "base/fail.h"
#include "io/game/recording.h"
#include "lang/lang.h"

enum { RUNS_NEWEST = 100, RUNS_BEST = 20, RUN_NAME_BYTES = 256 };

// Facts about a game that its recording does not contain.
typedef struct RunTally {
    int deepest; // depth
    int delivered, kills, sneaks, tolls, bells;
} RunTally;

// Runs are ranked only within their kind, where scores mean the same.
typedef enum RunKind {
    RUNS_DESCENT, // or tower
    RUNS_PACED,   // the same where time waited, in all or part of it
    RUNS_DAILY,
    RUNS_DUNGEON,
    RUNS_CLASSIC
} RunKind;

// The claims of a file; only replaying proves them.
typedef struct Run {
    char name[RUN_NAME_BYTES];
    GenOptions options;
    Standing standing;
    int64_t ticks;
    uint64_t begun; // Unix time; 0: not known
    int64_t kept;   // likewise
    bool unranked;  // as run_unranked() says
    bool repaced;   // its pace was changed; the options have the first pace
    int rank;    // its place among the ranked runs of its kind, by score: 1 is the best; 0: it is not ranked
    bool usable; // false: only the name is valid
    const RunTally *tally; // borrowed; NULL: not known
} Run;

// The newest come first.
typedef struct Runs {
    Run *at;
    int count, capacity;
    int unusable;                // of these
    char folder[PATH_MAX_BYTES]; // ends with a slash
} Runs;

// Reads the runs in a folder, or in ours if it is NULL; ours may be missing. Returns false with one line in
// `error`.
MUST_CHECK bool runs_read(Runs *runs, const char *folder, Error *error);
RunKind run_kind(const Run *run);
// Sorts them: kind by kind with the best first, or by time with the newest first.
void runs_sort(Runs *runs, bool best_first);
void runs_free(Runs *runs);

// As file_read().
MUST_CHECK bool run_read(const Runs *runs, const Run *run, Buffer *out, Error *error);

// Why a run with these options is not ranked, in a few words; `taken`: somebody took it over. NULL: it is
// ranked.
const char *run_unranked(const GenOptions *options, bool taken);

// The name of the file of a run, without its ending: "20261122-231500-42", in UTC, so that no name occurs
// twice. Returns false if the run has no date.
MUST_CHECK bool run_name(uint64_t begun, uint64_t seed, char name[RUN_NAME_BYTES]);

// Adds a line for a run to the ledger, unless it has one that goes as far. Returns true when it did.
bool run_note(const Run *run, Ledger *ledger);
// Statistics of our ledger and of the game in progress up to now (NULL: none). Returns false with one line
// in `error`.
MUST_CHECK bool statistics_read(Statistics *statistics, const Run *playing, Error *error);

// Keeps the recording of a game as a run, unless there is one of the same game that goes as far. A shorter
// recording of the same game is overwritten, any other file is not. Then the runs that exceed the limits
// are removed. `tally` may be NULL. Returns false with one line in `error`.
MUST_CHECK bool runs_keep(const Buffer *all, const RunTally *tally, Error *error);
// The same with the file of that path, which is moved, so that it takes no room.
MUST_CHECK bool runs_take(const char *path, const RunTally *tally, Error *error);

// What a word after "killer." in the ledger means: ACTOR_NONE and a Cause, or an actor. Returns false for a
// word of another version.
bool run_killer(const char *word, ActorKind *killer, int *cause);
