#include "app/tools/recordings.h"

#include "app/play/pacing.h"
#include "app/play/run_text.h"
#include "app/play/session.h"
#include "app/store/files.h"
#include "app/store/runs.h"
#include "app/tools/progress.h"
#include "base/fail.h"
#include "base/hash.h"
#include "lang/lang.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Progress is reported every PART_TICKS. The inputs of the first EARLY_TICKS tell most games apart.
enum { PART_TICKS = 4096, EARLY_TICKS = 10 * TICKS_PER_SECOND };

static bool open_playback(Playback *playback, Buffer bytes, Error *error) {
    if (!playback_open(playback, bytes, error)) return false;
    playback->spacing = 0; // no copies of earlier moments are needed
    return true;
}

// ---- one

static bool play_all(Playback *playback, Error *error) {
    Progress progress;
    progress_begin(&progress, tr("ticks"), playback->ticks);
    while (playback_play_tick(playback) && progress_step(&progress)) {
    }
    return progress_end(&progress, error) &&
           (playback->tick == playback->ticks || fail(error, tr("not enough memory for its levels")));
}

static bool print_verdict(const Playback *playback, const char *fault) {
    const World *world = game_world(playback->game);
    Standing is = standing_of(world);
    Buffer lines = {0};
    buffer_text(&lines, "score %d, hash %016llx, %s on %s %d after %lld ticks%s\n%s\n", is.score,
                (unsigned long long)world_hash(world), RUN_ENDS[is.outcome],
                world->level.tower ? "floor" : "depth", is.depth, (long long)playback->ticks,
                playback->replay.updated ? ", continued over an update: not ranked"
                : playback->replay.taken ? ", taken over: not ranked"
                                         : "",
                fault[0] != '\0' ? fault : "no tick differs");
    bool printed = file_write_stdout(lines.bytes, lines.size);
    buffer_free(&lines);
    return printed;
}

bool command_verify(const Options *options, Error *error) {
    Playback playback = {0};
    Buffer bytes = {0};
    char fault[128] = "";
    bool done = file_read(options->replay, &bytes, error) && open_playback(&playback, bytes, error) &&
                play_all(&playback, error);
    if (done) {
        bool holds = !playback_mismatch(&playback, fault, sizeof fault);
        done = (print_verdict(&playback, fault) || fail(error, tr("cannot write to standard output"))) &&
               (holds || fail(error, tr("%s failed the check: it %s"), options->replay, fault));
    }
    playback_free(&playback);
    return done;
}

// ---- many

typedef struct Entry {
    const Run *run;
    GenOptions options;
    Standing is;         // the standing when the game ended, found by replaying it
    int64_t ticks;       // ticks until the game ended; what follows changes nothing
    uint64_t begin, end; // hashes of the world at the beginning and when the game ended
    uint64_t early;      // a hash of the first EARLY_TICKS inputs
    Error why;           // why the recording is refused, or ""
} Entry;

static bool refuse(Entry *entry, const char *why) {
    (void)fail(&entry->why, "%s", why);
    return false;
}

// Checks what can be told without playing the recording. Returns false if it is refused.
static bool is_fit(Entry *entry, const Playback *playback) {
    const Replay *replay = &playback->replay;
    const char *unranked = run_unranked_reason(&replay->options, replay->taken, replay->updated);
    if (replay->games != 1) return refuse(entry, tr("contains more than one game"));
    (void)fail(&entry->why, tr("is not ranked: %s"), unranked != NULL ? tr(unranked) : "");
    if (unranked != NULL) return false;
    entry->why.text[0] = '\0';
    return playback->ticks > 0 || refuse(entry, tr("contains no game"));
}

static void note_input(Entry *entry, Input input) {
    const int parts[] = {input.x, input.y, input.buttons, input.slot, input.pick};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) entry->early = hash_int(entry->early, parts[i]);
}

static void note_end(Entry *entry, const World *world, int64_t tick) {
    entry->ticks = tick;
    entry->is = standing_of(world);
    entry->end = world_hash(world);
}

