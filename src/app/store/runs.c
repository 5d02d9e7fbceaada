#include "app/store/runs.h"

#include "app/host/host.h"
#include "app/store/daily.h"
#include "base/fail.h"
#include "base/text.h"
#include "lang/lang.h"
#include "map/monsters.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { FIRST_CAPACITY = 32, NAMES_TRIED = 100 };

static const char ENDING[] = ".rec";

typedef struct Path {
    char text[PATH_MAX_BYTES + RUN_NAME_BYTES];
} Path;

static Path path_of(const char *folder, const char *name) {
    Path path;
    (void)snprintf(path.text, sizeof path.text, "%s%s", folder, name);
    return path;
}

// ---- reading

static bool is_recording(const char *name) {
    size_t length = strlen(name), ending = strlen(ENDING);
    return name[0] != '.' && length > ending && length < RUN_NAME_BYTES &&
           strcmp(name + length - ending, ENDING) == 0;
}

static bool grow(Runs *runs) {
    int capacity = runs->capacity > 0 ? 2 * runs->capacity : FIRST_CAPACITY;
    if (runs->count < runs->capacity) return true;
    Run *at = realloc(runs->at, (size_t)capacity * sizeof *at);
    if (at == NULL) return false;
    runs->at = at;
    runs->capacity = capacity;
    return true;
}

// Adds a run by its file name. Out of memory, the list stays shorter.
static void add(void *to, const char *name) {
    Runs *runs = to;
    if (!is_recording(name) || !grow(runs)) return;
    Run *run = &runs->at[runs->count++];
    *run = (Run){0};
    (void)snprintf(run->name, sizeof run->name, "%s", name);
}

const char *run_unranked_reason(const GenOptions *options, bool taken, bool updated) {
    if (updated) return N_("continued over an update");
    if (taken) return N_("played on from a recording");
    if (options->map.size > 0) return N_("a map made by hand");
    if (options->own.size > 0) return N_("custom set pieces");
    if (options->descent && options->depth > 1) return N_("started below depth 1");
    return NULL;
}

// Reads a run's facts from its recording. Returns false with one line in `error` when it cannot be used.
static bool look_inside(Run *run, const Buffer *bytes, Error *error) {
    Replay replay;
    if (!replay_check_open(&replay, bytes->bytes, bytes->size, error)) return false;
    run->standing = replay.last;
    run->ticks = replay.ticks_whole;
    run->older = replay.rules != WORLD_RULES ? replay.rules : 0;
    run->updated = replay.updated;
    if (replay.games != 1 || (run->ticks == 0 && !run->updated) || replay_next(&replay) != REPLAY_GAME)
        return false;
    run->options = replay.options;
    run->options.own.bytes = run->options.map.bytes =
        NULL; // they point into the file's bytes, which are freed
    run->unranked = run_unranked_reason(&run->options, replay.taken, run->updated) != NULL;
    run->repaced = replay.repaced;
    run->options.ease |= replay.eased;
    run->begun = replay.begun;
    return true;
}

// Fills in everything about a run from its file.
static void look_at(const Runs *runs, Run *run) {
    Error error;
    Buffer bytes = {0};
    run->usable = run_read_recording(runs, run, &bytes, &error) && look_inside(run, &bytes, &error);
    run->kept = file_mtime_seconds(path_of(runs->folder, run->name).text);
    buffer_free(&bytes);
}

RunKind run_kind(const Run *run) {
    const GenOptions *options = &run->options;
    if (options->classic) return RUNS_CLASSIC;
    if (!options->descent) return RUNS_DUNGEON;
    if (!run->unranked && daily_date_of_game(options, run->begun) != 0) return RUNS_DAILY;
    return options->pace != PACE_REAL || run->repaced ? RUNS_PACED : RUNS_DESCENT;
}

// The rank of a run among the ranked runs of its kind with the same aids; 0: it is not ranked. With the same
// score, the newer run is better.
static int rank_of(const Runs *runs, const Run *run) {
    int better = 0;
    if (!run->usable || run->unranked) return 0;
    for (int i = 0; i < runs->count; i++) {
        const Run *other = &runs->at[i];
        bool alike = run_kind(other) == run_kind(run) && other->options.ease == run->options.ease;
        if (!other->usable || other->unranked || !alike) continue;
        bool before = other->standing.score == run->standing.score && other < run;
        better += other->standing.score > run->standing.score || before;
    }
    return better + 1;
}

