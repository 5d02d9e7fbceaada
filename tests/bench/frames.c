#include "bench/frames.h"

#include "base/check.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

typedef struct Drawer {
    pid_t child;
    int ask, told; // ends of pipes
} Drawer;

typedef struct Frames {
    Drawer ours, plain;
    double passed; // ns
    bool failed;
} Frames;

static void start(Drawer *drawer, const char *program) {
    int ask[2], tell[2];
    CHECK(pipe(ask) == 0 && pipe(tell) == 0);
    drawer->child = fork();
    CHECK(drawer->child >= 0);
    if (drawer->child == 0) {
        (void)dup2(ask[0], STDIN_FILENO);
        (void)dup2(tell[1], STDOUT_FILENO);
        (void)close(ask[1]);
        (void)close(tell[0]);
        (void)execl(program, program, (char *)NULL);
        _exit(1);
    }
    (void)close(ask[0]);
    (void)close(tell[1]);
    (void)fcntl(ask[1], F_SETFD, FD_CLOEXEC); // else the next one holds it open
    drawer->ask = ask[1];
    drawer->told = tell[0];
}

static void stop(const Drawer *drawer) {
    (void)close(drawer->ask);
    (void)close(drawer->told);
    (void)waitpid(drawer->child, NULL, 0);
}

static void draw(Frames *frames, const Drawer *drawer) {
    double ns = 0;
    bool told = write(drawer->ask, "", 1) == 1 && read(drawer->told, &ns, sizeof ns) == (ssize_t)sizeof ns;
    frames->failed |= !told;
    frames->passed += ns;
}

double frames_clock(const Bed *bed) {
    return ((const Frames *)bed->own)->passed;
}

void frames_ours(Bed *bed, int run) {
    (void)run;
    draw(bed->own, &((Frames *)bed->own)->ours);
}

void frames_peers(Bed *bed, int run) {
    (void)run;
    draw(bed->own, &((Frames *)bed->own)->plain);
}

const char *frames_open(Bed *bed) {
    Frames *frames = calloc(1, sizeof *frames);
    CHECK(frames != NULL);
    bed->own = frames;
    start(&frames->ours, BENCH_FRAMES);
    start(&frames->plain, BENCH_FRAMES_PLAIN);
    frames_ours(bed, 0);
    frames_peers(bed, 0);
    return frames->failed ? "a program that draws frames ends" : NULL;
}

void frames_close(Bed *bed) {
    Frames *frames = bed->own;
    stop(&frames->ours);
    stop(&frames->plain);
    free(frames);
}
