#pragma once
// Runs that ended, were given up or were left for another game: recordings in the folder `runs` of saved
// data. The facts about a run are read from its file whenever they are needed, so they are always right. A
// name begins with the time at which the run was begun, so the order of names is the order of time. The
// newest RUNS_NEWEST are kept, and the best RUNS_BEST ranked ones of each kind; the ledger keeps a line of
// each run. Files that are not runs, or that this version cannot use, are never touched.

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
    uint64_t begun; // Unix time; 0: unknown
    int64_t kept;   // Unix time when its file was written; 0: unknown
    bool unranked;  // as run_unranked_reason() says
    bool updated;   // it was continued over an update
    int older;      // the rules of the older version that can play it; 0: this one can
    bool repaced;   // its pace was changed in play; the options have the first pace
    int rank;       // by score among the ranked runs of its kind with the same aids, from 1; 0: not ranked
    bool usable;    // false: only `name` and `kept` count
    const RunTally *tally; // borrowed; NULL: unknown
} Run;

// All zero: empty.
typedef struct Runs {
    Run *at; // the newest first, until they are sorted in another way
    int count, capacity;
    int unusable;                // how many runs cannot be used
    char folder[PATH_MAX_BYTES]; // ends with a slash
} Runs;

// Reads the runs in a folder. NULL: in our own, which may be missing. Returns false with one line in `error`.
MUST_CHECK bool runs_read(Runs *runs, const char *folder, Error *error);
RunKind run_kind(const Run *run);
// Sorts the runs: kind by kind with the best first, or by time with the newest first.
void runs_sort(Runs *runs, bool best_first);
void runs_free(Runs *runs);

// Reads the recording of a run, as file_read() does.
MUST_CHECK bool run_read_recording(const Runs *runs, const Run *run, Buffer *out, Error *error);

// Why a run with these options is not ranked, in a few words, in English; NULL: it is ranked. `taken`: it was
// taken over, had been played before, or was `updated`: continued over an update.
const char *run_unranked_reason(const GenOptions *options, bool taken, bool updated);

// Writes the name of the file of a run without its ending, such as "20261122-231500-42": date and time in
// UTC, then the seed. Returns false if the Unix time `begun` has no date.
MUST_CHECK bool run_name(uint64_t begun, uint64_t seed, char name[RUN_NAME_BYTES]);

// Adds a line about a run to the ledger in memory, unless it has one with as many ticks. Returns true if it
// added one.
bool run_note_longer(const Run *run, Ledger *ledger);
// Counts our ledger and the game in progress, `playing` (NULL: none). Returns false with one line in `error`
// if the ledger cannot be read; then only the game is counted.
MUST_CHECK bool statistics_read(Statistics *statistics, const Run *playing, Error *error);

// Keeps a recording as a run, unless there is a run of the same game with as many ticks. A shorter run of the
// same game is overwritten, but no other file. Then runs that exceed the limits are removed. `tally` may be
// NULL. Returns false with one line in `error`.
MUST_CHECK bool runs_store_recording(const Buffer *all, const RunTally *tally, Error *error);
// The same for the file of a recording. The file is moved, so that it needs no more room.
MUST_CHECK bool runs_store_file(const char *path, const RunTally *tally, Error *error);

// Turns a word after "killer." in the ledger into an actor, or into ACTOR_NONE and a Cause. Returns false for
// a word that this version does not know.
bool run_parse_killer(const char *word, ActorKind *killer, int *cause);
