// The viewer of recordings. It reads through a recording once, then plays it and can go to any moment of it.
#include "app/state/state.h"

#include "app/play/viewer.h"
#include "lang/lang.h"
#include "view/screens/timeline.h"

#include <stdio.h>
#include <string.h>

enum {
    SLICE_MS = 12,   // ms of a frame for reading through
    SHOWN_MS = 24,   // ms of a frame for ticks that are shown; slow computers show fewer ticks
    SLICE_TICKS = 64 // from one look at the clock to the next
};

// ---- looking through

static Viewer *viewer_of(const App *app) {
    return app->own[SCREEN_VIEWER];
}

static void go_to(App *app, int64_t tick) {
    if (!session_watch_seek(&app->play.session, tick))
        app_stop_with_error(app, tr("not enough memory for the recording"));
    viewer_after_seek(viewer_of(app), &app->play.session.watched);
    app_after_new_world(app, true);
}

static void tell_fault(App *app) {
    char text[VIEWER_FAULT_MAX];
    if (viewer_fault(&app->play.session.watched, text)) app_say(app, text);
}

static ScreenCommand work_scan(App *app) {
    uint32_t start = SDL_GetTicks();
    bool more = true;
    app->loop.changed = true;
    while (more && SDL_GetTicks() - start < SLICE_MS) {
        for (int i = 0; more && i < SLICE_TICKS; i++) more = session_watch_step(&app->play.session);
    }
    if (more) return command_do(DO_STAY);
    go_to(app, 0);
    viewer_of(app)->paused = false;
    tell_fault(app);
    return command_to(DO_GO, SCREEN_VIEWER);
}

static ScreenCommand act_scan(App *app, Action action) {
    (void)app;
    return command_do(action == ACTION_BACK || action == ACTION_PAUSE ? DO_LEAVE_WATCHING : DO_STAY);
}

static void draw_scan(App *app, Image *layer) {
    const Playback *playback = &app->play.session.watched;
    app_draw_work(app, layer, tr("Looking through the recording"), playback->tick, playback->ticks, true);
}

const Screen SCAN_SCREEN = {.alone = true, .act = act_scan, .work = work_scan, .draw = draw_scan};

// ---- watching

static void show_tick_of(App *app) {
    game_view_tick(&app->show, app->play.session.world);
    if (viewer_of(app)->speed <= VIEWER_AUDIBLE)
        sound_play_events(app->assets.sound, app->play.session.world);
    sound_set_music_cue(app->assets.sound, mood_tick(&app->show.mood, app->play.session.world));
    app_log_tick(app);
}

// Plays and shows one tick of the recording. Returns false at its end.
static bool step(App *app) {
    const Game *game = app->play.session.game;
    const World *before = app->play.session.world;
    if (!session_watch_step(&app->play.session)) return false;
    if (app->play.session.world != before) app_after_new_world(app, app->play.session.game != game);
    show_tick_of(app);
    return true;
}

// Shows the ticks for which `due` ticks of play leave time. At the recording's end it pauses.
static void go_on(App *app, int due) {
    int ticks = viewer_take_due_ticks(viewer_of(app), due);
    uint32_t start = SDL_GetTicks();
    for (int i = 0; i < ticks && SDL_GetTicks() - start < SHOWN_MS; i++) {
        if (step(app)) continue;
        viewer_of(app)->paused = true;
        app->loop.changed = true;
        return;
    }
}

// Goes to a tenth of the recording by a digit key.
static bool press_digit(App *app, const SDL_KeyboardEvent *event) {
    SDL_Keycode key = event->keysym.sym;
    bool digit = key >= SDLK_0 && key <= SDLK_9;
    if (!digit || (event->keysym.mod & (KMOD_CTRL | KMOD_ALT | KMOD_GUI)) != 0) return false;
    go_to(app, app->play.session.watched.ticks * (key - SDLK_0) / 10);
    return true;
}

// Goes to where the time bar is clicked, or the pointer is dragged along it.
static bool click(App *app, Vec window_at) {
    enum { BESIDE = 8 };
    Vec layer = {app->show.layer.w, app->show.layer.h}, at = app_point_to_layer_px(app, window_at);
    bool on = app_top_screen_id(app) == SCREEN_VIEWER &&
              rect_has(rect_grown(timeline_bar(layer), BESIDE, BESIDE), at);
    if (on) go_to(app, timeline_tick_at(layer, app->play.session.watched.ticks, at.x));
    return on;
}

static bool hear_viewer(App *app, const SDL_Event *event, ScreenCommand *does) {
    (void)does;
    switch (event->type) {
    case SDL_KEYDOWN:
        return press_digit(app, &event->key);
    case SDL_MOUSEBUTTONDOWN:
        return event->button.button == SDL_BUTTON_LEFT && click(app, (Vec){event->button.x, event->button.y});
    case SDL_MOUSEMOTION:
        return (event->motion.state & SDL_BUTTON_LMASK) != 0 &&
               click(app, (Vec){event->motion.x, event->motion.y});
    default:
        return false;
    }
}

// Performs an action. What the viewer does not use itself works as in play.
static ScreenCommand act_viewer(App *app, Action action) {
    int64_t tick;
    if (viewer_act_seeks(viewer_of(app), &app->play.session.watched, action, &tick)) go_to(app, tick);
    switch (action) {
    case ACTION_WATCH_ON:
        viewer_of(app)->paused = true;
        (void)step(app);
        return command_do(DO_STAY);
    case ACTION_WATCH_TAKE_OVER:
        viewer_of(app)->paused = true;
        return ask_take_over(&app->play);
    case ACTION_LAYOUT:
    case ACTION_BAG:
    case ACTION_MAP:
    case ACTION_HELP:
        return ask_open_action(&app->play, action);
    case ACTION_ASCII:
        app_toggle(app, SETTING_PICTURE);
        return command_do(DO_STAY);
    case ACTION_WATCH_LEAVE:
    case ACTION_PAUSE:
    case ACTION_BACK:
        return command_do(DO_LEAVE_WATCHING);
    default:
        return command_do(DO_STAY);
    }
}

// Lets the hero fall when the recording ends with his death.
static bool move_viewer(App *app, int ticks) {
    World *world = app->play.session.world;
    bool moves = viewer_lives_on(viewer_of(app), &app->play.session.watched, world, ticks);
    for (int i = 0; moves && i < ticks; i++) {
        world->events.count = 0; // they were shown
        game_view_tick(&app->show, world);
    }
    return moves;
}

static void draw_viewer(App *app, Image *layer) {
    char speed[VIEWER_TEXT_MAX];
    HelpLines lines;
    KeyHelp keys[1 + ACTION_COUNT] = {{{controls_key_name(&app->controls, ACTION_HELP)}, tr("help")}};
    app_help_lines(app, &lines, true);
    bool helps = keys[0].keys[0][0] != '\0';
    memcpy(keys + helps, lines.at, (size_t)lines.count * sizeof keys[0]);
    Timeline timeline = {.playback = &app->play.session.watched,
                         .paused = viewer_of(app)->paused,
                         .speed = viewer_speed(viewer_of(app), speed),
                         .keys = keys,
                         .key_count = helps + lines.count};
    timeline_draw(&app->assets.ui, layer, &timeline);
}

const Screen VIEWER_SCREEN = {.mode = CONTROL_WATCH,
                              .game_runs = true,
                              .size = sizeof(Viewer),
                              .due = go_on,
                              .hear = hear_viewer,
                              .act = act_viewer,
                              .moves = move_viewer,
                              .draw = draw_viewer};
