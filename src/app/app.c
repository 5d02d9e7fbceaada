#include "app/app.h"

#include "app/host/host.h"
#include "app/host/signals.h"
#include "app/loop.h"
#include "app/play/lost.h"
#include "app/play/pads.h"
#include "app/play/viewer.h"
#include "app/play/watch.h"
#include "app/store/files.h"
#include "base/fail.h"
#include "view/canvas/png.h"
#include "view/debug/layout.h"
#include "view/screens/pages.h"
#include "view/screens/timeline.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BRISK_MS = 16, BRISK_FOR_MS = 1000, IDLE_MS = 120 };

// ---- ticks

static void run_ticks(App *app) {
    int due = pacing_ticks(&app->pacing, !app_runs(app));
    const Screen *bottom = app_screen_of(app->stack.at[0]);
    if (app->play.session.watching) {
        if (bottom->due != NULL) bottom->due(app, app_runs(app) ? due : 0);
        return;
    }
    for (int i = 0; i < due && !app->loop.quit && app_screen(app)->game_runs; i++) {
        uint64_t start = pacing_now();
        app_press(app, app_input(app));
        app_hurry(app);
        app->perf.spent[PERF_TICK] += pacing_us(&app->pacing, start);
        app->perf.spent[PERF_TICKS]++;
        app->loop.changed = true;
    }
}

// ---- drawing

static void draw_screen(App *app) {
    const Page *page = PAGES[app_top(app)];
    PageUse use = app_page_use(app);
    if (page != NULL) page_tell(page, &use);
    if (app_top(app) == SCREEN_PLAY) app_draw_pointed(app, &app->show.layer);
    if (app_screen(app)->draw != NULL) app_screen(app)->draw(app, &app->show.layer);
}

static Image *draw_whole(App *app) {
    Image *to = show_whole(&app->show, window_pixels(&app->window));
    if (to == NULL) return &app->show.near;
    if (app_top(app) == SCREEN_STAGES) {
        watch_draw(app->own[SCREEN_STAGES], &app->assets.ui, to);
    } else {
        layout_draw(&app->assets.ui, app->play.session.world, to);
        layout_noises(scene_noise_rings(app->show.scene), app->play.session.world, to);
    }
    show_clear_layer(&app->show);
    draw_screen(app);
    return to;
}

// Nothing but the layer, in the dark.
static Image *draw_alone(App *app) {
    Image *frame = &app->show.near;
    image_fill(frame, (Rect){0, 0, frame->w, frame->h}, COLOUR_INK);
    show_clear_layer(&app->show);
    draw_screen(app);
    return frame;
}

static int alpha_of(const App *app) {
    int alpha = pacing_alpha(&app->pacing);
    if (!app_screen(app)->game_runs) return 256;
    return app->play.session.watching ? viewer_alpha(app->own[SCREEN_VIEWER], alpha) : alpha;
}

static Image *draw_game(App *app) {
    Show *show = &app->show;
    const Screen *screen = app_screen(app);
    show_draw_game(show, app->play.session.world, alpha_of(app));
    if (app_screen_of(app->stack.at[0])->game_runs && app_screen_of(app->stack.at[0])->light == 0 &&
        screen->light == 0) {
        show_draw_hud(show, app->play.session.world);
    } else {
        bool fell =
            app_top(app) == SCREEN_END && app->play.session.world->outcome == OUTCOME_DEATH && !show->ascii;
        show_clear_layer(show);
        if (fell) show_spare_hero(show, app->play.session.world, screen->light);
        if (!fell) page_darken(show_frame(show), screen->light);
    }
    draw_screen(app);
    return show_frame(show);
}

