// Needs a window and pictures.
// Clicks do the same as before: on everything on every screen that can be clicked, and all over the level,
// with each button, the wheel and a finger. So do random keys, clicks, fingers and pads one after the other.
// After a change of what is shown or of the rules:
//     REWRITE_GOLDEN=1 ctest --test-dir build -R app/clicks
#include "app/app.h"
#include "app/loop.h"
#include "app/pages/practice.h"
#include "base/rng.h"
#include "gen/makers/rows.h"
#include "support/fake_clock.h"
#include "support/golden.h"
#include "support/home.h"
#include "tap.h"

static App *app;
static Home home;
static Golden golden = {.path = "tests/app/clicks.txt"};

static uint64_t noon(void) {
    return 1700000000;
}

static void open_app(void) {
    Error error;
    Options options = {.dungeon = true, .mute = true, .window_w = 640, .window_h = 360, .clock = noon};
    options.gen = (GenOptions){.descent = true, .depth = 2, .seed = 11};
    gen_set_usual_size(&options.gen);
    app = app_new(&options, &error);
    assert_non_null(app);
}

static void close_app(void) {
    app_free(app);
    home_clear(&home);
}

// ---- events

static void mouse(Uint32 type, Vec at, Uint8 button) {
    SDL_Event event = {.type = type};
    if (type == SDL_MOUSEMOTION) {
        event.motion.x = at.x;
        event.motion.y = at.y;
    } else {
        event.button.button = button;
        event.button.x = at.x;
        event.button.y = at.y;
    }
    app_handle_event(app, &event);
}

static void click(Vec at, Uint8 button) {
    mouse(SDL_MOUSEMOTION, at, 0);
    mouse(SDL_MOUSEBUTTONDOWN, at, button);
    mouse(SDL_MOUSEBUTTONUP, at, button);
}

static void scroll(Vec at, int up) {
    SDL_Event event = {.wheel = {.type = SDL_MOUSEWHEEL, .y = up}};
    mouse(SDL_MOUSEMOTION, at, 0);
    app_handle_event(app, &event);
}

static void finger(Uint32 type, Vec at) {
    Vec size = {1, 1};
    SDL_GetWindowSize(app->window.window, &size.x, &size.y);
    SDL_Event event = {.tfinger = {.type = type,
                                   .x = ((float)at.x + 0.5F) / (float)size.x,
                                   .y = ((float)at.y + 0.5F) / (float)size.y}};
    app_handle_event(app, &event);
}

static void click_left(Vec at) {
    click(at, SDL_BUTTON_LEFT);
}

static void click_right(Vec at) {
    click(at, SDL_BUTTON_RIGHT);
}

static void click_middle(Vec at) {
    click(at, SDL_BUTTON_MIDDLE);
}

static void point(Vec at) {
    mouse(SDL_MOUSEMOTION, at, 0);
}

static void scroll_up(Vec at) {
    scroll(at, 1);
}

static void scroll_down(Vec at) {
    scroll(at, -1);
}

// Drawn, so that it does not matter for how long it lies there.
static void draw_finger(Vec at) {
    finger(SDL_FINGERDOWN, at);
    finger(SDL_FINGERMOTION, (Vec){at.x, at.y + 40});
    finger(SDL_FINGERUP, (Vec){at.x, at.y + 40});
}

static void tap_finger(Vec at) {
    if (app_top_screen_id(app) == SCREEN_PLAY) return;
    finger(SDL_FINGERDOWN, at);
    finger(SDL_FINGERUP, at);
}

static const struct {
    const char *name;
    void (*does)(Vec at);
    bool anywhere; // it does not matter where on a page
} WAYS[] = {{"left", click_left, false},   {"right", click_right, true}, {"middle", click_middle, true},
            {"up", scroll_up, true},       {"down", scroll_down, false}, {"point", point, true},
            {"finger", draw_finger, true}, {"tap", tap_finger, false}};
