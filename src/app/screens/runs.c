// The table of the runs that were played, each of which can be watched.
#include "app/screens/state.h"

#include "app/host/host.h"
#include "view/hud/hud.h"
#include "view/hud/wording.h"
#include "view/screens/pages.h"
#include "view/screens/runs.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static void tell_end(const Run *run, char *text, size_t size) {
    char cause[RUN_TEXT_MAX];
    const Standing *at = &run->standing;
    switch (at->outcome) {
    case OUTCOME_DEATH:
        (void)snprintf(text, size, "killed by %s", page_cause(at->killer, at->cause, cause, sizeof cause));
        break;
    case OUTCOME_VICTORY:
        (void)snprintf(text, size, "victory");
        break;
    case OUTCOME_LEFT:
        (void)snprintf(text, size, "got out");
        break;
    default:
        (void)snprintf(text, size, "unfinished");
        break;
    }
}

static void tell_date(const Run *run, char *text, size_t size) {
    time_t begun = (time_t)run->begun;
    struct tm local;
    text[0] = '\0';
    if (run->begun != 0 && localtime_r(&begun, &local) != NULL)
        (void)strftime(text, size, "%Y-%m-%d %H:%M", &local);
}

static void tell_run(const void *of, int index, RunRow *row) {
    static const char *const PACES[PACE_COUNT] = {"real", "turns", "moves"};
    char time[HUD_TEXT_MAX];
    const Run *run = &((const Runs *)of)->at[index];
    const GenOptions *options = &run->options;
    char(*text)[RUN_TEXT_MAX] = row->text;
    row->dim = run->taken;
    (void)snprintf(text[RUN_SCORE], RUN_TEXT_MAX, "%d", run->standing.score);
    (void)snprintf(text[RUN_DEPTH], RUN_TEXT_MAX, "depth %d", run->standing.depth);
    wording(options->tower, text[RUN_DEPTH], RUN_TEXT_MAX);
    tell_end(run, text[RUN_END], RUN_TEXT_MAX);
    tell_date(run, text[RUN_DATE], RUN_TEXT_MAX);
    (void)snprintf(text[RUN_DUNGEON], RUN_TEXT_MAX, "%s",
                   options->map.size > 0 ? "Own map"
                   : options->classic    ? "The classic"
                   : options->descent    ? "The descent"
                                         : GENERATORS[options->kind]->title);
    wording(options->tower, text[RUN_DUNGEON], RUN_TEXT_MAX);
    (void)snprintf(text[RUN_SEED], RUN_TEXT_MAX, "%llu", (unsigned long long)options->seed);
    (void)snprintf(text[RUN_TIME], RUN_TEXT_MAX, "%s", hud_time((uint32_t)run->ticks, time));
    (void)snprintf(text[RUN_PACE], RUN_TEXT_MAX, "%s", PACES[options->pace]);
    (void)snprintf(text[RUN_RANKED], RUN_TEXT_MAX, "%s", run->taken ? "no" : "yes");
}

static int by_score(const void *a, const void *b) {
    const Run *one = a, *other = b;
    if (one->standing.score != other->standing.score)
        return one->standing.score < other->standing.score ? 1 : -1;
    return strcmp(other->name, one->name);
}

static int by_date(const void *a, const void *b) {
    return strcmp(((const Run *)b)->name, ((const Run *)a)->name);
}

static void sort(App *app) {
    Runs *runs = &app->runs;
    if (runs->count > 0)
        qsort(runs->at, (size_t)runs->count, sizeof *runs->at, app->best_first ? by_score : by_date);
}

// What cannot be used is counted, and not shown.
static void leave_out_unusable(Runs *runs) {
    int kept = 0;
    for (int i = 0; i < runs->count; i++) {
        if (runs->at[i].usable) runs->at[kept++] = runs->at[i];
    }
    runs->count = kept;
}

static void open_runs(App *app) {
    app->from_runs = app->told_file = false;
    if (!runs_read(&app->runs, NULL, app->why, sizeof app->why)) return;
    app->why[0] = '\0';
    leave_out_unusable(&app->runs);
    if (app->runs.unusable > 0)
        (void)snprintf(app->why, sizeof app->why, "%d more cannot be used: damaged, or of another version.",
                       app->runs.unusable);
    sort(app);
    app_menu(app)->cursor = int_clamp(app->run_cursor, 0, int_max(app->runs.count - 1, 0));
}