// NULL when memory lacks.
static Image *draw(App *app) {
    uint64_t start = pacing_now();
    app->show.foot = app->play.session.watching ? TIMELINE_H : 0;
    if (!show_fit(&app->show, window_pixels(&app->window))) return NULL;
    app->hits.count = 0;
    app->show.far_view = app->play.prefs.now[SETTING_VIEW] != 0 && fit_has_far(&app->show.fit);
    app->show.draws_back = app->play.prefs.now[SETTING_TOLL] == 0 && fit_has_far(&app->show.fit);
    bool whole = app_top(app) == SCREEN_LAYOUT || app_top(app) == SCREEN_STAGES;
    Image *frame = app_screen(app)->alone ? draw_alone(app) : whole ? draw_whole(app) : draw_game(app);
    Image *layer = &app->show.layer;
    app_draw_map_faults(app, layer);
    app_draw_touch(app, layer);
    if (app->play.prefs.now[SETTING_PERF_STATS] != 0)
        (void)perf_stats_draw(&app->perf.stats, &app->assets.ui, layer, (Vec){8, 84});
    Image *picture = show_lay(&app->show, frame);
    app->perf.spent[PERF_DRAW] = pacing_us(&app->pacing, start);
    return picture;
}

static void present(App *app) {
    Image *frame = draw(app);
    if (frame == NULL) {
        app_stop(app, "not enough memory to draw");
        return;
    }
    if (app->window.renderer == NULL) pacing_show(&app->pacing);
    uint64_t start = pacing_now();
    if (!window_present(&app->window, frame)) app_stop(app, SDL_GetError());
    app->perf.spent[PERF_PRESENT] = pacing_us(&app->pacing, start);
}

static void add_perf_stats(App *app) {
    app->perf.spent[PERF_FRAME] = pacing_us(&app->pacing, app->perf.start);
    app->perf.spent[PERF_CALLS] = (uint32_t)app->window.calls;
    app->perf.start = pacing_now();
    perf_stats_add(&app->perf.stats, app->perf.spent);
    app->perf.spent[PERF_TICK] = app->perf.spent[PERF_TICKS] = 0;
}

// ---- actions

static void take_screenshot(App *app) {
    char path[PATH_MAX_BYTES];
    Error error = {"No screenshot: not enough memory"};
    file_screenshot_name(path, sizeof path);
    Buffer png = {0};
    const Image *picture = draw(app);
    bool saved = picture != NULL && png_write(picture, &png) &&
                 file_write(path, png.bytes, png.size, CARE_LITTLE, &error);
    char shown[PATH_MAX_BYTES], said[PATH_MAX_BYTES + 16];
    (void)snprintf(said, sizeof said, "Saved %s", file_shown(path, shown, sizeof shown));
    app_say(app, saved ? said : error.text);
    if (saved && host_give(path)) (void)file_remove(path);
    buffer_free(&png);
}

static void toggle_mute(App *app) {
    app_toggle(app, SETTING_SOUND);
    app_say(app, app->play.prefs.now[SETTING_SOUND] != 0 ? "Sound is off" : "Sound is on");
}

// What works on every screen. True when the action was one of those.
static bool act_anywhere(App *app, Action action) {
    switch (action) {
    case ACTION_FULLSCREEN:
        app_toggle(app, SETTING_SCREEN);
        return true;
    case ACTION_SCREENSHOT:
        take_screenshot(app);
        return true;
    case ACTION_PERF_STATS:
        app_toggle(app, SETTING_PERF_STATS);
        return true;
    case ACTION_MUTE:
        toggle_mute(app);
        return true;
    case ACTION_NEAR:
        app_set(app, SETTING_VIEW, 0);
        return true;
    case ACTION_FAR:
        app_set(app, SETTING_VIEW, 1);
        if (!fit_has_far(&app->show.fit)) app_say(app, "The far view needs a larger window");
        return true;
    default:
        return false;
    }
}

void app_act(App *app, Action action) {
    if (action == ACTION_NONE) return;
    app->loop.changed = true;
    bool own = app_screen(app)->steps && (action == ACTION_NEAR || action == ACTION_FAR);
    if (!own && act_anywhere(app, action)) return;
    bool halted = app_halt(app) && action == ACTION_EXPLORE; // pressed again it only ends that
    if (!halted) app_act_on_screen(app, action);
}

void app_type(App *app, const char *text) {
    if (PAGES[app_top(app)] == NULL) return;
    page_type(PAGES[app_top(app)], app->own[app_top(app)], text);
    app->loop.changed = true;
}