enum { WAY_COUNT = sizeof WAYS / sizeof *WAYS, LEVEL_WAYS = 4 }; // only the first matter at once in play

// ---- what came of it

// In the title a dungeon that nobody knows lies below.
static uint64_t frame(uint64_t hash) {
    hash = hash_int(hash, app_top_screen_id(app));
    if (app_top_screen_id(app) == SCREEN_TITLE) return hash;
    if (app_top_screen_id(app) == SCREEN_LOOK)
        app_update_pointing(app); // elsewhere the pointer hides after a while
    const Image *image = app_draw(app);
    for (int i = 0; i < image->w * image->h; i++) hash = hash_mix(hash ^ image->pixels[i]);
    return hash;
}

static void open_screen(ScreenId id) {
    app_open_only(app, SCREEN_PLAY);
    if (id == SCREEN_ASK) *(AskPage *)app->own[id] = (AskPage){.ask = ASK_GIVE_UP};
    if (id == SCREEN_PRACTICE) ((PracticePage *)app->own[id])->options.seed = 7;
    if (id != SCREEN_PLAY) app_push(app, id);
    app_present(app);
}

static Vec middle_of(int hit) {
    Vec layer = {app->show.layer.w, app->show.layer.h};
    Rect place =
        window_to_points(&app->window, fit_image_to_window(app->window.place, layer, app->hits.at[hit].rect));
    return (Vec){place.x + place.w / 2, place.y + place.h / 2};
}

static void open_anew(ScreenId id) {
    if (!app_has_recording(app) || app->play.session.world->tick > 0) {
        close_app();
        open_app();
    }
    open_screen(id);
}

// Everything on it, each time as it opens; last a place without anything.
static void all_over(const char *name, ScreenId id) {
    uint64_t hash = HASH_START;
    open_anew(id);
    int count = app->hits.count;
    for (int way = 0; way < WAY_COUNT; way++) {
        int first = WAYS[way].anywhere ? count : 0;
        for (int i = first; i <= count; i++) {
            open_anew(id);
            WAYS[way].does(i < int_min(count, app->hits.count) ? middle_of(i) : (Vec){3, 200});
            hash = frame(hash);
        }
    }
    golden_add(&golden, name, hash);
}

static void each_screen_does_what_it_did(void **state) {
    (void)state;
    open_app();
    static const struct {
        ScreenId id;
        const char *name;
    } SCREENS[] = {{SCREEN_PLAY, "the game"},  {SCREEN_BAG, "the bag"},       {SCREEN_PAUSE, "pause"},
                   {SCREEN_ASK, "a question"}, {SCREEN_SETTINGS, "settings"}, {SCREEN_KEYS, "keys"},
                   {SCREEN_HELP, "help"},      {SCREEN_BOOK, "known things"}, {SCREEN_SEED, "seed"},
                   {SCREEN_MAP, "the map"},    {SCREEN_PRACTICE, "practice"}, {SCREEN_LOOK, "looking"}};
    for (size_t i = 0; i < sizeof SCREENS / sizeof *SCREENS; i++) {
        all_over(SCREENS[i].name, SCREENS[i].id);
    }
    close_app();
}

static void each_part_of_the_level_does_what_it_did(void **state) {
    (void)state;
    enum { STEP = 73, TICKS = 40 };
    for (int way = 0; way < LEVEL_WAYS; way++) {
        char told[64];
        uint64_t hash = HASH_START;
        open_app();
        for (int i = 0; i < 24; i++) {
            Vec at = {40 + i * STEP % 560, 60 + i * STEP / 3 % 240};
            app_present(app);
            if (app_top_screen_id(app) != SCREEN_PLAY) open_screen(SCREEN_PLAY);
            WAYS[way].does(at);
            for (int tick = 0; tick < TICKS && app_top_screen_id(app) == SCREEN_PLAY; tick++)
                app_tick_with_input(app, app_take_next_input(app));
            hash = frame(hash);
        }
        close_app();
        (void)snprintf(told, sizeof told, "%s on the level", WAYS[way].name);
        golden_add(&golden, told, hash);
    }
}

