#include "app/app.h"

#include "app/host/host.h"
#include "app/host/signals.h"
#include "app/loop.h"
#include "app/play/lost.h"
#include "app/play/pads.h"
#include "app/store/assets.h"
#include "app/store/files.h"
#include "app/store/tileset.h"
#include "app/tools/options.h"
#include "app/tools/sprites.h"
#include "base/check.h"
#include "base/fail.h"
#include "lang/lang.h"
#include "sim/hero/use.h"
#include "view/debug/perf_stats.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SLOW_PART = 3, SLOW_WHOLE = 4 }; // a slow game runs three ticks where a usual one runs four

// The sleep between frames at rest: BRISK_MS until BRISK_FOR_MS after the last event, then IDLE_MS.
enum { BRISK_MS = 16, BRISK_FOR_MS = 1000, IDLE_MS = 120 };

// ---- ticks

// Ends the journey when the player presses anything. If that is the key for use and nothing is at hand, it
// does nothing else until it is released: the player did not mean to use up the item in hand.
static Input halt_first(App *app, Input own) {
    Vec cell;
    bool uses = (own.buttons & BUTTON_USE) != 0, goes = journey_active(&app->play.journey);
    app->halts = uses && (app->halts || (goes && !use_find_except_doors(app->play.session.world, &cell)));
    if (!input_idle(own)) app_cancel_deeds(app);
    if (app->halts) own.buttons &= (uint8_t)~BUTTON_USE;
    return own;
}

Input app_take_next_input(App *app) {
    bool steers = false;
    Input own = halt_first(app, controls_input(&app->controls));
    bool by_turns = world_is_turn_based(app->play.session.world) && !app->play.session.world->classic;
    Input input = by_turns ? repeat_filter_input(&app->repeat, own, app->play.session.world) : own;
    if (!input_idle(own) || !input_idle(input)) return input;
    Input mouse = app_mouse_input(app, &steers);
    if (steers) return mouse;
    if (!journey_active(&app->play.journey))
        return deed_input(&app->mouse.clicks.deed, app->play.session.world, &app->play.journey);
    input = journey_input(&app->play.journey, app->play.session.world);
    if (!journey_active(&app->play.journey)) app_say_journey_end(app);
    return input;
}

// Runs the ticks that are due: of the game, or of a recording that is being watched.
static void run_ticks(App *app) {
    const World *world = app->play.session.world;
    bool slow = world != NULL && (ease_now(&world->hero) & EASE_SLOW) != 0 && !app->play.session.watching;
    app->pacing.ticks = TICKS_PER_SECOND * (slow ? SLOW_PART : SLOW_WHOLE) / SLOW_WHOLE;
    bool moved = app->loop.moves;
    int due = pacing_take_due_ticks(&app->pacing, !app_is_ticking(app) && !moved);
    const Screen *top = app_top_screen(app);
    app->loop.moves = top->moves != NULL && top->moves(app, moved ? due : 0);
    app->loop.changed |= moved || app->loop.moves;
    const Screen *bottom = app_screen_of(app->stack.at[0]);
    if (app->play.session.watching) {
        if (bottom->due != NULL) bottom->due(app, app_is_ticking(app) ? due : 0);
        return;
    }
    for (int i = 0; i < due && !app->loop.quit && app_top_screen(app)->game_runs; i++) {
        uint64_t start = pacing_now();
        app_tick_with_input(app, app_take_next_input(app));
        app_run_extra_tick(app);
        app->perf.spent[PERF_TICK] += pacing_us_since(&app->pacing, start);
        app->perf.spent[PERF_TICKS]++;
        app->loop.changed = true;
    }
}

// ---- frames

static void add_perf_stats(App *app) {
    app->perf.spent[PERF_FRAME] = pacing_us_since(&app->pacing, app->perf.start);
    app->perf.spent[PERF_CALLS] = (uint32_t)app->window.calls;
    app->perf.start = pacing_now();
    perf_stats_add(&app->perf.stats, app->perf.spent);
    app->perf.spent[PERF_TICK] = app->perf.spent[PERF_TICKS] = 0;
}

// ---- events

// Updates the setting when the system left full screen by itself, for example by a browser's Escape.
static void notice_fullscreen(App *app) {
    bool is = window_is_fullscreen(&app->window);
    if (!is && app->play.prefs.now[SETTING_SCREEN] != 0 && !app->play.prefs.unsaved)
        app_set(app, SETTING_SCREEN, 0);
}

