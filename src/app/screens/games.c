// Beginning, leaving, keeping and going on with games.
#include "app/screens/state.h"

#include "app/play/session.h"
#include "sim/hero/delivery.h"

#include <stdio.h>

enum { SLICE_MS = 12, SLICE_TICKS = 8 };

void app_stop(App *app, const char *error) {
    (void)fail(&app->error, "%s", error);
    app->quit = true;
}

// ---- what is kept

bool app_save(App *app, Care care) {
    return storage_save(&app->play.storage, &app->play.session, care);
}

// ---- games

void app_report(App *app) {
    if (app->play.played) session_report(&app->play.session, app->play.code);
    app->play.played = false;
}

void app_say(App *app, const char *text) {
    Error error;
    message_say(&app->show.hud.message, text);
    if (app->options.log && !game_log_say(&app->play.log, text, &error))
        message_say(&app->show.hud.message, error.text);
}

void app_tell_unkept(App *app) {
    const char *unkept = storage_untold(&app->play.storage);
    if (unkept == NULL) return;
    if (app->stack[0] == SCREEN_TITLE) {
        (void)snprintf(app->play.notice, sizeof app->play.notice, "%s", unkept);
    } else {
        app_say(app, unkept);
    }
}

void app_read_out(App *app, const char *text) {
    Error error;
    if (!app->options.log) return;
    line_out_hush(&app->play.log.out); // what was chosen before
    if (!line_out_write(&app->play.log.out, text, &error)) message_say(&app->show.hud.message, error.text);
}

// Not of the dungeon behind the title.
static bool is_logged(const App *app) {
    return app->options.log && (app->play.session.playing || app->play.session.watching);
}

void app_log(App *app) {
    Error error;
    if (is_logged(app) && !game_log_tick(&app->play.log, app->play.session.world, &error))
        message_say(&app->show.hud.message, error.text);
}

void app_tell(App *app, const EventText *text, int what, bool logs) {
    char line[SENTENCE_MAX];
    Error error;
    const Event event = {.kind = EVENT_COUNT, .actor = HERO, .what = what};
    message_tell(&app->show.hud.message, app->play.session.world, text, what);
    sentence_of_event(app->play.session.world, text, &event, line);
    if (logs && is_logged(app) && !game_log_say(&app->play.log, line, &error))
        message_say(&app->show.hud.message, error.text);
}

static void log_world(App *app, bool begins) {
    Error error;
    if (is_logged(app) && !game_log_watch(&app->play.log, app->play.session.world, begins, &error))
        message_say(&app->show.hud.message, error.text);
}

void app_watch_world(App *app, bool begins) {
    show_name_seed(&app->show, app->play.session.options.word);
    log_world(app, begins);
    if (!show_watch(&app->show, app->play.session.world, begins))
        app_stop(app, "not enough memory to draw the dungeon");
    journey_forget(&app->play.journey);
    app->clicks.deed.kind = DEED_NONE;
    app->clicks.aims = false;
    if (begins) app->over_ticks = 0;
    app->changed = true;
}

static void enter(App *app) {
    app_watch_world(app, true);
    app_go(app, SCREEN_PLAY);
}

void app_play(App *app, const GenOptions *options) {
    Error error;
    const char *said = NULL;
    app_report(app);
    if (!play_begin(&app->play, options, !app_is_watched_map(app, options), &said, &error)) {
        app_stop(app, error.text);
        return;
    }
    enter(app);
    if (said != NULL) app_say(app, said);
    app_tell_unkept(app);
}

// A map made by hand begins anew as its file is now, whatever it was to be.
static GenOptions next_options(App *app, bool same) {
    GenOptions options = play_own_options(&app->play);
    if (options.map.size > 0) {
        app_take_map(app, &options);
    } else if (!same) {
        options.seed = session_random_seed();
    }
    return options;
}

void app_play_new_seed(App *app) {
    GenOptions options = next_options(app, false);
    app_play(app, &options);
}

void app_play_same_seed(App *app) {
    GenOptions options = next_options(app, true);
    app_play(app, &options);
}

// ---- a game left for another at once

void app_play_instead(App *app, const GenOptions *options) {
    bool kept = play_note_left(&app->play);
    app_play(app, options);
    if (kept) play_offer_back(&app->play);
}

void app_play_another(App *app) {
    GenOptions options = next_options(app, false);
    app_play_instead(app, &options);
}

