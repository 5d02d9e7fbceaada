// The table of the runs that were played, each of which can be watched.
#include "app/state/state.h"

#include "app/pages/runs.h"
#include "app/play/run_text.h"

#include <stdio.h>

static void tell_run(const void *of, int index, RunRow *row) {
    run_row(&((const Runs *)of)->at[index], row);
}

static RunTable *table_of(const App *app) {
    return app->own[SCREEN_RUNS];
}

static void read_out(App *app) {
    char text[RUN_SENTENCE_MAX];
    const Run *run = run_table_at(table_of(app), app_menu(app)->cursor);
    if (run == NULL) return;
    run_sentence(run, text);
    app_read_out(app, text);
}

static void open_runs(App *app) {
    RunTable *table = table_of(app);
    run_table_open(table);
    app_menu(app)->cursor = int_clamp(table->cursor, 0, int_max(table->runs.count - 1, 0));
    read_out(app);
}

static void close_runs(void *own) {
    run_table_free(own);
}

static void move(App *app, int by) {
    int count = table_of(app)->runs.count, *cursor = &app_menu(app)->cursor;
    if (count == 0) return;
    *cursor = (*cursor + by + count) % count;
    sound_play(app->assets.sound, SOUND_MENU_MOVE);
    read_out(app);
}

static ScreenCommand watch(App *app) {
    int cursor = app_menu(app)->cursor;
    bool there = run_table_at(table_of(app), cursor) != NULL;
    return there ? command_to(DO_WATCH, cursor) : command_do(DO_STAY);
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
        app_read_out(app, run_table_turn(table_of(app)));
        read_out(app);
        break;
    case ACTION_CONFIRM:
        return watch(app);
    case ACTION_COPY_CODE:
        run_table_copy(table_of(app), app_menu(app)->cursor);
        app_read_out(app, table_of(app)->why.text);
        break;
    case ACTION_GIVE_FILE:
        run_table_give(table_of(app), app_menu(app)->cursor);
        app_read_out(app, table_of(app)->why.text);
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
    const RunTable *table = table_of(app);
    enum { KEYS = 6 };
    static const Hit HITS[KEYS] = {HIT_CONFIRM, HIT_COVER, HIT_ORDER, HIT_COPY, HIT_FILE, HIT_BACK};
    Controls *controls = &app->controls;
    bool touch = controls->device == DEVICE_TOUCH;
    const char *order = table->best_first ? "the newest first" : "the best first";
    const KeyHelp keys[KEYS] = {{{controls_prompt(controls, ACTION_CONFIRM)}, "watch"},
                                {{"↑", "↓"}, "choose"},
                                {{"←", "→"}, order},
                                {{controls_prompt(controls, ACTION_COPY_CODE)}, "copy its code"},
                                {{controls_prompt(controls, ACTION_GIVE_FILE)}, "its file"},
                                {{controls_prompt(controls, ACTION_BACK)}, "back"}};
    const KeyHelp taps[KEYS] = {
        {{"Watch"}, ""}, {{"Tap"}, "choose"}, {{"Order"}, order}, {{"Code"}, ""}, {{"File"}, ""}};
    RunsPage page = {.row = tell_run,
                     .of = &table->runs,
                     .count = table->runs.count,
                     .cursor = app_menu(app)->cursor,
                     .note = table->why.text,
                     .good = table->good,
                     .keys = touch ? taps : keys,
                     .hits = HITS,
                     .key_count = touch ? KEYS - 1 : KEYS};
    runs_page_draw(&app->assets.ui, layer, &page);
}

const Screen RUNS_SCREEN = {.name = "runs",
                            .mode = CONTROL_MENU,
                            .light = 60,
                            .size = sizeof(RunTable),
                            .close = close_runs,
                            .open = open_runs,
                            .act = act_runs,
                            .draw = draw_runs};