// Notes where the window is while it is neither in full screen nor maximised, because it will return there.
static void note_place(App *app) {
    Settings *kept = &app->play.prefs.kept;
    Rect was = kept->window;
    WindowPlace now = {{was.w, was.h}, {was.x, was.y}, was.w > 0, kept->maximised};
    bool keeps = app->options.window_w == 0 && host_can_quit() && !app->loop.lost;
    if (!keeps || !window_get_place(&app->window, &now)) return;
    bool same = vec_eq((Vec){was.x, was.y}, now.at) && vec_eq((Vec){was.w, was.h}, now.size);
    app->loop.moved |= !same || kept->maximised != now.maximised;
    kept->window = (Rect){now.at.x, now.at.y, now.size.x, now.size.y};
    kept->maximised = now.maximised;
}

static void say_unused(App *app) {
    char text[MESSAGE_MAX];
    (void)snprintf(text, sizeof text, tr("That key does nothing here: %s shows the keys"),
                   controls_key_name(&app->controls, ACTION_HELP));
    app_say(app, text);
}

// Turn by turn, 0 and a number before a step or wait repeat it. Returns true if the key was a digit of one.
static bool take_digit(App *app, const SDL_KeyboardEvent *key) {
    const World *world = app->play.session.world;
    SDL_Scancode code = key->keysym.scancode;
    bool digit = code >= SDL_SCANCODE_1 && code <= SDL_SCANCODE_0,
         begins = world_is_turn_based(world) && !world->classic && controls_is_unused(&app->controls, key);
    if (digit && (app->repeat.counts || begins))
        return repeat_add_digit(&app->repeat, (int)(code + 1 - SDL_SCANCODE_1) % 10);
    Action action = bindings_key(app->controls.bindings, code, CONTEXT_PLAY);
    app->repeat.counts &= action == ACTION_WAIT || app_is_walk_key(app, code);
    return false;
}

static void take_event(App *app, const SDL_Event *event) {
    app->loop.event_ms = SDL_GetTicks();
    if (event->type == SDL_QUIT) app->loop.quit = true;
    if (display_loss_is_event(event, app->window.window)) {
        app->loop.lost = true;
        app_stop_with_error(app, tr("the display or the window is gone"));
    }
    if (event->type == SDL_TEXTINPUT && app_top_screen(app)->mode == CONTROL_TEXT)
        app_type(app, event->text.text);
    if (event->type == SDL_WINDOWEVENT) {
        app->loop.changed = true;
        if (event->window.event == SDL_WINDOWEVENT_SIZE_CHANGED) notice_fullscreen(app);
        note_place(app);
        (void)app_take_mouse_event(app, event); // this may leave the game
        bool lost = event->window.event == SDL_WINDOWEVENT_FOCUS_LOST;
        if (lost || event->window.event == SDL_WINDOWEVENT_FOCUS_GAINED)
            app->loop.away = lost && app_plays_watched_map(app);
        if (lost && !app->loop.away && app->stack.at[0] == SCREEN_PLAY && app_top_screen(app)->game_runs &&
            app->play.session.world->outcome == OUTCOME_NONE)
            app_push(app, SCREEN_PAUSE);
        return;
    }
    if (event->type == SDL_KEYDOWN && app_top_screen_id(app) == SCREEN_PLAY) {
        app->loop.changed |= app->repeat.counts;
        if (event->key.repeat == 0) app->repeat.times = 0; // any key ends what a number repeats
        if (take_digit(app, &event->key) || app_take_sign(app, &event->key)) return;
        if (controls_is_unused(&app->controls, &event->key)) say_unused(app);
    }
    if (!app_take_finger_event(app, event)) app_handle_event(app, event);
}

static const MusicCue TITLE_MUSIC = {.tune = TUNE_TITLE, .air = TUNE_TITLE};

// Loads pads and sound, which the first frame does not need. It is called right after that frame, so that
// play is never interrupted for it.
static void open_rest(App *app) {
    Error why;
    if (app->loop.opened_rest) return;
    app->loop.opened_rest = true;
    pads_enable();
    if (!assets_load_audio(&app->assets, &why)) complain(why.text);
    app_open_sound(app);
}

// Starts the map of --watch again when its file was saved. The game before it is dropped without a report.
static void look_at_map(App *app) {
    GenOptions options;
    if (!app_poll_map_file(app, &options)) return;
    app->play.played = false;
    app_begin_dungeon(app, &options);
}

