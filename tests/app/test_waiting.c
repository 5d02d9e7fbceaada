// Needs a window and pictures.
// How long the loop sleeps between two frames, by the clock of the test: briefly while something moves or was
// just pressed, longer while nothing moves, and never after a key was pressed.
#include "app/app.h"
#include "app/loop.h"

#include "support/fake_clock.h"
#include "support/home.h"
#include "support/unit.h"

static App *app;
static Home home;

enum { FRAME_MS = 17, BRISK_MS = 16, CALM_MS = 120, LATER_MS = 5000 };

static void open_app(bool turns) {
    Error error;
    Options options = {.dungeon = true, .mute = true, .window_w = 640, .window_h = 360};
    options.gen = (GenOptions){.descent = true, .depth = 2, .seed = 11};
    options.gen.pace = turns ? PACE_TURNS : PACE_REAL;
    gen_set_usual_size(&options.gen);
    app = app_new(&options, &error);
    assert_non_null(app);
}

static int begin(void **state) {
    (void)state;
    fake_clock_begin();
    return 0;
}

static int end(void **state) {
    (void)state;
    fake_clock_end();
    app_free(app);
    home_clear(&home);
    return 0;
}

static void press_something(void) {
    SDL_Event event = {.key = {.type = SDL_KEYDOWN, .keysym.scancode = SDL_SCANCODE_F9}};
    assert_int_equal(SDL_PushEvent(&event), 1);
}

static void frames(int count) {
    for (int i = 0; i < count; i++) assert_true(app_frame(app));
}

static int waits(void) {
    uint64_t before = fake_clock_ms();
    app_wait(app);
    return (int)(fake_clock_ms() - before);
}

static void pass(uint64_t ms) {
    fake_clock_pass(ms);
    frames(1);
    (void)waits(); // the rhythm begins again
    frames(1);
}

static void a_game_goes_on_at_the_rate_of_the_window(void **state) {
    (void)state;
    open_app(false);
    for (int i = 0; i < 3; i++) {
        pass(LATER_MS);
        assert_in_range(waits(), 1, FRAME_MS);
    }
}

static void time_that_waits_for_a_key_takes_long_sleeps(void **state) {
    (void)state;
    open_app(true);
    press_something();
    frames(1);
    assert_in_range(waits(), 0, FRAME_MS); // what the key set going
    pass(LATER_MS);
    assert_in_range(waits(), CALM_MS, CALM_MS + BRISK_MS);
    press_something();
    assert_in_range(waits(), 0, BRISK_MS);
    frames(1);
    assert_in_range(waits(), 0, FRAME_MS);
}

static void a_journey_goes_on_without_keys(void **state) {
    (void)state;
    open_app(true);
    pass(LATER_MS);
    app_explore(app);
    assert_in_range(waits(), 0, FRAME_MS);
}

static void pages_sleep_long_once_nobody_pressed_anything_for_a_while(void **state) {
    (void)state;
    static const ScreenId PAGES_WITH_GAMES[] = {SCREEN_PAUSE, SCREEN_BAG, SCREEN_SETTINGS, SCREEN_HELP};
    open_app(false);
    for (size_t i = 0; i < sizeof PAGES_WITH_GAMES / sizeof *PAGES_WITH_GAMES; i++) {
        app_open_only(app, SCREEN_PLAY);
        app_push(app, PAGES_WITH_GAMES[i]);
        press_something();
        frames(1);
        int brisk = waits();
        pass(LATER_MS);
        assert_in_range(waits(), CALM_MS, CALM_MS + BRISK_MS);
        bool calm = app_top_screen(app)->calm;
        assert_in_range(brisk, calm ? CALM_MS : BRISK_MS, calm ? CALM_MS + BRISK_MS : BRISK_MS);
        press_something();
        if (app_top_screen(app)->calm) assert_in_range(waits(), 0, BRISK_MS);
    }
}

// A frame that nothing changes is not drawn.
static void what_does_not_move_is_drawn_once(void **state) {
    (void)state;
    open_app(false);
    app_push(app, SCREEN_SETTINGS);
    frames(2);
    assert_false(app->loop.changed);
    uint64_t begun = app->perf.start;
    fake_clock_pass(1000);
    frames(1);
    assert_true(app->perf.start == begun);
    press_something();
    app->loop.changed = true;
    frames(1);
    assert_true(app->perf.start > begun);
}

#define TIMED(name) cmocka_unit_test_setup_teardown(name, begin, end)

int main(void) {
    const struct CMUnitTest tests[] = {
        TIMED(a_game_goes_on_at_the_rate_of_the_window),
        TIMED(time_that_waits_for_a_key_takes_long_sleeps),
        TIMED(a_journey_goes_on_without_keys),
        TIMED(pages_sleep_long_once_nobody_pressed_anything_for_a_while),
        TIMED(what_does_not_move_is_drawn_once),
    };
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    if (!home_open(&home)) return 1;
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    return home_close(&home) ? failed : 1;
}
