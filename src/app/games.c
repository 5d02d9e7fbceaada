// Begins, leaves, saves and continues games.
#include "app/loop.h"

#include "app/pages/runs.h"
#include "app/play/viewer.h"
#include "lang/lang.h"

#include <stdio.h>

// ---- what is kept

bool app_save(App *app, Care care) {
    return storage_save(&app->play.storage, &app->play.session, care);
}

// ---- games

void app_print_summary(App *app) {
    if (app->play.played) session_print_summary(&app->play.session, app->play.code, false);
    app->play.played = false;
}

static void show_backdrop(App *app) {
    Error error;
    app_print_summary(app);
    app->show.ascii = app->play.prefs.now[SETTING_PICTURE] != 0;
    if (session_show_backdrop(&app->play.session, &error)) {
        app_after_new_world(app, true);
    } else {
        app_stop_with_error(app, error.text);
    }
}

static void close_all_but_first(App *app) {
    while (app->stack.depth > 1) app_pop(app);
}

static void replace_first(App *app, ScreenId screen) {
    app->stack.depth = 0;
    app_push(app, screen);
}

void app_open_only(App *app, ScreenId screen) {
    CHECK(screen != SCREEN_TITLE);
    close_all_but_first(app);
    replace_first(app, screen);
}

void app_leave_to_title(App *app) {
    close_all_but_first(app);
    play_save_to_title(&app->play);
    show_backdrop(app);
    replace_first(app, SCREEN_TITLE);
}

// Goes to the play screen, where a game has just begun or continues.
static void enter(App *app) {
    app_after_new_world(app, true);
    app_open_only(app, SCREEN_PLAY);
}

void app_begin_dungeon(App *app, const GenOptions *options) {
    Error error;
    const char *said = NULL;
    app_print_summary(app);
    if (!play_stash_begin(&app->play, options, !app_is_watched_map(app, options), &said, &error)) {
        app_stop_with_error(app, error.text);
        return;
    }
    enter(app);
    if (said != NULL) app_say(app, said);
    app_report_errors(app);
}

// ---- a game left for another at once

// True for the pages that stay open over another dungeon. The layout of a descent does not, because it would
// show what the hero should find out himself.
static bool stays_open(ScreenId screen, const GenOptions *options) {
    if (screen == SCREEN_LAYOUT) return !options->descent;
    return screen == SCREEN_PAUSE || screen == SCREEN_MAP;
}

void app_start_undoable(App *app, const GenOptions *options) {
    ScreenId top = app_top_screen_id(app);
    bool kept = play_stash_game(&app->play);
    app_begin_dungeon(app, options);
    if (kept) play_allow_restore(&app->play);
    if (stays_open(top, options)) app_push(app, top);
}

// ---- going on with a game

static void give_up_resuming(App *app, const char *error) {
    play_resume_failed(&app->play, error);
    const Error why = app->play.notice;
    app_leave_to_title(app);
    app->play.notice = why;
}

// Goes to the screen that replays the game if it was found; otherwise to the title, which says why not.
static void go_on(App *app, bool found, const Error *error) {
    if (found) app_open_only(app, SCREEN_RESUME);
    if (!found) give_up_resuming(app, error->text);
}

void app_start_restore(App *app) {
    Error error;
    app_print_summary(app);
    go_on(app, play_begin_restore(&app->play, &error), &error);
}

void app_start_take_over(App *app) {
    Error error;
    go_on(app, play_begin_take_over(&app->play, &error), &error);
}

void app_start_resume(App *app, SaveSlot slot, SavePlace place) {
    Error error;
    go_on(app, play_begin_resume(&app->play, slot, place, &error), &error);
}

void app_finish_resume(App *app, const char *error) {
    Error why;
    if (error == NULL && !play_finish_resume(&app->play, &why)) error = why.text;
    if (error != NULL) {
        give_up_resuming(app, error);
        return;
    }
    enter(app);
    if (app->play.resume.among_saves && !app_save(app, CARE_SURE)) app_say(app, app->play.storage.why.text);
    app_report_errors(app);
    app_push(app, SCREEN_PAUSE);
}

// ---- watching

bool app_watch_recording(App *app, Buffer bytes, Error *error) {
    app_print_summary(app);
    app->play.storage.on = false;
    if (!session_watch(&app->play.session, bytes, error)) return false;
    viewer_begin(app->own[SCREEN_VIEWER]);
    app_open_only(app, SCREEN_SCAN);
    return true;
}

// Shows a recording that is whole; otherwise the title says why not.
static void watch(App *app, bool whole, Buffer bytes) {
    Error error;
    (void)fail(&error, "%s", tr("not enough memory"));
    if (whole && app_watch_recording(app, bytes, &error)) return;
    app_leave_to_title(app); // no game lies behind the recording any more
    (void)fail(&app->play.notice, RUN_NOT_WATCHED, error.text);
}

void app_watch_run(App *app, int index) {
    Buffer bytes = {0};
    if (run_table_load_chosen(app->own[SCREEN_RUNS], index, &bytes)) watch(app, true, bytes);
}

void app_watch_last_game(App *app) {
    Buffer bytes = {0};
    ((RunTable *)app->own[SCREEN_RUNS])->watched = false; // it was not chosen in the table of runs
    const Message said = app->show.hud.message;
    bool whole = session_append_game(&app->play.session, &bytes);
    watch(app, whole, bytes);
    ((Viewer *)app->own[SCREEN_VIEWER])->own = app->play.session.watching;
    app->said = said;
}

// Returns to the end of the game after its replay was shown.
static bool go_back_to_end(App *app) {
    Session *session = &app->play.session;
    bool own = ((const Viewer *)app->own[SCREEN_VIEWER])->own;
    if (!own || !session_watch_seek(session, session->watched.ticks)) return false;
    app_after_new_world(app, true);
    app->play.over_ticks = app->play.session.world->outcome != OUTCOME_NONE; // its time is known
    app->show.hud.message = app->said;
    app_open_only(app, SCREEN_PLAY);
    app_push(app, SCREEN_END);
    return true;
}

void app_leave_watching(App *app) {
    bool table = ((const RunTable *)app->own[SCREEN_RUNS])->watched;
    if (go_back_to_end(app)) return;
    app_leave_to_title(app);
    if (table) app_push(app, SCREEN_RUNS);
}