static int by_name(const void *a, const void *b) {
    return strcmp(((const Run *)b)->name, ((const Run *)a)->name);
}

static int by_score(const void *a, const void *b) {
    const Run *one = a, *other = b;
    int kinds = (int)run_kind(one) - (int)run_kind(other);
    if (kinds != 0) return kinds;
    if (one->standing.score != other->standing.score)
        return one->standing.score < other->standing.score ? 1 : -1;
    return by_name(a, b);
}

void runs_sort(Runs *runs, bool best_first) {
    if (runs->count > 0)
        qsort(runs->at, (size_t)runs->count, sizeof *runs->at, best_first ? by_score : by_name);
}

static bool find_folder(Runs *runs, const char *folder, Error *error) {
    if (folder == NULL) return file_own_path(FOLDER_DATA, "runs/", runs->folder, sizeof runs->folder, error);
    size_t length = strlen(folder);
    int written = snprintf(runs->folder, sizeof runs->folder, "%s%s", folder,
                           length > 0 && folder[length - 1] == '/' ? "" : "/");
    return (written > 0 && (size_t)written < sizeof runs->folder) ||
           fail(error, tr("the path of the folder is too long"));
}

bool runs_read(Runs *runs, const char *folder, Error *error) {
    runs_free(runs);
    if (!find_folder(runs, folder, error)) return false;
    if (!folder_list(runs->folder, add, runs))
        return (folder == NULL && !file_may_exist(runs->folder)) ||
               fail(error, tr("cannot read the folder %s"), runs->folder);
    runs_sort(runs, false);
    for (int i = 0; i < runs->count; i++) {
        look_at(runs, &runs->at[i]);
        runs->unusable += !runs->at[i].usable;
    }
    for (int i = 0; i < runs->count; i++) runs->at[i].rank = rank_of(runs, &runs->at[i]);
    return true;
}

void runs_free(Runs *runs) {
    free(runs->at);
    *runs = (Runs){0};
}

bool run_read_recording(const Runs *runs, const Run *run, Buffer *out, Error *error) {
    return file_read(path_of(runs->folder, run->name).text, out, error);
}

// ---- keeping

bool run_name(uint64_t begun, uint64_t seed, char name[RUN_NAME_BYTES]) {
    char stamp[32] = "";
    time_t time = (time_t)begun;
    struct tm utc;
    if (gmtime_r(&time, &utc) == NULL || strftime(stamp, sizeof stamp, "%Y%m%d-%H%M%S", &utc) == 0)
        return false;
    (void)snprintf(name, RUN_NAME_BYTES, "%s-%llu", stamp, (unsigned long long)seed);
    return true;
}

// True if the name has the form that we give.
static bool is_ours(const char *name) {
    return strspn(name, "0123456789") == 8 && name[8] == '-' && strspn(name + 9, "0123456789") == 6 &&
           name[15] == '-';
}

// True if the run may be removed. A recording that cannot be used stays, because it may be one of the best
// runs of a newer version. It does not count towards the limits either.
static bool may_go(const Run *run) {
    return run->usable && is_ours(run->name);
}

// How many runs were kept later than this one; runs of the same second are ordered by name.
static int newer_than(const Runs *runs, const Run *run) {
    int newer = 0;
    for (int i = 0; i < runs->count; i++) {
        const Run *other = &runs->at[i];
        newer += may_go(other) && (other->kept > run->kept || (other->kept == run->kept && other < run));
    }
    return newer;
}

// Removes the runs that exceed the limits. Runs are new by the time when they were kept, not when they were
// begun, because a game may last for weeks. The run `name` was just kept and stays, even if its file is old.
static void thin(const Runs *runs, const char *name) {
    for (int i = 0; i < runs->count; i++) {
        const Run *run = &runs->at[i];
        if (!may_go(run) || newer_than(runs, run) < RUNS_NEWEST || strcmp(run->name, name) == 0) continue;
        bool best = run->rank > 0 && run->rank <= RUNS_BEST;
        if (!best) (void)file_remove(path_of(runs->folder, run->name).text);
    }
}