void app_play_again(App *app, bool same) {
    GenOptions options = play_own_options(&app->play);
    if (options.descent && app->play.session.world->outcome == OUTCOME_NONE) {
        app_ask(app, same ? ASK_SAME : ASK_NEW);
        return;
    }
    options = next_options(app, same);
    app_play_instead(app, &options);
}

bool app_offers_back(const App *app) {
    return app->play.left.ticks > 0 && app->stack[0] == SCREEN_PLAY;
}

static void give_up_resuming(App *app, const char *error) {
    char why[sizeof app->play.notice];
    play_tell_not_resumed(&app->play, error);
    (void)snprintf(why, sizeof why, "%s", app->play.notice);
    app_go(app, SCREEN_TITLE);
    (void)snprintf(app->play.notice, sizeof app->play.notice, "%s", why);
}

void app_take_back(App *app) {
    Error error;
    app_report(app);
    if (play_take_back(&app->play, &error)) {
        app_go(app, SCREEN_RESUME);
    } else {
        app_stop(app, error.text);
    }
}

void app_take_over(App *app) {
    Error error;
    if (play_take_over(&app->play, &error)) {
        app_go(app, SCREEN_RESUME);
    } else {
        app_stop(app, error.text);
    }
}

static void show_backdrop(App *app) {
    Error error;
    app_report(app);
    app->play.storage.on = app->play.session.replaying = false;
    app->show.ascii = app->play.prefs.now[SETTING_PICTURE] != 0;
    if (session_backdrop(&app->play.session, &error)) {
        app_watch_world(app, true);
    } else {
        app_stop(app, error.text);
    }
}

void app_leave_game(App *app) {
    play_tell_left(&app->play);
    show_backdrop(app);
}

// ---- going on with a game

void app_resume(App *app, SaveSlot slot, SavePlace place) {
    Error error;
    if (play_resume(&app->play, slot, place, &error)) {
        app_go(app, SCREEN_RESUME);
    } else {
        give_up_resuming(app, error.text);
    }
}

static void resumed(App *app) {
    Error error;
    if (!play_resumed(&app->play, &error)) {
        give_up_resuming(app, error.text);
        return;
    }
    enter(app);
    if (app->play.resume.among_saves && !app_save(app, CARE_SURE)) app_say(app, app->play.storage.why);
    app_tell_unkept(app);
    app_push(app, SCREEN_PAUSE);
}

// As many ticks of the recording as a frame has time for.
ScreenCommand app_resume_slice(App *app) {
    Error error = {""};
    uint32_t start = SDL_GetTicks();
    app->changed = true;
    while (SDL_GetTicks() - start < SLICE_MS) {
        for (int i = 0; i < SLICE_TICKS; i++) {
            if (session_tick(&app->play.session, (Input){0}, &error)) continue;
            if (error.text[0] == '\0') {
                resumed(app);
            } else {
                give_up_resuming(app, error.text);
            }
            return command_do(DO_STAY);
        }
    }
    return command_do(DO_STAY);
}

static ScreenCommand act_resume(App *app, Action action) {
    bool leaves = (action == ACTION_BACK || action == ACTION_PAUSE) && !app->play.resume.takes_back;
    return leaves ? command_to(DO_GO, SCREEN_TITLE) : command_do(DO_STAY);
}

void app_draw_work(App *app, Image *layer, const char *what, int64_t done, int64_t all, bool leaves) {
    const Ui *ui = &app->assets.ui;
    Rect panel = {layer->w / 2 - 110, layer->h / 2 - 32, 220, 64};
    panel_draw(ui, layer, panel);
    ui_text_centre(ui, layer, (Vec){layer->w / 2, panel.y + 12}, 1, COLOUR_CREAM, what);
    panel_bar(layer, (Rect){panel.x + 14, panel.y + 29, panel.w - 28, 8},
              all > 0 ? (int)(done * 256 / all) : 256, 256, COLOUR_GOLD, COLOUR_IRON);
    if (!leaves) return;
    char back[64];
    (void)snprintf(back, sizeof back, "%s: to the title", controls_prompt(&app->controls, ACTION_BACK));
    ui_text_centre(ui, layer, (Vec){layer->w / 2, panel.y + 46}, 1, COLOUR_GREY, back);
}

// The game that is taken back may have no file yet.
static void draw_resume(App *app, Image *layer) {
    app_draw_work(app, layer, "Back to where you were", session_replayed(&app->play.session), 256,
                  !app->play.resume.takes_back);
}

const Screen RESUME_SCREEN = {.name = "resume",
                              .mode = CONTROL_MENU,
                              .alone = true,
                              .act = act_resume,
                              .work = app_resume_slice,
                              .draw = draw_resume};
