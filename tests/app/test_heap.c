// Needs a window and pictures.
// While a game is played, no memory is allocated: in a hidden window, with real key events and a silent sound
// device.
#include "app/app.h"
#include "app/loop.h"

#include "again.h"
#include "base/rng.h"
#include "support/heap.h"
#include "support/home.h"
#include "support/unit.h"

#include <SDL.h>
#include <string.h>

enum { WARM_FRAMES = 30, FRAMES = 920, FRAME_TICKS = 4, HOLD_FRAMES = 5, A_MINUTE = 60 * TICKS_PER_SECOND };

static Home home;

static int set_up(void **state) {
    (void)state;
    SDL_setenv("SDL_VIDEODRIVER", "dummy", 1);
    return home_open(&home) ? 0 : -1;
}

// Whether SDL's are counted, too.
static bool needs_counting(void) {
    bool with_sdl = heap_watch();
    uint32_t before = heap_count();
    void *volatile memory = malloc(1); // or the compiler leaves it out
    free(memory);
    if (heap_count() == before) skip();
    return with_sdl;
}

static void what_we_and_sdl_allocate_is_counted(void **state) {
    (void)state;
    bool with_sdl = needs_counting();
    uint32_t before = heap_count();
    void *volatile memory = calloc(2, 3);
    assert_int_equal(heap_count(), before + 1);
    memory = realloc(memory, 10000);
    assert_int_equal(heap_count(), before + 2);
    free(memory);
    assert_int_equal(heap_count(), before + 2);
    SDL_free(SDL_malloc(1));
    assert_int_equal(heap_count(), before + (with_sdl ? 3 : 2));
}

static void press(SDL_Scancode key, bool down) {
    SDL_Event event = {.key = {.type = down ? SDL_KEYDOWN : SDL_KEYUP, .keysym.scancode = key}};
    (void)SDL_PushEvent(&event);
}

// Another key every now and then: walks about, strikes, rolls, shoots, opens and closes the lantern.
static void meddle(Rng *rng, SDL_Scancode *held) {
    static const SDL_Scancode KEYS[] = {
        SDL_SCANCODE_LEFT,  SDL_SCANCODE_RIGHT, SDL_SCANCODE_UP, SDL_SCANCODE_DOWN,
        SDL_SCANCODE_SPACE, SDL_SCANCODE_C,     SDL_SCANCODE_K,  SDL_SCANCODE_Q,
    };
    press(*held, false);
    *held = KEYS[rng_below(rng, (int)(sizeof KEYS / sizeof KEYS[0]))];
    press(*held, true);
}

// Plays so many frames, each of some ticks, and heals him, for it ends with him. The most that a frame
// allocated.
static uint32_t play(App *app, Rng *rng, int frames) {
    SDL_Scancode held = SDL_SCANCODE_LEFT;
    uint32_t most = 0;
    for (int i = 0; i < frames; i++) {
        if (i % HOLD_FRAMES == 0) meddle(rng, &held);
        app->pacing.last = pacing_now() - app->pacing.frequency * FRAME_TICKS / TICKS_PER_SECOND;
        Actor *hero = &app->play.session.world->actors[HERO];
        hero->hp = hero->hp_max;
        uint32_t before = heap_count();
        assert_true(app_frame(app));
        uint32_t count = heap_count() - before;
        if (count > most) most = count;
    }
    return most;
}

static void playing_allocates_nothing_nor_does_saving_each_minute(void **state) {
    (void)state;
    char *words[] = {"cellarium", "--generator", "halls", "--seed", "1"};
    Error error;
    Options options;
    Rng rng;
    (void)needs_counting();
    rng_init(&rng, 1, STREAM_LOOKS);
    assert_true(options_parse(&options, 5, words, &error));
    App *app = app_new(&options, &error);
    assert_non_null(app);
    app->play.prefs.now[SETTING_PERF_STATS] = 1;
    memset(&app->play.storage.lore, LORE_MET | LORE_BEATEN,
           sizeof app->play.storage.lore); // what is new is written at once
    (void)play(app, &rng, WARM_FRAMES);
    uint32_t before = app->play.session.world->tick;
    assert_int_equal(play(app, &rng, FRAMES), 0);
    assert_true(app->play.session.world->tick - before > A_MINUTE);
    assert_true(app->play.storage.saves.current.open); // it was saved
    storage_end_game(&app->play.storage, &app->play.session);
    uint32_t count = heap_count();
    begin_again(app, false); // a new level may, and is seen
    assert_true(heap_count() > count);
    app_free(app);
    assert_true(home_close(&home)); // nothing is left
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_we_and_sdl_allocate_is_counted),
        cmocka_unit_test(playing_allocates_nothing_nor_does_saving_each_minute),
    };
    return cmocka_run_group_tests_name("heap", tests, set_up, NULL);
}