// ---- the ledger

static const char *const CAUSES[CAUSE_COUNT] = {
    [CAUSE_DART] = "dart", [CAUSE_FIRE] = "fire", [CAUSE_BLAST] = "blast", [CAUSE_FALL] = "fall"};
static const char OTHER_CAUSE[] = "trap";

// Writes what killed the hero, as one word.
static void name_killer(const Standing *at, char word[LEDGER_WORD_BYTES]) {
    const char *cause = CAUSES[at->cause] != NULL ? CAUSES[at->cause] : OTHER_CAUSE;
    ledger_sanitise_word(at->killer != ACTOR_NONE ? ACTORS[at->killer].name : cause, word);
}

static ActorKind actor_of(const char *word) {
    for (int kind = ACTOR_HERO + 1; kind < ACTOR_KIND_COUNT; kind++) {
        char name[LEDGER_WORD_BYTES];
        ledger_sanitise_word(ACTORS[kind].name, name);
        if (strcmp(name, word) == 0) return (ActorKind)kind;
    }
    return ACTOR_NONE;
}

bool run_parse_killer(const char *word, ActorKind *killer, int *cause) {
    *killer = actor_of(word);
    *cause = CAUSE_BLOW;
    if (*killer != ACTOR_NONE) return true;
    for (int i = 0; i < CAUSE_COUNT; i++) {
        if (CAUSES[i] != NULL && strcmp(CAUSES[i], word) == 0) *cause = i;
    }
    if (strcmp(word, OTHER_CAUSE) == 0) *cause = CAUSE_TRAP;
    return *cause != CAUSE_BLOW;
}

static void tell_tally(const RunTally *tally, Buffer *facts) {
    buffer_text(facts, " deepest=%d delivered=%d kills=%d sneaks=%d tolls=%d bells=%d", tally->deepest,
                tally->delivered, tally->kills, tally->sneaks, tally->tolls, tally->bells);
}

// Appends the facts that statistics count. Of an unranked run that is only its time.
static void tell_facts(const Run *run, Buffer *facts) {
    const Standing *at = &run->standing;
    int date = daily_date_of_game(&run->options, run->begun);
    char killer[LEDGER_WORD_BYTES];
    buffer_text(facts, "ticks=%lld", (long long)run->ticks);
    if (run->unranked) {
        buffer_text(facts, " unranked=1");
        return;
    }
    buffer_text(facts, " score=%d depth=%d", at->score, at->depth);
    if (run->options.descent) buffer_text(facts, " descent=1");
    if (date != 0) buffer_text(facts, " daily=%d", date);
    if (at->outcome == OUTCOME_VICTORY) buffer_text(facts, " won=1");
    name_killer(at, killer);
    if (at->outcome == OUTCOME_DEATH) buffer_text(facts, " dead=1 killer.%s=1", killer);
    if (run->tally != NULL) tell_tally(run->tally, facts);
}

bool run_note_longer(const Run *run, Ledger *ledger) {
    char name[RUN_NAME_BYTES];
    LedgerEntry entry;
    Buffer facts = {0};
    (void)snprintf(name, sizeof name, "%.*s", (int)(strlen(run->name) + 1 - sizeof ENDING), run->name);
    if (ledger_find(ledger, name, &entry) && ledger_number(&entry, "ticks") >= run->ticks) return false;
    tell_facts(run, &facts);
    buffer_int(&facts, 0, 1);
    if (!facts.failed) ledger_put(ledger, name, (const char *)facts.bytes);
    buffer_free(&facts);
    return true;
}

// Adds the runs that the ledger does not have. Returns true if it has changed.
static bool note_all(const Runs *runs, Ledger *ledger) {
    bool any = false;
    for (int i = runs->count - 1; i >= 0; i--) { // oldest first
        const Run *run = &runs->at[i];
        if (run->usable && is_ours(run->name)) any |= run_note_longer(run, ledger);
    }
    return any;
}