// It is looked through first, as long as that takes.
static void open_recording(void) {
    Error error;
    Buffer bytes = {0};
    open_app();
    app_explore(app);
    for (int tick = 0; tick < 600; tick++) app_tick_with_input(app, app_take_next_input(app));
    session_flush(&app->play.session);
    const Buffer *out = &app->play.session.game_recorder.out;
    buffer_bytes(&bytes, out->bytes, out->size);
    assert_true(app_watch_recording(app, bytes, &error));
    while (app_top_screen_id(app) == SCREEN_SCAN) app_work(app);
    app_act(app, ACTION_WATCH_PAUSE);
    app_present(app);
}

static void a_recording_goes_where_it_did(void **state) {
    (void)state;
    static const SDL_Scancode KEYS[] = {
        SDL_SCANCODE_5,      SDL_SCANCODE_PERIOD, SDL_SCANCODE_COMMA,  SDL_SCANCODE_RIGHT,
        SDL_SCANCODE_LEFT,   SDL_SCANCODE_UP,     SDL_SCANCODE_DOWN,   SDL_SCANCODE_PAGEDOWN,
        SDL_SCANCODE_PAGEUP, SDL_SCANCODE_END,    SDL_SCANCODE_HOME,   SDL_SCANCODE_TAB,
        SDL_SCANCODE_ESCAPE, SDL_SCANCODE_9,      SDL_SCANCODE_RETURN, SDL_SCANCODE_Y};
    uint64_t hash = HASH_START;
    open_recording();
    for (size_t i = 0; i < sizeof KEYS / sizeof *KEYS; i++) {
        tap(app, KEYS[i]);
        hash = frame(hash);
    }
    golden_add(&golden, "keys on a recording", hash);
    close_app();
    open_recording();
    for (int x = 10; x < 640; x += 90) {
        click((Vec){x, 352}, SDL_BUTTON_LEFT);
        hash = frame(hash);
        click((Vec){x, 150}, SDL_BUTTON_LEFT); // holds it, or goes on
        mouse(SDL_MOUSEBUTTONDOWN, (Vec){x, 352}, SDL_BUTTON_LEFT);
        SDL_Event drawn = {
            .motion = {.type = SDL_MOUSEMOTION, .state = SDL_BUTTON_LMASK, .x = x + 40, .y = 352}};
        app_handle_event(app, &drawn);
        hash = frame(hash);
        mouse(SDL_MOUSEBUTTONUP, (Vec){x, 352}, SDL_BUTTON_LEFT);
    }
    golden_add(&golden, "clicks on a recording", hash);
    close_app();
}

// ---- anything

enum { SITTINGS = 2, EVENTS = 160, FRAMES_MOST = 4, FRAME_MS = 50 };

// SDL_PushEvent() would give it the real time.
static void push(SDL_Event event) {
    event.common.timestamp = SDL_GetTicks();
    assert_int_equal(SDL_PeepEvents(&event, 1, SDL_ADDEVENT, 0, 0), 1);
}

static int at_our_time(void *to, SDL_Event *event) {
    (void)to;
    event->common.timestamp = (Uint32)fake_clock_ms();
    return 1;
}

static void push_key(SDL_Scancode code, SDL_Keymod mod, bool down) {
    SDL_Keysym key = {.scancode = code, .sym = SDL_GetKeyFromScancode(code), .mod = (Uint16)mod};
    push((SDL_Event){
        .key = {.type = down ? SDL_KEYDOWN : SDL_KEYUP, .keysym = key, .state = down ? SDL_PRESSED : 0}});
}

