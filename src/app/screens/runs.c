// The table of the runs that were played, each of which can be watched.
#include "app/screens/runs.h"

#include "app/state/state.h"

#include "app/host/host.h"
#include "app/play/run_text.h"

#include <stdio.h>

static void tell_run(const void *of, int index, RunRow *row) {
    run_row(&((const Runs *)of)->at[index], row);
}

// What cannot be used is counted, and not shown.
static void leave_out_unusable(Runs *runs) {
    int kept = 0;
    for (int i = 0; i < runs->count; i++) {
        if (runs->at[i].usable) runs->at[kept++] = runs->at[i];
    }
    runs->count = kept;
}

// NULL: there is none.
static const Run *chosen(App *app) {
    RunsScreen *runs = app->own[SCREEN_RUNS];
    int cursor = app_menu(app)->cursor;
    return cursor < runs->runs.count ? &runs->runs.at[cursor] : NULL;
}

static void read_out(App *app) {
    char text[RUN_SENTENCE_MAX];
    if (chosen(app) == NULL) return;
    run_sentence(chosen(app), text);
    app_read_out(app, text);
}

static void open_runs(App *app) {
    RunsScreen *runs = app->own[SCREEN_RUNS];
    runs->watched = runs->good = false;
    if (!runs_read(&runs->runs, NULL, &runs->why)) return;
    runs->why.text[0] = '\0';
    leave_out_unusable(&runs->runs);
    if (runs->runs.unusable > 0)
        (void)fail(&runs->why, "%d more cannot be used: damaged, or of another version.",
                   runs->runs.unusable);
    runs_sort(&runs->runs, runs->best_first);
    app_menu(app)->cursor = int_clamp(runs->cursor, 0, int_max(runs->runs.count - 1, 0));
    read_out(app);
}

static void move(App *app, int by) {
    RunsScreen *runs = app->own[SCREEN_RUNS];
    int count = runs->runs.count, *cursor = &app_menu(app)->cursor;
    if (count == 0) return;
    *cursor = (*cursor + by + count) % count;
    sound_play(app->assets.sound, SOUND_MENU_MOVE);
    read_out(app);
}

static void turn_order(App *app) {
    RunsScreen *runs = app->own[SCREEN_RUNS];
    runs->best_first = !runs->best_first;
    runs_sort(&runs->runs, runs->best_first);
    app_read_out(app, runs->best_first ? "The best first" : "The newest first");
    read_out(app);
}

static void tell(App *app, bool good, const char *text) {
    RunsScreen *runs = app->own[SCREEN_RUNS];
    runs->good = good;
    (void)fail(&runs->why, "%s", text);
    app_read_out(app, runs->why.text);
}

// A page hands it out; elsewhere it can be copied from where it lies.
static void give(App *app) {
    RunsScreen *runs = app->own[SCREEN_RUNS];
    char path[PATH_MAX_BYTES + RUN_NAME_BYTES], shown[PATH_MAX_BYTES + RUN_NAME_BYTES];
    const Run *run = chosen(app);
    if (run == NULL) return;
    (void)snprintf(path, sizeof path, "%s%s", runs->runs.folder, run->name);
    if (host_give(path)) {
        (void)snprintf(shown, sizeof shown, "Downloaded: %.200s", run->name);
        tell(app, true, shown);
    } else {
        char text[sizeof shown + 16];
        (void)snprintf(text, sizeof text, "It is kept as %s", file_shown(path, shown, sizeof shown));
        tell(app, true, text);
    }
}

static void copy_code(App *app) {
    char code[SHARE_CODE_MAX + 1] = "";
    const char *said = "";
    const Run *run = chosen(app);
    if (run == NULL) return;
    run_code(run, code);
    if (code[0] == '\0') {
        tell(app, false, run->options.map.size > 0 ? SESSION_NO_CODE : "No code can say how it was made.");
    } else if (host_copy(code, &said)) {
        tell(app, true, said);
    } else {
        tell(app, false, "The clipboard is not available.");
    }
}

static ScreenCommand act_runs(App *app, Action action) {
    switch (action) {
    case ACTION_UP:
    case ACTION_DOWN:
        move(app, action == ACTION_UP ? -1 : 1);
        break;
    case ACTION_LEFT:
    case ACTION_RIGHT:
    case ACTION_NEXT:
        turn_order(app);
        break;
    case ACTION_CONFIRM:
        return chosen(app) != NULL ? command_to(DO_WATCH, app_menu(app)->cursor) : command_do(DO_STAY);
    case ACTION_COPY_CODE:
        copy_code(app);
        break;
    case ACTION_GIVE_FILE:
        give(app);
        break;
    case ACTION_BACK:
    case ACTION_PAUSE:
        return command_do(DO_POP);
    default:
        break;
    }
    return command_do(DO_STAY);
}

static void draw_runs(App *app, Image *layer) {
    RunsScreen *runs = app->own[SCREEN_RUNS];
    enum { KEYS = 6 };
    static const Hit HITS[KEYS] = {HIT_CONFIRM, HIT_COVER, HIT_ORDER, HIT_COPY, HIT_FILE, HIT_BACK};
    Controls *controls = &app->controls;
    bool touch = controls->device == DEVICE_TOUCH;
    const char *order = runs->best_first ? "the newest first" : "the best first";
    const KeyHelp keys[KEYS] = {{{controls_prompt(controls, ACTION_CONFIRM)}, "watch"},
                                {{"↑", "↓"}, "choose"},
                                {{"←", "→"}, order},
                                {{controls_prompt(controls, ACTION_COPY_CODE)}, "copy its code"},
                                {{controls_prompt(controls, ACTION_GIVE_FILE)}, "its file"},
                                {{controls_prompt(controls, ACTION_BACK)}, "back"}};
    const KeyHelp taps[KEYS] = {
        {{"Watch"}, ""}, {{"Tap"}, "choose"}, {{"Order"}, order}, {{"Code"}, ""}, {{"File"}, ""}};
    RunsPage page = {.row = tell_run,
                     .of = &runs->runs,
                     .count = runs->runs.count,
                     .cursor = app_menu(app)->cursor,
                     .note = runs->why.text,
                     .good = runs->good,
                     .keys = touch ? taps : keys,
                     .hits = HITS,
                     .key_count = touch ? KEYS - 1 : KEYS};
    runs_page_draw(&app->assets.ui, layer, &page);
}

static void close_runs(void *own) {
    runs_free(&((RunsScreen *)own)->runs);
}

const Screen RUNS_SCREEN = {.name = "runs",
                            .mode = CONTROL_MENU,
                            .light = 60,
                            .size = sizeof(RunsScreen),
                            .close = close_runs,
                            .open = open_runs,
                            .act = act_runs,
                            .draw = draw_runs};