// Notes the runs in the ledger. Only then removes those that exceed the limits. `tally` belongs to the run
// `name`.
static void settle(const char *name, const RunTally *tally) {
    Runs runs = {0};
    Ledger ledger;
    Error why;
    bool read = ledger_read(&ledger, &why) && runs_read(&runs, NULL, &why);
    for (int i = 0; i < runs.count; i++) {
        if (strcmp(runs.at[i].name, name) == 0) runs.at[i].tally = tally;
    }
    if (read && (!note_all(&runs, &ledger) || ledger_write(&ledger, &why))) thin(&runs, name);
    ledger_free(&ledger);
    runs_free(&runs);
}

// ---- one more

// A recording that is to become a run.
typedef struct Candidate {
    const Buffer *all;
    const char *file; // the file with the recording, which is moved; NULL: there is none
    const RunTally *tally;
    int64_t ticks;
} Candidate;

// True if the run `name` is of the same game as the recording `all`; `ticks` gets how many ticks it has.
static bool is_of_game(const Runs *runs, const char *name, const Buffer *all, int64_t *ticks) {
    Error error;
    Buffer bytes = {0};
    bool is = file_read(path_of(runs->folder, name).text, &bytes, &error) &&
              replay_is_same_game(&bytes, all, ticks);
    buffer_free(&bytes);
    return is;
}

// Finds the file name for a run: "20261122-231500-42.rec", or "20261122-231500-42-2.rec" for another game of
// that seed and second. `ticks` gets how many ticks of this game the file already has. Returns false if all
// names are taken.
static bool find_name(const Runs *runs, const Candidate *of, const char *stem, char *name, int64_t *ticks) {
    *ticks = 0;
    for (int i = 1; i < NAMES_TRIED; i++) {
        char number[16] = "";
        if (i > 1) (void)snprintf(number, sizeof number, "-%d", i);
        (void)snprintf(name, RUN_NAME_BYTES, "%.200s%s%s", stem, number, ENDING);
        if (!file_may_exist(path_of(runs->folder, name).text) || is_of_game(runs, name, of->all, ticks))
            return true;
    }
    return false;
}

// Moves or writes a candidate to a path.
static bool put(const Candidate *of, const char *path, Error *error) {
    if (of->file != NULL && file_move(of->file, path, CARE_SURE)) return true;
    return file_write(path, of->all->bytes, of->all->size, CARE_SURE, error);
}

// Writes or moves a candidate to its name, unless the file there already goes as far.
static bool keep(const Candidate *of, const char *stem, Error *error) {
    Runs runs = {0};
    char name[RUN_NAME_BYTES];
    int64_t there;
    if (!find_folder(&runs, NULL, error) || !file_make_folders(runs.folder, error)) return false;
    int taken = ledger_lock();
    bool named = find_name(&runs, of, stem, name, &there), has = named && there >= of->ticks;
    bool kept = has || (named ? put(of, path_of(runs.folder, name).text, error)
                              : fail(error, tr("there are too many runs %s"), stem));
    if (kept && of->file != NULL && file_may_exist(of->file)) (void)file_remove(of->file);
    if (kept && !has && taken != FOLDER_TAKEN) settle(name, of->tally);
    ledger_unlock(taken);
    host_persist_files();
    return kept;
}

// Keeps a candidate as a run. Fills in its ticks.
static bool keep_game(Candidate of, Error *error) {
    Replay replay;
    char stem[RUN_NAME_BYTES];
    if (of.all->failed) return fail(error, tr("there is not enough memory"));
    if (!replay_check_open(&replay, of.all->bytes, of.all->size, error)) return false;
    if (replay_next(&replay) != REPLAY_GAME || !run_name(replay.begun, replay.options.seed, stem))
        return fail(error, tr("it has no date"));
    of.ticks = replay.ticks_whole;
    return keep(&of, stem, error);
}

bool runs_store_recording(const Buffer *all, const RunTally *tally, Error *error) {
    return keep_game((Candidate){.all = all, .tally = tally}, error);
}

bool runs_store_file(const char *path, const RunTally *tally, Error *error) {
    Buffer bytes = {0};
    bool kept = file_read(path, &bytes, error) &&
                keep_game((Candidate){.all = &bytes, .file = path, .tally = tally}, error);
    buffer_free(&bytes);
    return kept;
}