static void any_key(Rng *rng) {
    static const SDL_Scancode OFTEN[] = {SDL_SCANCODE_UP,     SDL_SCANCODE_DOWN,  SDL_SCANCODE_LEFT,
                                         SDL_SCANCODE_RIGHT,  SDL_SCANCODE_SPACE, SDL_SCANCODE_RETURN,
                                         SDL_SCANCODE_ESCAPE, SDL_SCANCODE_TAB,   SDL_SCANCODE_DOWN};
    static const SDL_Scancode SELDOM[] = {SDL_SCANCODE_PAGEUP, SDL_SCANCODE_PAGEDOWN, SDL_SCANCODE_HOME,
                                          SDL_SCANCODE_END,    SDL_SCANCODE_KP_PLUS,  SDL_SCANCODE_KP_MINUS,
                                          SDL_SCANCODE_COMMA,  SDL_SCANCODE_PERIOD,   SDL_SCANCODE_BACKSPACE};
    enum { OFTEN_COUNT = sizeof OFTEN / sizeof *OFTEN, SELDOM_COUNT = sizeof SELDOM / sizeof *SELDOM };
    int kind = rng_below(rng, 8), any = rng_below(rng, 1000), mod = rng_below(rng, 12);
    SDL_Scancode code = kind < 4   ? OFTEN[any % OFTEN_COUNT]
                        : kind < 6 ? SDL_SCANCODE_A + (SDL_Scancode)(any % 36) // digits, too
                        : kind < 7
                            ? SELDOM[any % SELDOM_COUNT]
                            : SDL_SCANCODE_F1 + (SDL_Scancode)(any % 10); // neither full screen nor files
    push_key(code, mod == 0 ? KMOD_LSHIFT : mod == 1 ? KMOD_LCTRL : KMOD_NONE, true);
    if (any % 4 == 0) return; // held
    push_key(code, KMOD_NONE, false);
}

static Vec any_place(Rng *rng) {
    int hit = rng_below(rng, 2 * app->hits.count + 1);
    if (hit < app->hits.count) return middle_of(hit);
    Vec at = {.x = rng_below(rng, 640)};
    at.y = rng_below(rng, 360);
    return at;
}

static void any_click(Rng *rng) {
    static const Uint8 BUTTONS[] = {SDL_BUTTON_LEFT, SDL_BUTTON_LEFT, SDL_BUTTON_RIGHT, SDL_BUTTON_MIDDLE};
    Vec at = any_place(rng);
    int what = rng_below(rng, 6);
    push((SDL_Event){.motion = {.type = SDL_MOUSEMOTION, .x = at.x, .y = at.y}});
    if (what == 4) push((SDL_Event){.wheel = {.type = SDL_MOUSEWHEEL, .y = at.x % 3 - 1}});
    if (what >= 4) return;
    SDL_MouseButtonEvent button = {
        .type = SDL_MOUSEBUTTONDOWN, .button = BUTTONS[what], .x = at.x, .y = at.y};
    push((SDL_Event){.button = button});
    button.type = SDL_MOUSEBUTTONUP;
    if (at.y % 5 != 0) push((SDL_Event){.button = button});
}

static void any_finger(Rng *rng) {
    static const Uint32 TYPES[] = {SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP, SDL_FINGERUP};
    Vec at = any_place(rng);
    int type = rng_below(rng, 4), id = rng_below(rng, 2);
    SDL_TouchFingerEvent finger = {.type = SDL_FINGERDOWN, .fingerId = id};
    finger.x = ((float)at.x + 0.5F) / 640;
    finger.y = ((float)at.y + 0.5F) / 360;
    push((SDL_Event){.tfinger = finger});
    finger.type = TYPES[type];
    finger.y += type == 1 ? 0.1F : 0.0F;
    push((SDL_Event){.tfinger = finger});
}

