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

enum { RATE = 60, FRAMES_MAX = 1000, WARM = 30 };

typedef struct PaceBed {
    Display display;
    Home home;
    App *app;
    double late; // ns, summed over runs
} PaceBed;

static int by_size(const void *a, const void *b) {
    double one = *(const double *)a, other = *(const double *)b;
    return (one > other) - (one < other);
}

// Ns of when the display had it, for which the program waits.
static double frame(App *app) {
    CHECK(app_frame(app));
    double shown = display_wall();
    app_wait(app);
    return shown;
}

void pace_play(Bed *bed, int run) {
    (void)run;
    static double errors[FRAMES_MAX];
    PaceBed *pace = bed->own;
    int frames = bed->work->count;
    double before = 0;
    for (int i = 0; i < WARM; i++) before = frame(pace->app);
    for (int i = 0; i < frames; i++) {
        double now = frame(pace->app);
        errors[i] = fabs(now - before - 1e9 / RATE);
        before = now;
    }
    qsort(errors, (size_t)frames, sizeof *errors, by_size);
    pace->late += errors[frames * bed->work->kind / 100];
}

double pace_clock(const Bed *bed) {
    return ((const PaceBed *)bed->own)->late;
}

static void run_for(App *app, double ns) {
    double end = display_wall() + ns;
    while (display_wall() < end) (void)frame(app);
}

void pace_calm(Bed *bed, int run) {
    PaceBed *pace = bed->own;
    if (run > 0) return;
    app_push(pace->app, SCREEN_PAUSE);
    run_for(pace->app, 2e9);
}

void pace_pause(Bed *bed, int run) {
    (void)run;
    run_for(((PaceBed *)bed->own)->app, 1e9);
}

const char *pace_open(Bed *bed) {
    char *words[] = {"cellarium", "--generator", "halls", "--seed", "1"};
    Error error;
    Options options;
    PaceBed *pace = calloc(1, sizeof *pace);
    CHECK(pace != NULL);
    bed->own = pace;
    if (!home_open(&pace->home)) return "no folder for a home";
    if (!display_open(&pace->display)) return "Xvfb is missing: install xvfb";
    CHECK(options_parse(&options, 5, words, &error));
    pace->app = app_new(&options, &error);
    return pace->app != NULL ? NULL : "the game does not start";
}

void pace_close(Bed *bed) {
    PaceBed *pace = bed->own;
    app_free(pace->app);
    display_close(&pace->display);
    (void)home_close(&pace->home);
    free(pace);
}
