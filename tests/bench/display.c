#include "bench/display.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

// Two windows of 1280x720 side by side: what is covered costs nothing to draw.
static void serve(int numbers) {
    char number[16];
    int nowhere = open("/dev/null", O_WRONLY);
    (void)snprintf(number, sizeof number, "%d", numbers);
    (void)dup2(nowhere, STDERR_FILENO);
    (void)setpgid(0, 0);                    // Ctrl+C is for us,
    (void)prctl(PR_SET_PDEATHSIG, SIGTERM); // but it is not to stay behind
    (void)execlp("Xvfb", "Xvfb", "-displayfd", number, "-screen", "0", "2560x720x24", "-nolisten", "tcp",
                 "-noreset", (char *)NULL);
    _exit(1);
}

bool display_open(Display *display) {
    int ends[2], number;
    *display = (Display){0};
    if (pipe(ends) != 0) return false;
    display->server = fork();
    if (display->server == 0) serve(ends[1]);
    (void)close(ends[1]);
    FILE *numbers = fdopen(ends[0], "r");
    bool there = display->server > 0 && numbers != NULL && fscanf(numbers, "%d", &number) == 1;
    if (numbers != NULL) (void)fclose(numbers);
    if (!there || clock_getcpuclockid(display->server, &display->clock) != 0) {
        display_close(display);
        return false;
    }
    char name[24];
    (void)snprintf(name, sizeof name, ":%d", number);
    return setenv("DISPLAY", name, 1) == 0;
}

void display_close(Display *display) {
    if (display->server <= 0) return;
    (void)kill(display->server, SIGTERM);
    (void)waitpid(display->server, NULL, 0);
    display->server = 0;
}

static double clock_ns(clockid_t clock) {
    struct timespec now;
    (void)clock_gettime(clock, &now);
    return (double)now.tv_sec * 1e9 + (double)now.tv_nsec;
}

double display_spent(const Display *display) {
    return clock_ns(CLOCK_PROCESS_CPUTIME_ID) + clock_ns(display->clock);
}

double display_wall(void) {
    return clock_ns(CLOCK_MONOTONIC);
}
