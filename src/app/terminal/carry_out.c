// Carries out the commands of pages in the terminal.
#include "app/terminal/state.h"

#include "app/pages/own.h"
#include "app/pages/runs.h"
#include "app/pages/stages.h"
#include "lang/lang.h"

ScreenCommand page_show(Terminal *t, ScreenId id) {
    Menu menu;
    ScreenCommand does = command_do(DO_STAY);
    PageUse use = page_open(t, id, &menu);
    while (does.kind != DO_POP && !terminal_closes_pages(t, &does)) {
        does = page_next_command(t, PAGES[id], &use);
        if (id == SCREEN_TITLE && does.kind != DO_STAY) t->play.notice.text[0] = '\0';
    }
    return does;
}

// Shows a recording until the player leaves it or takes over. Returns false with one line in `error` when it
// cannot be shown.
static bool show_to_end(Terminal *t, Buffer bytes, Error *error) {
    Viewer viewer;
    t->play.storage.on = t->play.played = false;
    if (!session_watch(&t->play.session, bytes, error)) return false;
    bool open = recording_view_scan(t, &viewer);
    while (open) {
        const ScreenCommand does = recording_view_run(t, &viewer);
        open = does.kind != DO_POP && !terminal_closes_pages(t, &does);
    }
    return true;
}

bool show_recording(Terminal *t, Buffer bytes, Error *error) {
    if (!show_to_end(t, bytes, error)) return false;
    if (!t->play.played) session_watch_end(&t->play.session); // the player did not take over the recording
    return true;
}

// Shows a run. Returns true if the player took over the recording.
static bool watch_run(Terminal *t, int index) {
    Error error;
    Buffer bytes = {0};
    RunTable *table = t->own[SCREEN_RUNS];
    if (run_table_load_chosen(table, index, &bytes) && !show_recording(t, bytes, &error))
        (void)fail(&table->why, RUN_NOT_WATCHED, error.text);
    return terminal_has_game_or_recording(t);
}

// Shows the recording of the game that is over, then returns to its end, unless the player took over the
// recording.
static void watch_own(Terminal *t) {
    Error error;
    (void)fail(&error, tr("not enough memory"));
    Buffer bytes = {0};
    Session *session = &t->play.session;
    const History said = t->history;
    bool shown = session_append_game(session, &bytes) && show_to_end(t, bytes, &error),
         ends = shown && !t->play.played && session_watch_seek(session, session->watched.ticks);
    if (!shown) (void)fail(&t->play.notice, RUN_NOT_WATCHED, error.text);
    if (ends) t->history = said;
    if (!ends && !t->play.played) session_watch_end(session);
    t->leaves = !terminal_has_game_or_recording(t);
}

// Shows the full layout until a key closes it. It stays open over another dungeon, but not over another
// descent. Returns true if the pages below have to close too.
static bool show_layout(Terminal *t) {
    Vec middle = t->play.session.world->cache.hero_cell;
    for (bool another = false;;) {
        const ScreenCommand does = layout_next_command(t, &middle);
        if (does.kind == DO_POP) return another;
        if (!terminal_closes_pages(t, &does)) continue;
        if (does.kind != DO_INSTEAD || does.options.descent || t->leaves) return true;
        middle = t->play.session.world->cache.hero_cell;
        another = true;
    }
}

// Shows a page or the full layout. Returns true if the pages below have to close too.
static bool show(Terminal *t, ScreenId id) {
    return id == SCREEN_LAYOUT ? show_layout(t) : page_show(t, id).kind != DO_POP;
}

// Asks a question. Returns true if the pages below have to close.
static bool ask(Terminal *t, const ScreenCommand *command) {
    *(AskPage *)t->own[SCREEN_ASK] = (AskPage){.ask = (Ask)command->what, .options = command->options};
    t->previews_toll = command->what == ASK_RING;
    bool done = page_show(t, SCREEN_ASK).kind != DO_POP;
    t->previews_toll = false;
    return done;
}

static void give_up(Terminal *t) {
    act_report_errors(t);
    t->gave_up = true;
}

static void show_stages(Terminal *t, const GenOptions *options) {
    const char *unfit = stages_begin(&t->play, t->own, terminal_has_game_or_recording(t), options);
    if (unfit != NULL) history_add(t, unfit, true);
    if (unfit == NULL) (void)page_show(t, SCREEN_STAGES);
}

static void look(Terminal *t, Vec cell) {
    *(Vec *)t->own[SCREEN_LOOK] = cell;
    (void)page_show(t, SCREEN_LOOK);
}

// Carries out a command that begins, ends or leaves a game, and returns true, because all pages then close.
// Returns false for other commands.
static bool carry_to_game(Terminal *t, const ScreenCommand *command) {
    switch (command->kind) {
    case DO_GO:
        t->leaves = true;
        return true;
    case DO_QUIT:
        t->leaves = t->quits = true;
        return true;
    case DO_PLAY:
    case DO_INSTEAD:
        (void)(command->kind == DO_PLAY ? game_begin_new : game_begin_undoable)(t, &command->options);
        return true;
    case DO_RESUME:
        game_resume(t, (SaveSlot)(command->what / SAVE_PLACES), (SavePlace)(command->what % SAVE_PLACES));
        return true;
    case DO_TAKE_BACK:
        game_restore(t);
        return true;
    case DO_TAKE_OVER:
        game_take_over(t);
        return true;
    case DO_GIVE_UP:
        give_up(t);
        return true;
    default:
        return false;
    }
}

bool terminal_closes_pages(Terminal *t, const ScreenCommand *command) {
    if (command->kind == DO_STAY || command->kind == DO_CONFIRM) return false;
    if (carry_to_game(t, command)) return true;
    switch (command->kind) {
    case DO_PUSH:
        return show(t, (ScreenId)command->what);
    case DO_REPLACE:
        (void)show(t, (ScreenId)command->what);
        return true;
    case DO_ASK:
        return ask(t, command);
    case DO_SAY:
        history_add(t, command->text, true);
        return false;
    case DO_STAGES:
        show_stages(t, &command->options);
        return false;
    case DO_SHEET:
        ((SheetPage *)t->own[SCREEN_SHEET])->options = command->options;
        return show(t, SCREEN_SHEET);
    case DO_LOOK:
        look(t, command->cell);
        return false;
    case DO_WATCH:
        return watch_run(t, command->what);
    case DO_WATCH_OWN:
        watch_own(t);
        return true;
    case DO_TICK:
    case DO_TICK_AND_PLAY:
        history_begin_act(t);
        act_perform_input(t, command->input);
        return command->kind == DO_TICK_AND_PLAY;
    case DO_ACTION:
        t->action = (Action)command->what;
        return true;
    case DO_TRAVEL:
    case DO_EXPLORE:
        if (t->play.session.watching) return false;
        if (command->kind == DO_TRAVEL) act_travel(t, command->cell);
        if (command->kind == DO_EXPLORE) act_explore(t);
        return true;
    default:
        return true;
    }
}
