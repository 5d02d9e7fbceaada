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

// Facts about a game that are not in its recording.
typedef struct RunTally {
    int deepest; // the deepest depth visited
    int delivered, kills, sneaks, tolls, bells;
} RunTally;

// Runs are ranked within their kind, because only there do scores mean the same.
typedef enum RunKind {
    RUNS_DESCENT, // a descent or a tower in real time
    RUNS_PACED,   // the same turn by turn, wholly or in part
    RUNS_DAILY,
    RUNS_DUNGEON,
    RUNS_CLASSIC
} RunKind;

// What a recording says about itself. Only replaying proves it.
typedef struct Run {
    char name[RUN_NAME_BYTES];
    GenOptions options;
    Standing standing;
    int64_t ticks;
    uint64_t begun;        // Unix time; 0: unknown
    int64_t kept;          // Unix time; 0: unknown
    bool unranked;         // as run_unranked_reason() says
    bool repaced;          // its pace was changed in play; the options have the first pace
    int rank;              // its place among the ranked runs of its kind, by score, from 1; 0: not ranked
    bool usable;           // false: only the name counts
    const RunTally *tally; // borrowed; NULL: unknown
} Run;

// Newest first.
typedef struct Runs {
    Run *at;
    int count, capacity;
    int unusable;                // how many of them cannot be used
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

// Why a run with these options is not ranked, in a few words; NULL: it is. `taken`: it was taken over.
const char *run_unranked_reason(const GenOptions *options, bool taken);

// The name of the file of a run, without its ending: "20261122-231500-42", in UTC, so that no name occurs
// twice. Returns false if the run has no date.
MUST_CHECK bool run_name(uint64_t begun, uint64_t seed, char name[RUN_NAME_BYTES]);

// Adds a line about a run to the ledger, unless the ledger has one that goes as far. Returns true if it
// added one.
bool run_note(const Run *run, Ledger *ledger);
// Statistics of our ledger and of the game in progress up to now (NULL: none). Returns false with one line
// in `error`.
MUST_CHECK bool statistics_read(Statistics *statistics, const Run *playing, Error *error);

// Keeps a recording as a run, unless there is a run of the same game that goes as far. A shorter run of the
// same game is overwritten, no other file is. Then runs that exceed the limits are removed. `tally` may be
// NULL. Returns false with one line in `error`.
MUST_CHECK bool runs_store_recording(const Buffer *all, const RunTally *tally, Error *error);
// The same for a file, which is moved, so that it needs no more room.
MUST_CHECK bool runs_store_file(const char *path, const RunTally *tally, Error *error);

// Turns a word after "killer." in the ledger into an actor, or into ACTOR_NONE and a Cause. Returns false
// for words of other versions.
bool run_parse_killer(const char *word, ActorKind *killer, int *cause);
