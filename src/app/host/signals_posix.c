#include "app/host/signals.h"

#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/time.h>
#include <termios.h>
#include <unistd.h>

enum { NOTED_COUNT = 2, LATE_US = 100000 };

static const int NOTED[NOTED_COUNT] = {SIGINT, SIGTERM};

// A signal handler gets no pointer, and signals belong to the whole process. Therefore these are variables
// of the file.
static volatile sig_atomic_t caught; // the number of the last signal; 0: none
static struct sigaction before[NOTED_COUNT];
static const char *volatile late_line; // see signals_set_late_line()
static bool stuck;                     // see process_note_stuck()

static void tell(const char *line, size_t size) {
    struct pollfd out = {.fd = STDERR_FILENO, .events = POLLOUT};
    if (poll(&out, 1, 0) > 0 && (out.revents & POLLOUT) != 0) (void)!write(STDERR_FILENO, line, size);
}

static void on_late_work(int number) {
    (void)number;
    const char *line = late_line;
    if (line == NULL) return;
    tell(line, strlen(line));
    _exit(128 + caught);
}

static void on_noted(int number) {
    static const struct itimerval SOON = {.it_value.tv_usec = LATE_US};
    caught = number;
    if (late_line != NULL) (void)setitimer(ITIMER_REAL, &SOON, NULL);
}

void signals_set_late_line(const char *line) {
    struct sigaction action = {.sa_handler = on_late_work};
    (void)sigemptyset(&action.sa_mask);
    late_line = line;
    (void)sigaction(SIGALRM, &action, NULL);
}

void signals_catch(void) {
    struct sigaction action = {.sa_handler = on_noted, .sa_flags = (int)(SA_RESETHAND | SA_RESTART)};
    (void)sigemptyset(&action.sa_mask);
    for (int i = 0; i < NOTED_COUNT; i++) {
        (void)sigaction(NOTED[i], NULL, &before[i]);
        if (before[i].sa_handler != SIG_IGN) (void)sigaction(NOTED[i], &action, NULL);
    }
}

void signals_stop_catching(void) {
    late_line = NULL;
    for (int i = 0; i < NOTED_COUNT; i++) (void)sigaction(NOTED[i], &before[i], NULL);
}

int signals_caught(void) {
    return caught;
}

void signals_clear_caught(void) {
    caught = 0;
}

// ---- a game is asked to end

static const int ENDS[] = {SIGHUP,  SIGINT,  SIGTERM, SIGQUIT, SIGPIPE,
                           SIGXFSZ, SIGXCPU, SIGALRM, SIGUSR1, SIGUSR2};
enum { END_COUNT = sizeof ENDS / sizeof *ENDS, END_SECONDS = 5 };

static void (*leave_at_last)(void); // restores the terminal if the game hangs, or NULL
static struct termios as_found;     // the terminal's state before the game

// Ends the process when the game has not ended in time after a signal.
static void on_late(int number) {
    static const char SAID[] =
        "cellarium: it did not answer and was stopped: the game is saved up to its last second\n";
    (void)number;
    if (leave_at_last != NULL) {
        leave_at_last();
        (void)tcsetattr(STDIN_FILENO, TCSANOW, &as_found);
    }
    tell(SAID, sizeof SAID - 1);
    (void)signal(SIGTERM, SIG_DFL);
    (void)raise(SIGTERM);
}

static void give_time(void) {
    struct sigaction late = {.sa_handler = on_late};
    (void)sigemptyset(&late.sa_mask);
    (void)sigaction(SIGALRM, &late, NULL);
    (void)alarm(END_SECONDS);
}

// True if the signal asks the program to end. SIGPIPE and SIGXFSZ from our own writes do not: the write
// itself has failed, and its caller reports that.
static bool is_request(const siginfo_t *info) {
    return info->si_pid != getpid();
}

static void on_request(int number, siginfo_t *info, void *context) {
    (void)context;
    if (!is_request(info)) return;
    caught = number;
    give_time();
}

// Signals that are ignored, as in a shell's background, stay ignored.
void signals_defer_game(void) {
    struct sigaction action = {.sa_sigaction = on_request, .sa_flags = (int)(SA_SIGINFO | SA_RESTART)}, old;
    (void)sigemptyset(&action.sa_mask);
    for (int i = 0; i < END_COUNT; i++) {
        if (sigaction(ENDS[i], NULL, &old) != 0 || old.sa_handler == SIG_IGN) continue;
        (void)sigaction(ENDS[i], &action, NULL);
    }
}

void signals_defer_curses(void (*leave)(void)) {
    leave_at_last = leave;
    (void)tcgetattr(STDIN_FILENO, &as_found);
}

void process_note_stuck(void) {
    stuck = true;
}

void process_watchdog(int status) {
    if (!stuck) return;
    (void)fflush(stdout);
    _exit(status);
}

int terminal_columns(void) {
    struct winsize size;
    return ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}