// Plays a recording. Returns false when the work has to stop.
static bool play_entry(Entry *entry, Playback *playback, Progress *progress) {
    int64_t ticks = playback->ticks;
    entry->begin = world_hash(game_world(playback->game));
    entry->early = HASH_START;
    while (playback_play_tick(playback)) {
        int part = (int)(playback->tick * 1000 / ticks);
        const World *world = game_world(playback->game);
        if (playback->tick <= EARLY_TICKS) note_input(entry, playback->replay.input);
        bool over = world->outcome != OUTCOME_NONE || playback->tick == ticks;
        if (over && entry->ticks == 0) note_end(entry, world, playback->tick);
        if (playback->tick % PART_TICKS == 0 && !progress_set_part(progress, part)) return false;
    }
    entry->options = playback->replay.options;
    entry->options.own.bytes = entry->options.map.bytes =
        NULL; // they point into the recording's bytes, which are freed
    if (playback->tick < ticks) (void)refuse(entry, tr("not enough memory for its levels"));
    (void)playback_mismatch(playback, entry->why.text, sizeof entry->why.text);
    return true;
}

// Checks one recording. Returns false when the work has to stop.
static bool check(const Runs *runs, Entry *entry, Progress *progress) {
    Playback playback = {0};
    Buffer bytes = {0};
    bool goes_on = true;
    if (run_read_recording(runs, entry->run, &bytes, &entry->why) &&
        open_playback(&playback, bytes, &entry->why) && is_fit(entry, &playback))
        goes_on = play_entry(entry, &playback, progress);
    playback_free(&playback);
    return goes_on && progress_step(progress);
}

// Orders the best first and the refused ones last; equal ones by name.
static int by_rank(const void *a, const void *b) {
    const Entry *one = a, *other = b;
    bool refused = one->why.text[0] != '\0', other_refused = other->why.text[0] != '\0';
    if (refused != other_refused) return refused ? 1 : -1;
    if (!refused && one->is.score != other->is.score) return one->is.score < other->is.score ? 1 : -1;
    return strcmp(one->run->name, other->run->name);
}

// Makes a file name safe to print, because anybody may have chosen it.
static const char *printable(const char *name, char *text, size_t size) {
    size_t length = 0;
    for (; name[length] != '\0' && length + 1 < size; length++)
        text[length] = name[length] >= ' ' && name[length] < 0x7f ? name[length] : '?';
    text[length] = '\0';
    return text;
}

// ---- the same run twice

typedef struct Inputs {
    Buffer bytes;
    Replay replay;
} Inputs;

static bool inputs_open(Inputs *inputs, const Runs *runs, const Run *run) {
    Error error;
    return run_read_recording(runs, run, &inputs->bytes, &error) &&
           replay_check_open(&inputs->replay, inputs->bytes.bytes, inputs->bytes.size, &error);
}

// The input of the next tick. At the end it is the last one again.
static Input next_input(Inputs *inputs) {
    ReplayStep step = replay_next(&inputs->replay);
    while (step != REPLAY_INPUT && step != REPLAY_END && step != REPLAY_BROKEN)
        step = replay_next(&inputs->replay);
    return inputs->replay.input;
}

static bool inputs_same(const Runs *runs, const Entry *a, const Entry *b) {
    Inputs one = {0}, other = {0};
    bool same = inputs_open(&one, runs, a->run) && inputs_open(&other, runs, b->run);
    for (int64_t tick = 0; same && tick < a->ticks && tick < b->ticks; tick++) {
        Input is = next_input(&one), was = next_input(&other);
        same = is.x == was.x && is.y == was.y && is.buttons == was.buttons && is.slot == was.slot &&
               is.pick == was.pick;
    }
    buffer_free(&one.bytes);
    buffer_free(&other.bytes);
    return same;
}

// True if one recording is the beginning of the other.
static bool is_same_run(const Runs *runs, const Entry *a, const Entry *b) {
    if (a->end == b->end && a->ticks == b->ticks) return true;
    bool early = a->ticks < EARLY_TICKS || b->ticks < EARLY_TICKS || a->early == b->early;
    return a->begin == b->begin && early && inputs_same(runs, a, b);
}