static void move(App *app, int by) {
    int count = app->runs.count, *cursor = &app_menu(app)->cursor;
    if (count == 0) return;
    *cursor = (*cursor + by + count) % count;
    sound_play(app->assets.sound, SOUND_MENU_MOVE);
}

static void watch(App *app) {
    char error[256];
    Buffer bytes = {0};
    const Runs *runs = &app->runs;
    int cursor = app_menu(app)->cursor;
    if (cursor >= runs->count) return;
    app->run_cursor = cursor;
    app->from_runs = true;
    if (!run_read(runs, &runs->at[cursor], &bytes, app->why, sizeof app->why)) {
        buffer_free(&bytes);
    } else if (!app_watch_recording(app, bytes, error, sizeof error)) {
        app_go(app, &SCREEN_TITLE); // there is no game behind it any more
        (void)snprintf(app->notice, sizeof app->notice, "The run cannot be watched: %s", error);
    }
}

// A page hands it out; elsewhere it can be copied from where it lies.
static void give(App *app) {
    char path[PATH_MAX_BYTES + RUN_NAME_BYTES], shown[PATH_MAX_BYTES + RUN_NAME_BYTES];
    const Runs *runs = &app->runs;
    int cursor = app_menu(app)->cursor;
    if (cursor >= runs->count) return;
    const char *name = runs->at[cursor].name;
    (void)snprintf(path, sizeof path, "%s%s", runs->folder, name);
    app->told_file = true;
    if (host_give(path)) {
        (void)snprintf(app->why, sizeof app->why, "Downloaded: %.200s", name);
    } else {
        (void)snprintf(app->why, sizeof app->why, "It is kept as %s", file_shown(path, shown, sizeof shown));
    }
}

static void act_runs(App *app, Action action) {
    switch (action) {
    case ACTION_UP:
    case ACTION_DOWN:
        move(app, action == ACTION_UP ? -1 : 1);
        break;
    case ACTION_LEFT:
    case ACTION_RIGHT:
    case ACTION_NEXT:
        app->best_first = !app->best_first;
        sort(app);
        break;
    case ACTION_CONFIRM:
        watch(app);
        break;
    case ACTION_COPY_CODE:
        give(app);
        break;
    case ACTION_BACK:
    case ACTION_PAUSE:
        app_pop(app);
        break;
    default:
        break;
    }
}

static void draw_runs(App *app, Image *layer) {
    enum { KEYS = 5 };
    static const Hit HITS[KEYS] = {HIT_CONFIRM, HIT_COVER, HIT_NEXT, HIT_COPY, HIT_BACK};
    Controls *controls = &app->controls;
    bool touch = controls->device == DEVICE_TOUCH;
    const char *order = app->best_first ? "the newest first" : "the best first";
    const KeyHelp keys[KEYS] = {{{controls_prompt(controls, ACTION_CONFIRM)}, "watch"},
                                {{"↑", "↓"}, "choose"},
                                {{"←", "→"}, order},
                                {{controls_prompt(controls, ACTION_COPY_CODE)}, "its file"},
                                {{controls_prompt(controls, ACTION_BACK)}, "back"}};
    const KeyHelp taps[KEYS] = {{{"Watch"}, ""}, {{"Tap"}, "choose"}, {{"Order"}, order}, {{"File"}, ""}};
    RunsPage page = {.row = tell_run,
                     .of = &app->runs,
                     .count = app->runs.count,
                     .cursor = app_menu(app)->cursor,
                     .note = app->why,
                     .good = app->told_file,
                     .keys = touch ? taps : keys,
                     .hits = HITS,
                     .key_count = touch ? KEYS - 1 : KEYS};
    runs_page_draw(&app->assets.ui, layer, &page);
}

const Screen SCREEN_RUNS = {
    .name = "runs", .mode = CONTROL_MENU, .light = 60, .open = open_runs, .act = act_runs, .draw = draw_runs};
