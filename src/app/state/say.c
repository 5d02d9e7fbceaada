// Tells the player messages, and resets what depends on the world when there is a new one.
#include "app/state/state.h"

#include "app/play/lessons.h"
#include "lang/lang.h"
#include "view/hud/travel_text.h"

#include <stdio.h>

void app_stop_with_error(App *app, const char *error) {
    (void)fail(&app->loop.error, "%s", error);
    app->loop.quit = true;
}

void app_say(App *app, const char *text) {
    Error error;
    message_add_text(&app->show.hud.message, text);
    if (app->options.log && !game_log_say(&app->play.log, text, &error))
        message_add_text(&app->show.hud.message, error.text);
}

void app_report_errors(App *app) {
    const char *unkept = storage_take_error(&app->play.storage);
    if (unkept == NULL) return;
    if (app->stack.at[0] == SCREEN_TITLE) {
        (void)fail(&app->play.notice, "%s", unkept);
    } else {
        app_say(app, unkept);
    }
}

void app_read_out(App *app, const char *text) {
    line_out_hush(&app->play.log.out); // lines about earlier choices are dropped
    app_read_on(app, text);
}

void app_read_on(App *app, const char *text) {
    Error error;
    if (app->options.log && !line_out_write(&app->play.log.out, text, &error))
        message_add_text(&app->show.hud.message, error.text);
}

// True if events go to the log. The dungeon behind the title is not logged.
static bool is_logged(const App *app) {
    return app->options.log && (app->play.session.playing || app->play.session.watching);
}

void app_log_tick(App *app) {
    Error error;
    if (is_logged(app) && !game_log_tick(&app->play.log, app->play.session.world, &error))
        message_add_text(&app->show.hud.message, error.text);
}

void app_show_journey_text(App *app, const EventText *text, const JourneyStop *about, bool logs) {
    char line[SENTENCE_MAX];
    Error error;
    const Event event = travel_stop_event(about);
    message_add_journey(&app->show.hud.message, app->play.session.world, text, about);
    sentence_of_event(app->play.session.world, text, &event, line);
    if (logs && is_logged(app) && !game_log_say(&app->play.log, line, &error))
        message_add_text(&app->show.hud.message, error.text);
}

// Tells the log that there is another world.
static void log_world(App *app, bool begins) {
    Error error;
    if (is_logged(app) && !game_log_set_world(&app->play.log, app->play.session.world, begins, &error))
        message_add_text(&app->show.hud.message, error.text);
}

void app_after_new_world(App *app, bool begins) {
    game_view_set_word(&app->show, app->play.session.options.word);
    log_world(app, begins);
    if (!game_view_set_world(&app->show, app->play.session.world, begins))
        app_stop_with_error(app, tr("not enough memory to draw the dungeon"));
    app->show.hud.tutorial = tutorial_of(&app->play.session.options) >= 0;
    journey_reset(&app->play.journey);
    app->mouse.clicks.deed.kind = DEED_NONE;
    app->mouse.clicks.aims = false;
    if (begins) app->play.over_ticks = 0;
    app->loop.changed = true;
}

bool app_can_restore(const App *app) {
    return app->play.left.ticks > 0 && app_has_recording(app) && !app->play.session.watching;
}
