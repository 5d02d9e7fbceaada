// A recording to be watched: looked through once, then played, held, and gone anywhere in.
#include "app/screens/state.h"

#include "app/play/viewer.h"
#include "view/screens/timeline.h"

#include <stdio.h>

enum {
    SLICE_MS = 12,    // of a frame, for looking through
    SHOWN_MS = 24,    // and for ticks that are shown: with more of them, it goes as fast as it goes
    SLICE_TICKS = 64, // between looks at the clock
    SKIP_TICKS = 5 * TICKS_PER_SECOND
};

// ---- looking through

bool app_watch_recording(App *app, Buffer bytes, char *error, size_t error_size) {
    app_report(app);
    app->keep.on = false;
    if (!session_watch(&app->session, bytes, error, error_size)) return false;
    viewer_begin(&app->viewer);
    app_go(app, &SCREEN_SCAN);
    return true;
}

static void go_to(App *app, int64_t tick) {
    const Playback *playback = &app->session.watched;
    if (!session_watch_seek(&app->session, tick)) app_stop(app, "not enough memory for the recording");
    app->viewer.quarter = 0;
    app->viewer.paused |= playback->tick == playback->ticks;
    app_watch_world(app, true);
}

static void tell_fault(App *app) {
    char fault[96], text[128];
    if (!playback_fault(&app->session.watched, fault, sizeof fault)) return;
    (void)snprintf(text, sizeof text, "This recording %s", fault);
    app_say(app, text);
}

static void work_scan(App *app) {
    uint32_t start = SDL_GetTicks();
    bool more = true;
    app->changed = true;
    while (more && SDL_GetTicks() - start < SLICE_MS) {
        for (int i = 0; more && i < SLICE_TICKS; i++) more = session_watch_step(&app->session);
    }
    if (more) return;
    go_to(app, 0);
    app->viewer.paused = false;
    app_go(app, &SCREEN_VIEWER);
    tell_fault(app);
}

static void leave(App *app) {
    bool table = app->from_runs;
    app_go(app, &SCREEN_TITLE);
    if (table) app_push(app, &SCREEN_RUNS);
}

static void act_scan(App *app, Action action) {
    if (action == ACTION_BACK || action == ACTION_PAUSE) leave(app);
}

static void draw_scan(App *app, Image *layer) {
    const Playback *playback = &app->session.watched;
    app_draw_work(app, layer, "Looking through the recording", playback->tick, playback->ticks, true);
}

const Screen SCREEN_SCAN = {.name = "scan",
                            .mode = CONTROL_MENU,
                            .alone = true,
                            .act = act_scan,
                            .work = work_scan,
                            .draw = draw_scan};

// ---- watching

static void show_tick_of(App *app) {
    show_tick(&app->show, app->session.world);
    if (app->viewer.speed <= VIEWER_AUDIBLE) sound_tick(app->assets.sound, app->session.world);
    app_log(app);
}

static bool step(App *app) {
    const Game *game = app->session.game;
    const World *before = app->session.world;
    if (!session_watch_step(&app->session)) return false;
    if (app->session.world != before) app_watch_world(app, app->session.game != game);
    show_tick_of(app);
    return true;
}

void app_watch_ticks(App *app, int due) {
    int ticks = viewer_ticks(&app->viewer, due);
    uint32_t start = SDL_GetTicks();
    for (int i = 0; i < ticks && SDL_GetTicks() - start < SHOWN_MS; i++) {
        if (step(app)) continue;
        app->viewer.paused = true;
        app->changed = true;
        return;
    }
}

static void pause(App *app) {
    Viewer *viewer = &app->viewer;
    const Playback *playback = &app->session.watched;
    bool over = playback->tick == playback->ticks;
    if (viewer->paused && over) go_to(app, 0);
    viewer->paused = !viewer->paused;
}

// A single tick, forward or back.
static void single(App *app, int by) {
    app->viewer.paused = true;
    if (by > 0) {
        (void)step(app);
    } else {
        go_to(app, app->session.watched.tick - 1);
    }
}

static void skip(App *app, int64_t by) {
    go_to(app, app->session.watched.tick + by);
}

static void go_to_mark(App *app, bool after) {
    const Playback *playback = &app->session.watched;
    int64_t tick = after ? playback_mark_after(playback, playback->tick)
                         : playback_mark_before(playback, playback->tick);
    go_to(app, tick >= 0 ? tick : after ? playback->ticks : 0);
}

static void ask_to_take_over(App *app) {
    if (app->session.world->outcome != OUTCOME_NONE) {
        app_say(app, "The game is over here: go back to take over");
    } else {
        app->viewer.paused = true;
        app_ask(app, ASK_TAKE_OVER);
    }
}

