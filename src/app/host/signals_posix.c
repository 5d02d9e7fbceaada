#include "app/host/signals.h"

#include <signal.h>
#include <stddef.h>
#include <sys/ioctl.h>
#include <unistd.h>

enum { NOTED_COUNT = 2 };

static const int NOTED[NOTED_COUNT] = {SIGINT, SIGTERM};

// A handler gets no pointer, and what heeds signals is the process's: hence the variables of a file.
static volatile sig_atomic_t caught;
static struct sigaction before[NOTED_COUNT];

static void on_noted(int number) {
    caught = number;
}

void signals_note(void) {
    struct sigaction action = {.sa_handler = on_noted, .sa_flags = (int)(SA_RESETHAND | SA_RESTART)};
    (void)sigemptyset(&action.sa_mask);
    for (int i = 0; i < NOTED_COUNT; i++) {
        (void)sigaction(NOTED[i], NULL, &before[i]);
        if (before[i].sa_handler != SIG_IGN) (void)sigaction(NOTED[i], &action, NULL);
    }
}

void signals_note_no_more(void) {
    for (int i = 0; i < NOTED_COUNT; i++) (void)sigaction(NOTED[i], &before[i], NULL);
}

int signals_noted(void) {
    return caught;
}

void signals_forget(void) {
    caught = 0;
}

// When it was our own write that found a closed pipe or a full file, the write has failed, which is said
// where it was made.
static void on_end(int number, siginfo_t *info, void *context) {
    (void)number;
    (void)context;
    if (info->si_pid != getpid()) (void)raise(SIGTERM);
}

void signals_to_window(void) {
    static const int SIGNALS[] = {SIGHUP, SIGPIPE, SIGXFSZ, SIGXCPU, SIGALRM, SIGUSR1, SIGUSR2};
    struct sigaction action = {.sa_sigaction = on_end, .sa_flags = (int)(SA_SIGINFO | SA_RESTART)}, old;
    (void)sigemptyset(&action.sa_mask);
    for (size_t i = 0; i < sizeof SIGNALS / sizeof SIGNALS[0]; i++) {
        if (sigaction(SIGNALS[i], NULL, &old) == 0 && old.sa_handler == SIG_DFL)
            (void)sigaction(SIGNALS[i], &action, NULL);
    }
}

int signals_columns(void) {
    struct winsize size;
    return ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}