// The system's own ways out of full screen, as a browser's Escape, are the setting's as well.
static void notice_fullscreen(App *app) {
    bool is = window_is_fullscreen(&app->window);
    if (!is && app->play.prefs.now[SETTING_SCREEN] != 0 && !app->play.prefs.unsaved)
        app_set(app, SETTING_SCREEN, 0);
}

void app_hear(App *app, const SDL_Event *event) {
    const Screen *top = app_screen(app), *play = app_screen_of(app->stack.at[0]);
    ControlMode mode = top->mode == CONTROL_PLAY ? play->mode : top->mode; // the layout lies over either
    const Screen *hears = mode == CONTROL_WATCH ? play : top;
    bool heard = app_hear_on_screen(app, hears, event);
    app->loop.changed |= heard;
    if (heard || app_mouse(app, event)) return;
    app_act(app, controls_event(&app->controls, event, mode));
}

static void take_event(App *app, const SDL_Event *event) {
    app->loop.event_ms = SDL_GetTicks();
    if (event->type == SDL_QUIT) app->loop.quit = true;
    if (lost_is(event, app->window.window)) {
        app->loop.lost = true;
        app_stop(app, "the display or the window is gone");
    }
    if (event->type == SDL_TEXTINPUT && app_screen(app)->mode == CONTROL_TEXT)
        app_type(app, event->text.text);
    if (event->type == SDL_WINDOWEVENT) {
        app->loop.changed = true;
        if (event->window.event == SDL_WINDOWEVENT_SIZE_CHANGED) notice_fullscreen(app);
        (void)app_mouse(app, event); // it may leave
        bool lost = event->window.event == SDL_WINDOWEVENT_FOCUS_LOST;
        if (lost || event->window.event == SDL_WINDOWEVENT_FOCUS_GAINED)
            app->loop.away = lost && app_watches_map(app);
        if (lost && !app->loop.away && app->stack.at[0] == SCREEN_PLAY && app_screen(app)->game_runs)
            app_push(app, SCREEN_PAUSE);
        return;
    }
    if (!app_touch(app, event)) app_hear(app, event);
}

// What the first frame does not need: once it is shown, rather than in the middle of play.
static void open_rest(App *app) {
    if (app->loop.opened_rest) return;
    app->loop.opened_rest = true;
    pads_open();
    assets_load_sounds(&app->assets);
    app_open_sound(app);
}

bool app_frame(App *app) {
    SDL_Event event;
    app_tell_controls(app);
    bool asked_to_end = signals_noted() != 0;
    signals_forget(); // the program's exit status is that of its end
    while (!app->loop.quit && SDL_PollEvent(&event) != 0)
        take_event(app, &event); // keys before the signal still count
    app->loop.quit |= asked_to_end;
    if (!app->loop.quit) app_point(app);
    if (!app->loop.quit) app_settle(app);
    if (!app->loop.quit) app_look_at_map(app);
    if (!app->loop.quit) run_ticks(app);
    if (!app->loop.quit) app_work(app);
    if (app_top(app) == SCREEN_STAGES && watch_tick(app->own[SCREEN_STAGES])) app->loop.changed = true;
    if (!app->loop.quit && (app->loop.changed || app_runs(app))) {
        app->loop.changed = false;
        present(app);
        open_rest(app);
        add_perf_stats(app);
    }
    return !app->loop.quit;
}

void app_wait(App *app) {
    if (app_screen(app)->work != NULL) return; // as fast as it goes
    if (app_runs(app)) {
        pacing_wait(&app->pacing, window_rate(&app->window));
    } else {
        // SDL_WaitEventTimeout() would poll a thousand times a second for pads.
        SDL_Delay(SDL_GetTicks() - app->loop.event_ms < BRISK_FOR_MS ? BRISK_MS : IDLE_MS);
    }
}

// ---- beginning and end