// Keys of its own, whatever they are in play.
static bool press_key(App *app, const SDL_KeyboardEvent *event) {
    SDL_Keycode key = event->keysym.sym;
    const Playback *playback = &app->session.watched;
    if ((event->keysym.mod & (KMOD_CTRL | KMOD_ALT | KMOD_GUI)) != 0) return false;
    if (key >= SDLK_0 && key <= SDLK_9) {
        go_to(app, playback->ticks * (key - SDLK_0) / 10);
        return true;
    }
    switch (key) {
    case SDLK_SPACE:
        if (event->repeat == 0) pause(app);
        return true;
    case SDLK_PERIOD:
    case SDLK_COMMA:
        single(app, key == SDLK_PERIOD ? 1 : -1);
        return true;
    case SDLK_LEFT:
    case SDLK_RIGHT:
        skip(app, key == SDLK_RIGHT ? SKIP_TICKS : -SKIP_TICKS);
        return true;
    case SDLK_UP:
    case SDLK_DOWN:
        viewer_hasten(&app->viewer, key == SDLK_UP ? 1 : -1);
        return true;
    case SDLK_PAGEUP:
    case SDLK_PAGEDOWN:
        go_to_mark(app, key == SDLK_PAGEDOWN);
        return true;
    case SDLK_HOME:
    case SDLK_END:
        go_to(app, key == SDLK_END ? playback->ticks : 0);
        return true;
    case SDLK_RETURN:
    case SDLK_KP_ENTER:
        if (event->repeat == 0) ask_to_take_over(app);
        return true;
    default:
        return false;
    }
}

// Where the time bar is clicked, or the pointer is drawn along it.
static bool click(App *app, Vec window_at) {
    enum { BESIDE = 8 };
    Vec layer = {app->show.layer.w, app->show.layer.h};
    Vec at = fit_point(app->window.place, layer, window_point(&app->window, window_at));
    bool on = app_top(app) == &SCREEN_VIEWER && rect_has(rect_grown(timeline_bar(layer), BESIDE, BESIDE), at);
    if (on) go_to(app, timeline_tick(layer, app->session.watched.ticks, at.x));
    return on;
}

static bool hear_viewer(App *app, const SDL_Event *event) {
    switch (event->type) {
    case SDL_KEYDOWN:
        return press_key(app, &event->key);
    case SDL_MOUSEBUTTONDOWN:
        return event->button.button == SDL_BUTTON_LEFT && click(app, (Vec){event->button.x, event->button.y});
    case SDL_MOUSEMOTION:
        return (event->motion.state & SDL_BUTTON_LMASK) != 0 &&
               click(app, (Vec){event->motion.x, event->motion.y});
    default:
        return false;
    }
}

// Of a pad, and what is the same in play.
static void act_viewer(App *app, Action action) {
    switch (action) {
    case ACTION_STRIKE:
        pause(app);
        break;
    case ACTION_LEFT:
    case ACTION_RIGHT:
        skip(app, action == ACTION_RIGHT ? SKIP_TICKS : -SKIP_TICKS);
        break;
    case ACTION_UP:
    case ACTION_DOWN:
        viewer_hasten(&app->viewer, action == ACTION_UP ? 1 : -1);
        break;
    case ACTION_SHUTTER:
    case ACTION_NEXT_SLOT:
        single(app, action == ACTION_NEXT_SLOT ? 1 : -1);
        break;
    case ACTION_USE:
        ask_to_take_over(app);
        break;
    case ACTION_LAYOUT:
        app_push(app, &SCREEN_LAYOUT);
        break;
    case ACTION_BAG:
        app_push(app, &SCREEN_BAG);
        break;
    case ACTION_MAP:
        app_push(app, &SCREEN_MAP);
        break;
    case ACTION_ASCII:
        app_toggle(app, SETTING_PICTURE);
        break;
    case ACTION_PAUSE:
    case ACTION_BACK:
    case ACTION_ROLL:
        leave(app);
        break;
    default:
        break;
    }
}

static void draw_viewer(App *app, Image *layer) {
    static const KeyHelp KEYS[] = {
        {{"Space"}, "pause"},     {{",", "."}, "tick"},   {{"←", "→"}, "5 s"},
        {{"↑", "↓"}, "speed"},    {{"0", "9"}, "tenths"}, {{"PgUp", "PgDn"}, "marks"},
        {{"Enter"}, "take over"}, {{"Esc"}, "leave"},     {{"Tab"}, "layout"},
    };
    char speed[VIEWER_TEXT_MAX];
    Timeline timeline = {.playback = &app->session.watched,
                         .paused = app->viewer.paused,
                         .speed = viewer_speed(&app->viewer, speed),
                         .keys = KEYS,
                         .key_count = sizeof KEYS / sizeof KEYS[0]};
    timeline_draw(&app->assets.ui, layer, &timeline);
}

const Screen SCREEN_VIEWER = {.name = "viewer",
                              .mode = CONTROL_PLAY,
                              .game_runs = true,
                              .hear = hear_viewer,
                              .act = act_viewer,
                              .draw = draw_viewer};