// Moves the flames on a page over the game: a few steps a second, because that costs almost nothing.
static void move_calmly(App *app) {
    enum { STEP_MS = 140, STEP_TICKS = 8 };
    uint32_t now = SDL_GetTicks();
    bool moves = app_top_screen(app)->calm && app->play.prefs.now[SETTING_MOTION] == 0;
    if (!moves || now - app->loop.calm_ms < STEP_MS) return;
    app->loop.calm_ms = now;
    for (int i = 0; i < STEP_TICKS; i++) scene_tick(app->show.scene, app->play.session.world);
    app->loop.changed = true;
}

bool app_frame(App *app) {
    SDL_Event event;
    app_update_controls(app);
    bool asked_to_end = signals_caught() != 0;
    signals_clear_caught(); // a signal has been acted on now; it must not decide the exit status
    while (!app->loop.quit && SDL_PollEvent(&event) != 0)
        take_event(app, &event); // keys that were pressed before the signal still count
    app->loop.quit |= asked_to_end;
    if (!app->loop.quit) app_update_pointing(app);
    if (!app->loop.quit) app_apply_fullscreen(app);
    if (!app->loop.quit) look_at_map(app);
    if (!app->loop.quit) run_ticks(app);
    if (!app->loop.quit) app_work(app);
    move_calmly(app);
    if (app->stack.at[0] == SCREEN_TITLE) sound_set_music_cue(app->assets.sound, TITLE_MUSIC);
    window_keep_awake(app_top_screen(app)->game_runs && app->stack.at[0] != SCREEN_TITLE);
    app->loop.changed |= app->play.asked_ms != 0; // the question has to disappear in time
    if (!app->loop.quit && (app->loop.changed || app_is_ticking(app))) {
        app->loop.changed = false;
        app_present(app);
        open_rest(app);
        add_perf_stats(app);
    }
    return !app->loop.quit;
}

// True when time stands still until a key is pressed, and nothing has happened for a while.
static bool waits_for_a_key(const App *app) {
    enum { LIVELY_MS = 1500 }; // after the last event: by then everything that it started has ended
    const World *world = app->play.session.world;
    return app_top_screen_id(app) == SCREEN_PLAY && world_is_turn_based(world) && world_is_waiting(world) &&
           !journey_active(&app->play.journey) && SDL_GetTicks() - app->loop.event_ms >= LIVELY_MS;
}

// Sleeps while the picture is at rest. A few frames a second are enough, but a key must still be noticed at
// once.
static void wait_calmly(void) {
    enum { CALM_MS = 120 };
    for (int ms = 0; ms < CALM_MS && SDL_HasEvents(SDL_FIRSTEVENT, SDL_LASTEVENT) == SDL_FALSE;
         ms += BRISK_MS) {
        SDL_Delay(BRISK_MS);
        SDL_PumpEvents();
    }
}

void app_wait(App *app) {
    if (app_top_screen(app)->work != NULL) return; // work runs as fast as it can
    if (waits_for_a_key(app) || app_top_screen(app)->calm) {
        wait_calmly();
    } else if (app_is_ticking(app) || app->loop.moves) {
        pacing_wait_begin(&app->pacing, window_refresh_rate(&app->window));
    } else {
        // SDL_WaitEventTimeout() is not used: with a pad connected it polls a thousand times a second.
        SDL_Delay(SDL_GetTicks() - app->loop.event_ms < BRISK_FOR_MS ? BRISK_MS : IDLE_MS);
    }
}

// ---- beginning and end

// Begins what the options ask for: a recording, a map, a dungeon, or the title.
static bool begin(App *app, Error *error) {
    const Options *options = &app->options;
    if (options->replay != NULL) {
        Buffer bytes = {0};
        return file_read(options->replay, &bytes, error) && app_watch_recording(app, bytes, error);
    }
    if (options->record != NULL) {
        if (!storage_record_to(&app->play.storage, &app->play.session, options->record, error)) return false;
    }
    if (!options->dungeon) {
        app_leave_to_title(app);
        return true;
    }
    if (options->daily) {
        app_leave_to_title(app);
        const ScreenCommand daily = ask_play_daily(&app->play, options->gen.pace == PACE_TURNS);
        app_carry_out(app, &daily);
        return true;
    }
    GenOptions gen = options->gen;
    app_begin_dungeon(app, &gen);
    app->show.ascii |= gen.classic; // as its tutorial shows it
    return true;
}

