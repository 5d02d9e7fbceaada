// Needs a window and pictures.
// The keys of roguelike players in the window, turn by turn.
#include "app/app.h"
#include "app/loop.h"
#include "support/home.h"
#include "support/unit.h"

static App *app;
static Home home;

static int open_turns(void **state) {
    Options options = {.dungeon = true, .mute = true, .window_w = 640, .window_h = 360};
    Error error;
    (void)state;
    options.gen = session_usual_options(KIND_DESCENT, false, 9);
    options.gen.pace = PACE_TURNS;
    app = app_new(&options, &error);
    return app == NULL;
}

static int close_app(void **state) {
    (void)state;
    app_free(app);
    home_clear(&home);
    return 0;
}

static void frame(void) {
    app->pacing.last = UINT64_MAX; // no time has passed
    (void)app_frame(app);
}

static void press(SDL_Scancode code, SDL_Keymod mod) {
    SDL_Keysym key = {.scancode = code, .sym = SDL_GetKeyFromScancode(code), .mod = (Uint16)mod};
    SDL_Event event = {.key = {.type = SDL_KEYDOWN, .keysym = key}};
    SDL_PushEvent(&event);
    event.key.type = SDL_KEYUP;
    SDL_PushEvent(&event);
    frame();
}

static void play(int ticks) {
    for (int i = 0; i < ticks; i++) {
        app_tick_with_input(app, app_take_next_input(app));
        app_run_extra_tick(app);
    }
}

static void signs_open_pages(void **state) {
    static const struct {
        SDL_Scancode code;
        SDL_Keymod mod;
        ScreenId opens;
    } KEYS[] = {{SDL_SCANCODE_SEMICOLON, KMOD_NONE, SCREEN_LOOK},
                {SDL_SCANCODE_MINUS, KMOD_LSHIFT, SCREEN_MAP},
                {SDL_SCANCODE_2, KMOD_LSHIFT, SCREEN_BAG},
                {SDL_SCANCODE_P, KMOD_LCTRL, SCREEN_SAID},
                {SDL_SCANCODE_Q, KMOD_LSHIFT, SCREEN_ASK}};
    (void)state;
    for (size_t i = 0; i < sizeof KEYS / sizeof *KEYS; i++) {
        press(KEYS[i].code, KEYS[i].mod);
        assert_int_equal(app_top_screen_id(app), KEYS[i].opens);
        press(SDL_SCANCODE_ESCAPE, KMOD_NONE);
        assert_int_equal(app_top_screen_id(app), SCREEN_PLAY);
    }
    press(SDL_SCANCODE_S, KMOD_LSHIFT);
    assert_int_equal(app->stack.at[0], SCREEN_TITLE);
}

static void shift_and_a_direction_runs_as_far_as_floor_is_known(void **state) {
    const World *world = app->play.session.world;
    Vec from = world->cache.hero_cell;
    (void)state;
    press(SDL_SCANCODE_RIGHT, KMOD_LSHIFT);
    play(120);
    Vec to = world->cache.hero_cell;
    assert_in_range(to.x - from.x, 2, LEVEL_PLAY_MAX);
    assert_int_equal(to.y, from.y);
    assert_true(TILES[world_known_tile(world, vec_add(to, DIRS[DIR_E]))].solid);
    assert_false(journey_active(&app->play.journey));
}

static void signs_go_to_stairs(void **state) {
    const World *world = app->play.session.world;
    (void)state;
    press(SDL_SCANCODE_COMMA, KMOD_LSHIFT);
    assert_true(journey_active(&app->play.journey));
    assert_int_equal(world_known_tile(world, app->play.journey.target), TILE_STAIRS_UP);
}

static void a_rest_goes_on_until_a_key_is_pressed(void **state) {
    const World *world = app->play.session.world;
    (void)state;
    press(SDL_SCANCODE_Z, KMOD_LSHIFT);
    play(120);
    int64_t tick = (int64_t)world->tick;
    assert_in_range(tick, 100, 1000);
    press(SDL_SCANCODE_SEMICOLON, KMOD_NONE);
    press(SDL_SCANCODE_ESCAPE, KMOD_NONE);
    play(30); // the act that was begun ends
    tick = (int64_t)world->tick;
    play(60);
    assert_true((int64_t)world->tick == tick);
}

// In real time, and where a set of keys has an action on Shift, the keys do what they always do.
static void signs_are_heard_turn_by_turn_only(void **state) {
    (void)state;
    app->play.session.world->hero.pace = PACE_REAL;
    assert_false(app_has_signs(app, false));
    press(SDL_SCANCODE_SEMICOLON, KMOD_NONE);
    assert_int_equal(app_top_screen_id(app), SCREEN_PLAY);
    app->play.session.world->hero.pace = PACE_TURNS;
    bindings_apply_preset(&app->play.prefs.kept.bindings, PRESET_LEFT);
    assert_true(app_has_signs(app, false));
    assert_false(app_has_signs(app, true));
}

int main(void) {
#define OPENED(test) cmocka_unit_test_setup_teardown(test, open_turns, close_app)
    const struct CMUnitTest tests[] = {
        OPENED(signs_open_pages),
        OPENED(shift_and_a_direction_runs_as_far_as_floor_is_known),
        OPENED(signs_go_to_stairs),
        OPENED(a_rest_goes_on_until_a_key_is_pressed),
        OPENED(signs_are_heard_turn_by_turn_only),
    };
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    if (!home_open(&home)) return 1;
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    return home_close(&home) ? failed : 1;
}
