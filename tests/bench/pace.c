#include "bench/pace.h"

#include "app/app.h"
#include "app/loop.h"
#include "base/check.h"
#include "bench/display.h"
#include "support/home.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { RATE = 60, FRAMES_MAX = 1000, WARM = 30, W = 1280, H = 720, FRAME_W = 640, FRAME_H = 360 };

typedef struct PaceBed {
    Display display;
    Home home;
    App *app;
    SDL_Window *window; // the peer's
    SDL_Renderer *renderer;
    SDL_Texture *texture;
    double due;  // ms: when the peer's next frame begins
    double late; // ns, summed over runs
} PaceBed;

static int by_size(const void *a, const void *b) {
    double one = *(const double *)a, other = *(const double *)b;
    return (one > other) - (one < other);
}

// Ns of when the display had it, for which the program waits.
static double frame(PaceBed *pace) {
    CHECK(app_frame(pace->app));
    double shown = display_wall();
    app_wait(pace->app);
    return shown;
}

static double peers_frame(PaceBed *pace) {
    static uint32_t pixels[FRAME_W * FRAME_H];
    SDL_PumpEvents();
    pixels[0]++;
    CHECK(SDL_UpdateTexture(pace->texture, NULL, pixels, FRAME_W * 4) == 0);
    CHECK(SDL_RenderCopy(pace->renderer, pace->texture, NULL, NULL) == 0);
    SDL_RenderPresent(pace->renderer);
    double shown = display_wall(), now = (double)SDL_GetTicks();
    pace->due += 1e3 / RATE;
    if (pace->due < now) pace->due = now; // late
    SDL_Delay((Uint32)(pace->due - now));
    return shown;
}

static void measure(Bed *bed, double (*show)(PaceBed *pace)) {
    static double errors[FRAMES_MAX];
    PaceBed *pace = bed->own;
    int frames = bed->work->count;
    double before = 0;
    for (int i = 0; i < WARM; i++) before = show(pace);
    for (int i = 0; i < frames; i++) {
        double now = show(pace);
        errors[i] = fabs(now - before - 1e9 / RATE);
        before = now;
    }
    qsort(errors, (size_t)frames, sizeof *errors, by_size);
    pace->late += errors[frames * bed->work->kind / 100];
}

void pace_play(Bed *bed, int run) {
    (void)run;
    measure(bed, frame);
}

void pace_peers(Bed *bed, int run) {
    (void)run;
    measure(bed, peers_frame);
}

double pace_clock(const Bed *bed) {
    return ((const PaceBed *)bed->own)->late;
}

static void run_for(PaceBed *pace, double ns) {
    double end = display_wall() + ns;
    while (display_wall() < end) (void)frame(pace);
}

void pace_calm(Bed *bed, int run) {
    PaceBed *pace = bed->own;
    (void)run;
    if (app_top_screen_id(pace->app) == SCREEN_PAUSE) return;
    app_push(pace->app, SCREEN_PAUSE);
    run_for(pace, 2e9);
}

void pace_pause(Bed *bed, int run) {
    (void)run;
    run_for(bed->own, 1e9);
}

void pace_music(Bed *bed, int run) {
    static int16_t frames[2 * CLIP_RATE];
    PaceBed *pace = bed->own;
    (void)run;
    sound_render(pace->app->assets.sound, frames, CLIP_RATE);
}

// The game would pause when the focus moves between its window and the peer's.
static int is_no_window_event(void *none, SDL_Event *event) {
    (void)none;
    return event->type != SDL_WINDOWEVENT;
}

static bool open_peer(PaceBed *pace) {
    CHECK(SDL_Init(SDL_INIT_VIDEO) == 0);
    pace->window = SDL_CreateWindow("bare", 0, 0, W, H, 0);
    pace->renderer = SDL_CreateRenderer(pace->window, -1, SDL_RENDERER_SOFTWARE);
    pace->texture = SDL_CreateTexture(pace->renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STREAMING,
                                      FRAME_W, FRAME_H);
    return pace->texture != NULL;
}

static const char *open_game(Bed *bed, bool mute) {
    char *words[] = {"cellarium", "--generator", "halls", "--seed", "1", "--mute"};
    Error error;
    Options options;
    PaceBed *pace = calloc(1, sizeof *pace);
    CHECK(pace != NULL);
    bed->own = pace;
    if (!home_open(&pace->home)) return "no folder for a home";
    if (!display_open(&pace->display)) return "Xvfb is missing: install xvfb";
    CHECK(options_parse(&options, mute ? 6 : 5, words, &error));
    if (bed->work->peers != NULL && !open_peer(pace)) return "no window for the peer";
    pace->app = app_new(&options, &error);
    if (pace->app == NULL) return "the game does not start";
    SDL_SetWindowPosition(pace->app->window.window, W, 0); // what is covered would take no time
    SDL_SetEventFilter(is_no_window_event, NULL);
    return NULL;
}

const char *pace_open(Bed *bed) {
    return open_game(bed, false);
}

const char *pace_open_muted(Bed *bed) {
    const char *fault = open_game(bed, true);
    if (fault != NULL) return fault;
    PaceBed *pace = bed->own;
    Sound *sound = pace->app->assets.sound;
    (void)frame(pace);             // after the first, the sounds are there
    sound_set_muted(sound, false); // for pace_music(); no device is open
    sound_set_music_cue(sound, (MusicCue){TUNE_BOSS, LAYER_FIGHT, TUNE_FORGE});
    return NULL;
}

void pace_close(Bed *bed) {
    PaceBed *pace = bed->own;
    if (pace->renderer != NULL) SDL_DestroyRenderer(pace->renderer);
    if (pace->window != NULL) SDL_DestroyWindow(pace->window);
    app_free(pace->app);
    display_close(&pace->display);
    (void)home_close(&pace->home);
    free(pace);
}