static void any_pad(Rng *rng) {
    int what = rng_below(rng, SDL_CONTROLLER_BUTTON_TOUCHPAD + SDL_CONTROLLER_AXIS_MAX);
    int value = (rng_below(rng, 3) - 1) * 32000, axis = what - SDL_CONTROLLER_BUTTON_TOUCHPAD;
    SDL_ControllerButtonEvent button = {.type = SDL_CONTROLLERBUTTONDOWN, .button = (Uint8)what, .state = 1};
    if (axis >= 0) {
        push((SDL_Event){
            .caxis = {.type = SDL_CONTROLLERAXISMOTION, .axis = (Uint8)axis, .value = (Sint16)value}});
        return;
    }
    push((SDL_Event){.cbutton = button});
    button.type = SDL_CONTROLLERBUTTONUP;
    push((SDL_Event){.cbutton = button});
}

static void any_letter(Rng *rng) {
    SDL_Event event = {.text = {.type = SDL_TEXTINPUT}};
    event.text.text[0] = (char)(' ' + rng_below(rng, 95));
    push(event);
}

// The picture itself now and then, for it takes long.
static uint64_t what_is_there(uint64_t hash, bool drawn) {
    const Menu *menu = app_menu(app);
    hash = hash_int(hash, app_top_screen_id(app));
    hash = hash_int(hash, menu != NULL ? menu->cursor : -1);
    hash = hash_int(hash, app->play.session.world != NULL ? app->play.session.world->tick : 0);
    for (int i = 0; i < SETTING_COUNT; i++) hash = hash_int(hash, app->play.prefs.now[i]);
    return drawn ? frame(hash) : hash;
}

static uint64_t play_any(Rng *rng, const Options *options) {
    static void (*const DO[])(Rng *) = {any_key,    any_key, any_key,   any_click,
                                        any_finger, any_pad, any_letter};
    Error error;
    uint64_t hash = HASH_START;
    app = app_new(options, &error);
    assert_non_null(app);
    SDL_SetEventFilter(at_our_time, NULL); // of SDL's own; those that came with the window go
    for (int i = 0; i < EVENTS; i++) {
        int what = rng_below(rng, (int)(sizeof DO / sizeof *DO)), frames = rng_below(rng, FRAMES_MOST);
        bool goes = true;
        DO[what](rng);
        for (int at = 0; at <= frames && goes; at++) {
            goes = app_frame(app);
            fake_clock_pass(FRAME_MS);
        }
        if (!goes) break;
        hash = what_is_there(hash, i % 6 == 0);
    }
    app_free(app);
    return hash_mix(hash ^ home_hash(&home));
}

static void anything_does_what_it_did(void **state) {
    (void)state;
    char name[64];
    Options options[] = {{.dungeon = true}, {.dungeon = false}, {.dungeon = true}, {.dungeon = true}};
    options[0].gen = (GenOptions){.descent = true, .depth = 2, .seed = 11};
    options[2].gen = CLASSIC.defaults;
    options[3].gen = GENERATORS[GEN_CAVES]->defaults;
    gen_set_usual_size(&options[0].gen);
    options[2].gen.seed = options[3].gen.seed = 3;
    fake_clock_begin();
    for (int i = 0; i < (int)(sizeof options / sizeof *options); i++) {
        Rng rng;
        uint64_t hash = HASH_START;
        rng_init(&rng, (uint64_t)i, STREAM_LOOKS);
        options[i].window_w = 640;
        options[i].window_h = 360;
        options[i].clock = noon;
        options[i].mute = true;
        for (int sitting = 0; sitting < SITTINGS; sitting++)
            hash = hash_mix(hash ^ play_any(&rng, &options[sitting == 1 ? 1 : i]));
        home_clear(&home);
        (void)snprintf(name, sizeof name, "anything, %d", i + 1);
        golden_add(&golden, name, hash);
    }
    fake_clock_end();
    golden_end(&golden);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_screen_does_what_it_did),
        cmocka_unit_test(each_part_of_the_level_does_what_it_did),
        cmocka_unit_test(a_recording_goes_where_it_did),
        cmocka_unit_test(anything_does_what_it_did),
    };
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    if (!home_open(&home)) return 1;
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    return home_close(&home) ? failed : 1;
}
