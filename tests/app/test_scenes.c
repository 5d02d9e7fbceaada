// Needs a window and pictures.
// The window shows the same as before, whatever key is pressed, on every screen and in a game. Frames are
// drawn when the test asks for them, so that no clock counts. After a change of what is shown or of the
// rules:
//     REWRITE_GOLDEN=1 ctest --test-dir build -R app/scenes
#include "app/app.h"
#include "app/loop.h"
#include "base/rng.h"

#include "support/golden.h"
#include "support/home.h"

#include "tap.h"

enum { TICKS = 400, EVERY = 20 };

static App *app;
static Home home;
static Golden golden = {.path = "tests/app/scenes.txt"};

static uint64_t noon(void) {
    return 1700000000;
}

static int set_up(void **state) {
    (void)state;
    Error error;
    Options options = {.dungeon = true, .mute = true, .window_w = 640, .window_h = 360, .clock = noon};
    options.gen = (GenOptions){.descent = true, .depth = 2, .seed = 11};
    gen_set_usual_size(&options.gen);
    app = app_new(&options, &error);
    return app == NULL ? -1 : 0;
}

// The descent that was left is kept.
static int tear_down(void **state) {
    char path[sizeof home.path + sizeof "/cellarium/descent.save.old"];
    (void)state;
    app_free(app);
    (void)snprintf(path, sizeof path, "%s/cellarium/descent.save", home.path);
    (void)unlink(path);
    (void)snprintf(path, sizeof path, "%s/cellarium/descent.save.old", home.path);
    (void)unlink(path);
    home_clear_known(&home);
    return 0;
}

static uint64_t frame(uint64_t hash) {
    const Image *image = app_draw(app);
    for (int i = 0; i < image->w * image->h; i++) hash = hash_mix(hash ^ image->pixels[i]);
    return hash_int(hash, app_top_screen_id(app));
}

// As it opens, and after each of some keys; those that lead elsewhere show that. Return might begin a game of
// any seed.
static void walk_over(ScreenId id, const char *name) {
    static const SDL_Scancode KEYS[] = {SDL_SCANCODE_DOWN,  SDL_SCANCODE_DOWN,     SDL_SCANCODE_RIGHT,
                                        SDL_SCANCODE_RIGHT, SDL_SCANCODE_LEFT,     SDL_SCANCODE_UP,
                                        SDL_SCANCODE_TAB,   SDL_SCANCODE_UP,       SDL_SCANCODE_X,
                                        SDL_SCANCODE_1,     SDL_SCANCODE_PAGEDOWN, SDL_SCANCODE_END,
                                        SDL_SCANCODE_HOME,  SDL_SCANCODE_DOWN,     SDL_SCANCODE_ESCAPE};
    app_open_only(app, SCREEN_PLAY);
    app_push(app, id);
    uint64_t hash = frame(HASH_START);
    for (size_t i = 0; i < sizeof KEYS / sizeof *KEYS; i++) {
        tap(app, KEYS[i]);
        hash = frame(hash);
    }
    golden_add(&golden, name, hash);
}

static void each_screen_shows_what_it_did(void **state) {
    (void)state;
    static const struct {
        ScreenId id;
        const char *name;
    } SCREENS[] = {{SCREEN_HELP, "help"},   {SCREEN_BAG, "bag"},       {SCREEN_MAP, "map"},
                   {SCREEN_LOOK, "look"},   {SCREEN_MORE, "page"},     {SCREEN_SAID, "page"},
                   {SCREEN_RUNS, "runs"},   {SCREEN_BOOK, "book"},     {SCREEN_STATISTICS, "statistics"},
                   {SCREEN_PAUSE, "pause"}, {SCREEN_LAYOUT, "layout"}, {SCREEN_SETTINGS, "settings"},
                   {SCREEN_KEYS, "keys"}};
    for (size_t i = 0; i < sizeof SCREENS / sizeof *SCREENS; i++) {
        assert_int_equal(set_up(state), 0);
        walk_over(SCREENS[i].id, SCREENS[i].name);
        (void)tear_down(state);
    }
}

// Whatever comes to mind, for some ticks each.
static void a_game_shows_what_it_did(void **state) {
    (void)state;
    uint64_t hash = HASH_START;
    Input input = {0};
    Rng rng;
    rng_init(&rng, 5, STREAM_AI);
    for (int tick = 0; tick < TICKS; tick++) {
        if (tick % EVERY == 0) {
            input.x = (int8_t)rng_between(&rng, -1, 1);
            input.y = (int8_t)rng_between(&rng, -1, 1);
            input.buttons = (uint8_t)(1u << rng_below(&rng, 7)); // all except the pace
            hash = frame(hash);
        }
        app_tick_with_input(app, input);
    }
    golden_add(&golden, "a game", hash);
    app_explore(app);
    for (int tick = 0; tick < TICKS; tick++) {
        app_tick_with_input(app, app_take_next_input(app));
        if (tick % EVERY == 0) hash = frame(hash);
    }
    golden_add(&golden, "a journey", hash);
    golden_end(&golden);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_screen_shows_what_it_did),
        cmocka_unit_test_setup_teardown(a_game_shows_what_it_did, set_up, tear_down),
    };
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    if (!home_open(&home)) return 1;
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    return home_close(&home) ? failed : 1;
}
