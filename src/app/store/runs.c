#include "app/store/runs.h"

#include "app/host/host.h"
#include "base/fail.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { ERROR_BYTES = 2 * PATH_MAX_BYTES, FIRST_CAPACITY = 32 };

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
    return length > ending && length < RUN_NAME_BYTES && strcmp(name + length - ending, ENDING) == 0;
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

// Without memory for more the table is shorter.
static void add(void *to, const char *name) {
    Runs *runs = to;
    if (!is_recording(name) || !grow(runs)) return;
    Run *run = &runs->at[runs->count++];
    *run = (Run){0};
    (void)snprintf(run->name, sizeof run->name, "%s", name);
}

static bool look_inside(Run *run, const Buffer *bytes, char *error, size_t error_size) {
    Replay replay;
    if (!replay_open(&replay, bytes->bytes, bytes->size, error, error_size)) return false;
    run->standing = replay.last;
    run->ticks = replay.ticks_whole;
    if (replay.games != 1 || run->ticks == 0 || replay_next(&replay) != REPLAY_GAME) return false;
    run->options = replay.options;
    run->options.own.bytes = run->options.map.bytes = NULL; // they go with the file's
    run->taken = replay.taken || run->options.map.size > 0;
    run->begun = replay.begun;
    return true;
}

static void look_at(const Runs *runs, Run *run) {
    char error[ERROR_BYTES];
    Buffer bytes = {0};
    run->usable =
        run_read(runs, run, &bytes, error, sizeof error) && look_inside(run, &bytes, error, sizeof error);
    run->kept = file_time(path_of(runs->folder, run->name).text);
    buffer_free(&bytes);
}

// Of equals the newer one comes first.
static int rank_of(const Runs *runs, const Run *run) {
    int better = 0;
    if (!run->usable || run->taken) return 0;
    for (int i = 0; i < runs->count; i++) {
        const Run *other = &runs->at[i];
        if (!other->usable || other->taken) continue;
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
    if (one->standing.score != other->standing.score)
        return one->standing.score < other->standing.score ? 1 : -1;
    return by_name(a, b);
}

void runs_sort(Runs *runs, bool best_first) {
    if (runs->count > 0)
        qsort(runs->at, (size_t)runs->count, sizeof *runs->at, best_first ? by_score : by_name);
}

static bool find_folder(Runs *runs, const char *folder, char *error, size_t error_size) {
    if (folder == NULL)
        return file_own_path(FOLDER_DATA, "runs/", runs->folder, sizeof runs->folder, error, error_size);
    size_t length = strlen(folder);
    int written = snprintf(runs->folder, sizeof runs->folder, "%s%s", folder,
                           length > 0 && folder[length - 1] == '/' ? "" : "/");
    return (written > 0 && (size_t)written < sizeof runs->folder) ||
           fail(error, error_size, "the path of the folder is too long");
}

bool runs_read(Runs *runs, const char *folder, char *error, size_t error_size) {
    runs_free(runs);
    if (!find_folder(runs, folder, error, error_size)) return false;
    if (!folder_list(runs->folder, add, runs))
        return (folder == NULL && !file_exists(runs->folder)) ||
               fail(error, error_size, "cannot read the folder %s", runs->folder);
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

bool run_read(const Runs *runs, const Run *run, Buffer *out, char *error, size_t error_size) {
    return file_read(path_of(runs->folder, run->name).text, out, error, error_size);
}

// ---- keeping

// "20261122-231500-42.rec", in universal time, which goes nowhere twice.
static bool name_run(const Replay *replay, char *name) {
    char stamp[32] = "";
    time_t begun = (time_t)replay->begun;
    struct tm utc;
    if (gmtime_r(&begun, &utc) == NULL || strftime(stamp, sizeof stamp, "%Y%m%d-%H%M%S", &utc) == 0)
        return false;
    (void)snprintf(name, RUN_NAME_BYTES, "%s-%llu%s", stamp, (unsigned long long)replay->options.seed,
                   ENDING);
    return true;
}

// Whether the name is one that we gave.
static bool is_ours(const char *name) {
    return strspn(name, "0123456789") == 8 && name[8] == '-' && strspn(name + 9, "0123456789") == 6 &&
           name[15] == '-';
}

// How many of ours were kept later; of one second the name tells.
static int newer_than(const Runs *runs, const Run *run) {
    int newer = 0;
    for (int i = 0; i < runs->count; i++) {
        const Run *other = &runs->at[i];
        newer +=
            is_ours(other->name) && (other->kept > run->kept || (other->kept == run->kept && other < run));
    }
    return newer;
}

// A game may have begun long before it ended: what counts is when it was kept.
static void thin(const Runs *runs) {
    for (int i = 0; i < runs->count; i++) {
        const Run *run = &runs->at[i];
        if (!is_ours(run->name) || newer_than(runs, run) < RUNS_NEWEST) continue;
        bool best = run->rank > 0 && run->rank <= RUNS_BEST;
        if (!best) (void)file_remove(path_of(runs->folder, run->name).text);
    }
}

// Ticks of the game in the file of that name; 0: there is none that can be used.
static int64_t ticks_kept(const Runs *runs, const char *name) {
    Run run = {0};
    (void)snprintf(run.name, sizeof run.name, "%s", name);
    look_at(runs, &run);
    return run.usable ? run.ticks : 0;
}

bool runs_keep(const Buffer *all, char *error, size_t error_size) {
    Runs runs = {0};
    Replay replay;
    char name[RUN_NAME_BYTES], why[ERROR_BYTES];
    if (all->failed) return fail(error, error_size, "there is not enough memory");
    if (!replay_open(&replay, all->bytes, all->size, error, error_size)) return false;
    if (replay_next(&replay) != REPLAY_GAME || !name_run(&replay, name))
        return fail(error, error_size, "it has no date");
    if (!find_folder(&runs, NULL, error, error_size)) return false;
    if (ticks_kept(&runs, name) >= replay.ticks_whole) return true;
    if (!file_make_folders(runs.folder, error, error_size) ||
        !file_write(path_of(runs.folder, name).text, all->bytes, all->size, CARE_SURE, error, error_size))
        return false;
    if (runs_read(&runs, NULL, why, sizeof why)) thin(&runs);
    runs_free(&runs);
    host_kept();
    return true;
}