static bool begin(App *app, Error *error) {
    const Options *options = &app->options;
    if (options->replay != NULL) {
        Buffer bytes = {0};
        if (!file_read(options->replay, &bytes, error)) {
            buffer_free(&bytes);
            return false;
        }
        return app_watch_recording(app, bytes, error);
    }
    if (options->record != NULL) {
        if (!storage_record_to(&app->play.storage, &app->play.session, options->record, error)) return false;
    }
    if (!options->dungeon) {
        app_go(app, SCREEN_TITLE);
        return true;
    }
    if (options->daily) {
        app_go(app, SCREEN_TITLE);
        const ScreenCommand daily = ask_to_begin_daily(&app->play, options->gen.pace == PACE_TURNS);
        app_carry_out(app, &daily);
        return true;
    }
    GenOptions gen = options->gen;
    app_play(app, &gen);
    return true;
}

static bool open_all(App *app, Error *error) {
    const Options *options = &app->options;
    if (!assets_load(&app->assets, options->data_dir, error)) return false;
    if (options->log && !game_log_open(&app->play.log, options->log_to, error)) return false;
    app->assets.ui.hits = &app->hits;
    app_load_settings(app);
    app->controls.bindings = &app->play.prefs.kept.bindings;
    storage_open(&app->play.storage);
    if (!show_init(&app->show, &app->assets, false, error)) return false;
    if (!journey_init(&app->play.journey) || !app_init_screens(app)) return fail(error, "not enough memory");
    show_set_journey(&app->show, &app->play.journey);
    int hushed = file_hush(); // libwayland, Xlib, the drivers of the GPU
    bool opened = window_open(&app->window, (Vec){options->window_w, options->window_h},
                              app->play.prefs.now[SETTING_SCREEN] != 0, error);
    file_unhush(hushed);
    if (!opened) return false;
    app_apply_settings(app);
    pacing_init(&app->pacing);
    show_name_keys(&app->show, &app->controls);
    return begin(app, error);
}

App *app_new(const Options *options, Error *error) {
    App *app = calloc(1, sizeof *app);
    if (app == NULL) {
        (void)fail(error, "not enough memory");
        return NULL;
    }
    app->options = *options;
    app->play.session.clock = options->clock;
    if (open_all(app, error)) return app;
    app_free(app);
    return NULL;
}

void app_free(App *app) {
    if (app == NULL) return;
    controls_close(&app->controls);
    show_free(&app->show);
    app_free_screens(app);
    play_free(&app->play);
    assets_free(&app->assets);
    if (!app->loop.lost) { // else Xlib would end the process now
        window_close(&app->window);
        SDL_Quit();
    }
    free(app);
}

bool app_finish(App *app, Error *error) {
    prefs_save(&app->play.prefs, CARE_SURE);
    bool well = app->loop.error.text[0] == '\0' || fail(error, "%s", app->loop.error.text);
    well = (app_save(app, CARE_SURE) || fail(error, "%s", app->play.storage.why)) && well;
    well = storage_record(&app->play.storage, &app->play.session, CARE_SURE, error) && well;
    const char *unkept = storage_untold(&app->play.storage);
    well = (unkept == NULL || fail(error, "%s", unkept)) && well;
    app_report(app);
    return (file_print("", 0) || fail(error, "cannot write to standard output")) && well;
}

// ---- as the host runs it

static bool run_frame(void *own) {
    return app_frame(own);
}

static void run_wait(void *own) {
    app_wait(own);
}

static bool run_finish(void *own, Error *error) {
    return app_finish(own, error);
}

static void run_free(void *own) {
    app_free(own);
}

static void run_save(void *own) {
    App *app = own;
    if (!app_save(app, CARE_SURE)) app_say(app, app->play.storage.why);
}

static void run_type(void *own, const char *text) {
    App *app = own;
    for (; *text != '\0' && app_screen(app)->mode == CONTROL_TEXT; text++) {
        const char letter[] = {*text, '\0'};
        if (*text == '\b') app_act(app, ACTION_ERASE);
        if (*text == '\n') app_act(app, ACTION_CONFIRM);
        app_type(app, letter); // what can be printed
    }
}

bool app_run(App *app, Error *error) {
    const HostProgram program = {.own = app,
                                 .frame = run_frame,
                                 .wait = run_wait,
                                 .finish = run_finish,
                                 .free = run_free,
                                 .save = run_save,
                                 .type = run_type};
    return host_run(&program, error);
}