static void set_icon(App *app) {
    char path[PATH_MAX_BYTES + 16];
    (void)snprintf(path, sizeof path, "%s/icon.png", app->assets.dir);
    window_set_icon(&app->window, path);
}

// Loads the player's own tiles, if the setting asks for them. --tileset takes precedence.
static void lay_own_tiles(App *app) {
    char folder[PATH_MAX_BYTES];
    Error why;
    if (app->options.tileset != NULL || app->play.prefs.now[SETTING_TILES] == 0) return;
    if (!file_own_path(FOLDER_DATA, "tiles", folder, sizeof folder, &why) ||
        !tileset_replace(&app->assets.atlas, folder, &why))
        complain(why.text);
}

// The place where the window opens: the size that the command line gives, or else its last place.
static WindowPlace first_place(const App *app) {
    const Settings *kept = &app->play.prefs.kept;
    Rect at = kept->window;
    Vec asked = {app->options.window_w, app->options.window_h};
    if (asked.x != 0 || at.w == 0) return (WindowPlace){.size = asked};
    return (WindowPlace){{at.w, at.h}, {at.x, at.y}, .placed = true, .maximised = kept->maximised};
}

// Opens assets, log, settings, saves and window, in this order, then begins. Returns false with one line in
// `error`.
static bool open_all(App *app, Error *error) {
    const Options *options = &app->options;
    if (!options_load_assets(options, &app->assets, error)) return false;
    if (options->log && !game_log_open(&app->play.log, options->log_to, error)) return false;
    app->assets.ui.hits = &app->hits;
    app_load_settings(app);
    lay_own_tiles(app);
    app->controls.bindings = &app->play.prefs.kept.bindings;
    storage_open(&app->play.storage);
    if (!game_view_init(&app->show, &app->assets, false, error)) return false;
    if (!journey_init(&app->play.journey) || !app_init_screens(app))
        return fail(error, tr("not enough memory"));
    game_view_set_journey(&app->show, &app->play.journey);
    int hushed = file_mute_stderr(); // libwayland, Xlib and the GPU's drivers print messages of their own
    bool opened =
        window_open(&app->window, first_place(app), app->play.prefs.now[SETTING_SCREEN] != 0, error);
    file_restore_stderr(hushed);
    if (!opened) return false;
    set_icon(app);
    app_apply_settings(app);
    pacing_init(&app->pacing);
    if (host_has_only_fingers()) app->controls.device = DEVICE_TOUCH;
    game_view_set_keys(&app->show, &app->controls);
    return begin(app, error);
}

App *app_new(const Options *options, Error *error) {
    App *app = calloc(1, sizeof *app);
    if (app == NULL) {
        (void)fail(error, tr("not enough memory"));
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
    bool stalled = sound_is_stalled(app->assets.sound);
    controls_close(&app->controls);
    game_view_free(&app->show);
    app_free_screens(app);
    play_free(&app->play);
    assets_free(&app->assets);
    if (!app->loop.lost) { // on a lost display Xlib would end the process here
        window_close(&app->window);
        if (!stalled) SDL_Quit();
        if (stalled) process_note_stuck();
    }
    free(app);
}

bool app_save_all(App *app, Error *error) {
    note_place(app);
    if (app->loop.moved) prefs_mark_changed(&app->play.prefs);
    bool well = play_save_all(&app->play, &app->loop.error, error);
    return (file_write_stdout("", 0) || fail(error, tr("cannot write to standard output"))) && well;
}

// ---- as the host runs it

static void save(App *app) {
    if (!app_save(app, CARE_SURE)) app_say(app, app->play.storage.why.text);
}

static void type(App *app, const char *text) {
    for (; *text != '\0' && app_top_screen(app)->mode == CONTROL_TEXT; text++) {
        const char letter[] = {*text, '\0'};
        if (*text == '\b') app_act(app, ACTION_ERASE);
        if (*text == '\n') app_act(app, ACTION_CONFIRM);
        app_type(app, letter); // adds what can be printed
    }
}

static void tiled(App *app) {
    app_set(app, SETTING_TILES, 1);
    app_apply_fullscreen(app);
}

bool app_run(App *app, Error *error) {
    const HostProgram program = {.own = app,
                                 .frame = app_frame,
                                 .wait = app_wait,
                                 .finish = app_save_all,
                                 .free = app_free,
                                 .save = save,
                                 .type = type,
                                 .tiled = tiled};
    return host_run(&program, error);
}
