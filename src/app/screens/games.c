// Beginning, leaving, keeping and going on with games.
#include "app/screens/state.h"

#include "app/play/session.h"
#include "base/fail.h"
#include "sim/hero/delivery.h"

#include <stdio.h>
#include <string.h>

enum {
    OFFER_TICKS = STORAGE_FIRST_TICKS, // for which the game before is offered back
    SLICE_MS = 12,
    SLICE_TICKS = 8
};

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
    if (app->stack[0] == &SCREEN_TITLE) {
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
    if (begins) app->play.saw_layout = false;
    app->changed = true;
}

static void enter(App *app) {
    app->play.left.ticks = 0;
    app->play.played = true;
    session_code(&app->play.session.options, app->play.code);
    app_watch_world(app, true);
    app_go(app, &SCREEN_PLAY);
}

void app_play(App *app, const GenOptions *asked) {
    Error error;
    GenOptions own = *asked, *options = &own;
    own.side_door = asked->descent && app->play.prefs.now[SETTING_VESTIBULE] != 0;
    app_report(app);
    storage_leave(&app->play.storage, &app->play.session);
    app->play.session.replaying = false;
    if (session_new(&app->play.session, options, &error)) {
        app->play.storage.on = false;
        if (!app_watches_map(app)) storage_begin(&app->play.storage, options);
        const char *said = storage_begin_daily(&app->play.storage, &app->play.session);
        enter(app);
        if (said != NULL) app_say(app, said);
        app_tell_unkept(app);
    } else {
        app_stop(app, error.text);
    }
}

// Those of the game that is played, at its present pace.
static GenOptions own_options(const App *app) {
    GenOptions options = app->play.session.options;
    if (!options.classic) options.pace = app->play.session.world->hero.pace;
    return options;
}

// A map made by hand begins anew as its file is now, whatever it was to be.
static GenOptions next_options(App *app, bool same) {
    GenOptions options = own_options(app);
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
    LeftGame *left = &app->play.left;
    bool kept =
        storage_in_progress(&app->play.storage, &app->play.session) && app->play.session.world->tick > 0;
    buffer_free(&left->bytes);
    if (kept) {
        session_flush(&app->play.session);
        buffer_bytes(&left->bytes, app->play.session.game_recorder.out.bytes,
                     app->play.session.game_recorder.out.size);
    }
    app_play(app, options);
    if (kept && !left->bytes.failed) left->ticks = OFFER_TICKS;
}

void app_play_another(App *app) {
    GenOptions options = next_options(app, false);
    app_play_instead(app, &options);
}

void app_play_again(App *app, bool same) {
    GenOptions options = own_options(app);
    if (options.descent && app->play.session.world->outcome == OUTCOME_NONE) {
        app_ask(app, same ? ASK_SAME : ASK_NEW);
        return;
    }
    options = next_options(app, same);
    app_play_instead(app, &options);
}

bool app_offers_back(const App *app) {
    return app->play.left.ticks > 0 && app->stack[0] == &SCREEN_PLAY;
}

void app_take_back(App *app) {
    Buffer bytes = app->play.left.bytes;
    Error error;
    app_report(app);
    app->play.left.bytes = (Buffer){0};
    app->play.left.ticks = 0;
    app->takes_back = true;
    app->takes_over = false;
    app->resumes_from = SAVE_LAST;
    if (session_replay(&app->play.session, bytes, ALL_TICKS, &error)) {
        app->resumes = save_slot(&app->play.session.options);
        app_go(app, &SCREEN_RESUME);
    } else {
        app_stop(app, error.text);
    }
}

void app_take_over(App *app) {
    const Playback *watched = &app->play.session.watched;
    int64_t ticks = watched->tick;
    Buffer bytes = {0};
    Error error;
    buffer_bytes(&bytes, watched->bytes.bytes, watched->bytes.size);
    app->takes_back = false;
    app->takes_over = true;
    if (session_replay(&app->play.session, bytes, ticks, &error)) {
        app->resumes = save_slot(&app->play.session.options);
        app_go(app, &SCREEN_RESUME);
    } else {
        app_stop(app, error.text);
    }
}

void app_show_backdrop(App *app) {
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

// ---- going on with a game

static void give_up_resuming(App *app, const char *error) {
    char why[sizeof app->play.notice];
    (void)snprintf(why, sizeof why, "The %s cannot be continued: %s. It is kept.",
                   app->takes_over ? "recording" : "saved game", error);
    if (!app->takes_over) app->spoilt[app->resumes][app->resumes_from] = true;
    app_go(app, &SCREEN_TITLE);
    (void)snprintf(app->play.notice, sizeof app->play.notice, "%s", why);
}

void app_resume(App *app, SaveSlot slot, SavePlace place) {
    Buffer bytes = {0};
    Error error;
    app->resumes = slot;
    app->resumes_from = place;
    app->takes_back = app->takes_over = false;
    if (!save_read(&app->play.storage.saves, slot, place, &bytes, &error)) {
        buffer_free(&bytes);
        give_up_resuming(app, error.text);
    } else if (!session_replay(&app->play.session, bytes, ALL_TICKS, &error)) {
        give_up_resuming(app, error.text);
    } else {
        app_go(app, &SCREEN_RESUME);
    }
}

// The file of the game that is taken back, which has made room if the other one was saved. False: none.
static bool find_left(App *app) {
    Error error;
    const Buffer *left = &app->play.session.replay_bytes;
    bool found = false;
    for (int place = 0; place < SAVE_PLACES && !found; place++) {
        Buffer bytes = {0};
        found = save_read(&app->play.storage.saves, app->resumes, (SavePlace)place, &bytes, &error) &&
                bytes.size == left->size && memcmp(bytes.bytes, left->bytes, left->size) == 0;
        if (found) app->resumes_from = (SavePlace)place;
        buffer_free(&bytes);
    }
    return found;
}

static void resumed(App *app) {
    Error error;
    bool among_saves = !app->takes_over && (!app->takes_back || find_left(app));
    app->play.session.replaying = false;
    if (app->takes_over) session_take_over(&app->play.session);
    if (!among_saves)
        storage_begin(&app->play.storage, &app->play.session.options); // is written when it is due
    if (app->play.session.world->outcome != OUTCOME_NONE) {
        give_up_resuming(app, "it is over");
    } else if (among_saves && !storage_go_on(&app->play.storage, app->resumes, app->resumes_from, &error)) {
        give_up_resuming(app, error.text);
    } else {
        enter(app);
        if (among_saves && !app_save(app, CARE_SURE)) app_say(app, app->play.storage.why);
        app_tell_unkept(app);
        app_push(app, &SCREEN_PAUSE);
    }
}

// As many ticks of the recording as a frame has time for.
void app_resume_slice(App *app) {
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
            return;
        }
    }
}

static void act_resume(App *app, Action action) {
    bool leaves = action == ACTION_BACK || action == ACTION_PAUSE;
    if (leaves && !app->takes_back) app_go(app, &SCREEN_TITLE);
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
                  !app->takes_back);
}

const Screen SCREEN_RESUME = {.name = "resume",
                              .mode = CONTROL_MENU,
                              .alone = true,
                              .act = act_resume,
                              .work = app_resume_slice,
                              .draw = draw_resume};
