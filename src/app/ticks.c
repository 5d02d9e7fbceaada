// Runs a tick of the game and what follows from it.
#include "app/loop.h"

#include "app/pages/ask.h"
#include "app/play/pads.h"
#include "base/text.h"
#include "lang/lang.h"
#include "sim/hero/item_use.h"
#include "sim/hero/use.h"

#include <string.h>

enum { END_DELAY_TICKS = 75 };

// Shows what happened in the last tick: picture, sound, music, rumble and log.
static void listen(App *app) {
    game_view_tick(&app->show, app->play.session.world);
    sound_play_events(app->assets.sound, app->play.session.world);
    sound_set_music_cue(app->assets.sound, mood_tick(&app->show.mood, app->play.session.world));
    if (app->play.prefs.now[SETTING_RUMBLE] == 0) pads_rumble_tick(&app->controls, app->play.session.world);
    app_log_tick(app);
}

void app_update_controls(App *app) {
    const World *world = app->play.session.world;
    Controls *controls = &app->controls;
    Vec cell;
    if (world == NULL) return;
    controls->ctrl_renews = world->classic;
    controls->idle_use = world->clock.on && !item_has_use((ItemKind)world->hero.bag.hand) &&
                         !use_find_except_doors(world, &cell);
    app->show.hud.chosen = controls->chosen;
    game_view_set_keys(&app->show, controls);
    memcpy(app->play.log.events.throw_key, app->show.hud.message.throw_key,
           sizeof app->play.log.events.throw_key);
}

static void say(void *to, const char *text) {
    app_say(to, text);
}

// Moves the picture on while time stands still.
static void wait_on(App *app) {
    world_tick(app->play.session.world, (Input){0});
    listen(app);
    play_learn_lore(&app->play, STORAGE_WAIT, say, app);
}

// Tells the player when the pace has changed.
static void tell_pace(App *app, Pace before) {
    static const char *const PACES[PACE_COUNT] = {[PACE_REAL] = N_("Real time"),
                                                  [PACE_TURNS] = N_("Turn by turn: time waits for you"),
                                                  [PACE_MOVES] = N_("Time moves when you move")};
    Pace pace = app->play.session.world->hero.pace;
    if (pace != before) app_say(app, tr(PACES[pace]));
}

// Asks whether to ring if the player let go of the bell too early.
static void ask_about_bell(App *app) {
    const EventList *events = &app->play.session.world->events;
    for (int i = 0; i < events->count && app_top_screen_id(app) == SCREEN_PLAY; i++) {
        if (events->at[i].kind != EVENT_BELL_STOPPED) continue;
        *(AskPage *)app->own[SCREEN_ASK] = (AskPage){.ask = ASK_RING};
        app_push(app, SCREEN_ASK);
    }
}

// Moves the picture on for a while after the game's end, then opens the end page. The run does not grow: its
// recording is whole.
static void end(App *app) {
    session_flush(&app->play.session);
    storage_end_game(&app->play.storage, &app->play.session);
    app_report_errors(app);
    if (app->play.over_ticks++ == 0) app->play.over_tick = app->play.session.world->tick;
    if (app->play.over_ticks != END_DELAY_TICKS) return;
    app_open_only(app, SCREEN_PLAY);
    app_push(app, SCREEN_END);
}

void app_tick_with_input(App *app, Input input) {
    app_update_controls(app);
    const World *before = app->play.session.world;
    const Game *game = app->play.session.game;
    Pace pace = before->hero.pace;
    input = play_add_ease_change(&app->play, input);
    bool over = before->outcome != OUTCOME_NONE;
    if (over) end(app);
    if (over || world_is_idle(before, input)) {
        wait_on(app);
        return;
    }
    session_tick(&app->play.session, input);
    bool moved = app->play.session.world != before;
    if (moved) app_after_new_world(app, app->play.session.game != game);
    listen(app);
    tell_pace(app, pace);
    app_stop_for_sights(app);
    play_after_tick(&app->play, moved ? STORAGE_DEPTH : STORAGE_TICK, say, app);
    app_settings_changed(app);
    ask_about_bell(app);
    if (app->play.session.world->outcome != OUTCOME_NONE) end(app);
}

void app_run_extra_tick(App *app) {
    const World *world = app->play.session.world;
    bool goes = world_is_turn_based(world) && !world->classic && !world_is_waiting(world) &&
                world->outcome == OUTCOME_NONE && app_top_screen(app)->game_runs && !app->loop.quit;
    if (goes) app_tick_with_input(app, (Input){.buttons = world->hero.last_input.buttons});
}
