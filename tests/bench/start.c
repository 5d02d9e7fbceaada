#include "bench/start.h"

#include "base/check.h"
#include "bench/display.h"
#include "support/home.h"

#include <SDL.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

typedef struct Start {
    Display display;
    bool software;
    Home home;
    double passed; // ns
    bool shown;
} Start;

static void run_program(const Start *start, const char *program, int tell) {
    char end[16];
    (void)snprintf(end, sizeof end, "%d", tell);
    (void)setenv("BENCH_TELL", end, 1);
    (void)setenv("LD_PRELOAD", BENCH_TELL, 1);
    (void)unsetenv("XCOMPOSEFILE"); // set by our window, of the rows before
    if (start->software) {
        (void)setenv("SDL_RENDER_DRIVER", "software", 1);
        (void)setenv("SDL_FRAMEBUFFER_ACCELERATION", "0", 1);
    }
    (void)execl(program, program, (char *)NULL);
    _exit(1);
}

// Until it tells of its first frame, or ends without one.
static void start(Start *start, const char *program) {
    int ends[2];
    char told;
    CHECK(pipe(ends) == 0);
    double begun = display_wall();
    pid_t child = fork();
    CHECK(child >= 0);
    if (child == 0) run_program(start, program, ends[1]);
    (void)close(ends[1]);
    start->shown = read(ends[0], &told, 1) == 1;
    start->passed += display_wall() - begun;
    (void)close(ends[0]);
    (void)kill(child, SIGKILL);
    (void)waitpid(child, NULL, 0);
}

double start_clock(const Bed *bed) {
    return ((const Start *)bed->own)->passed;
}

void start_ours(Bed *bed, int run) {
    (void)run;
    start(bed->own, BENCH_PROGRAM);
}

void start_peers(Bed *bed, int run) {
    (void)run;
    start(bed->own, BENCH_BARE);
}

const char *start_open(Bed *bed) {
    Start *own = calloc(1, sizeof *own);
    CHECK(own != NULL);
    bed->own = own;
    own->software = bed->work->kind == SDL_RENDERER_SOFTWARE;
    if (!home_open(&own->home)) return "no folder for a home";
    if (!display_open(&own->display)) return "Xvfb is missing: install xvfb";
    start_ours(bed, 0);
    if (!own->shown) return "the program shows nothing";
    start_peers(bed, 0);
    return own->shown ? NULL : "the peer shows nothing";
}

void start_close(Bed *bed) {
    Start *own = bed->own;
    display_close(&own->display);
    (void)home_close(&own->home);
    free(own);
}