static bool counts_before(const Entry *a, const Entry *b) {
    return a->ticks != b->ticks ? a->ticks > b->ticks : strcmp(a->run->name, b->run->name) < 0;
}

// Refuses duplicates: of several recordings of the same game the longest counts, and of equally long ones the
// first by name.
static void refuse_same(const Runs *runs, Entry *entries, int count) {
    char name[RUN_NAME_BYTES];
    for (int i = 0; i < count; i++) {
        for (int j = 0; j < count && entries[i].why.text[0] == '\0'; j++) {
            const Entry *other = &entries[j];
            if (i == j || other->why.text[0] != '\0' || !counts_before(other, &entries[i]) ||
                !is_same_run(runs, &entries[i], other))
                continue;
            (void)fail(&entries[i].why, tr("is the same run as %.200s"),
                       printable(other->run->name, name, sizeof name));
        }
    }
}

static void tell_entry(Buffer *out, int rank, const Entry *entry) {
    static const char *const PACES[PACE_COUNT] = {
        [PACE_REAL] = "real", [PACE_TURNS] = "turns", [PACE_MOVES] = "moves"};
    char name[RUN_NAME_BYTES], code[SHARE_CODE_MAX + 1] = "";
    (void)printable(entry->run->name, name, sizeof name);
    if (entry->why.text[0] != '\0') {
        buffer_text(out, "refused: %s: %s\n", name, entry->why.text);
        return;
    }
    session_share_code(&entry->options, code);
    buffer_text(out, "%4d  %6d  %5d  %-10s  %7lld  %-5s  %-*s  %s\n", rank, entry->is.score, entry->is.depth,
                RUN_ENDS[entry->is.outcome], (long long)entry->ticks, PACES[entry->options.pace],
                SHARE_CODE_MAX, code, name);
}

static bool print_table(const Entry *entries, int count, uint64_t us) {
    Buffer out = {0};
    int refused = 0;
    uint64_t tenths = us > 0 ? (uint64_t)count * 10000000u / us : 0;
    buffer_text(&out, "rank   score  depth  outcome       ticks  pace   %-*s  recording\n", SHARE_CODE_MAX,
                "code");
    for (int i = 0; i < count; i++) {
        tell_entry(&out, i + 1, &entries[i]);
        refused += entries[i].why.text[0] != '\0';
    }
    buffer_text(&out, "%d recording%s checked, %d refused: %llu.%llu a second\n", count,
                count == 1 ? "" : "s", refused, (unsigned long long)tenths / 10,
                (unsigned long long)tenths % 10);
    bool printed = file_write_stdout(out.bytes, out.size);
    buffer_free(&out);
    return printed;
}

static bool rank(const Runs *runs, Entry *entries, Error *error) {
    Progress progress;
    Pacing clock;
    pacing_init(&clock);
    uint64_t start = pacing_now();
    progress_begin(&progress, tr("recordings"), runs->count);
    for (int i = 0; i < runs->count; i++) {
        entries[i].run = &runs->at[i];
        if (!check(runs, &entries[i], &progress)) break;
    }
    uint32_t us = pacing_us_since(&clock, start);
    if (!progress_end(&progress, error)) return false;
    refuse_same(runs, entries, runs->count);
    if (runs->count > 0) qsort(entries, (size_t)runs->count, sizeof *entries, by_rank);
    return print_table(entries, runs->count, us) || fail(error, tr("cannot write to standard output"));
}

bool command_rank(const Options *options, Error *error) {
    Runs runs = {0};
    Entry *entries = NULL;
    bool done = runs_read(&runs, options->rank, error);
    if (done) {
        entries = calloc((size_t)runs.count + 1, sizeof *entries);
        done =
            entries != NULL ? rank(&runs, entries, error) : fail(error, tr("not enough memory for a table"));
    }
    free(entries);
    runs_free(&runs);
    return done;
}
