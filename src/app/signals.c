#include "app/signals.h"

#include <signal.h>
#include <stddef.h>
#include <unistd.h>

// SDL makes of SIGTERM the event that a closed window gives. When it was our own write that found a closed
// pipe or a full file, the write has failed, which is said where it was made.
static void on_signal(int number, siginfo_t *info, void *context) {
    (void)number;
    (void)context;
    if (info->si_pid != getpid()) (void)raise(SIGTERM);
}

void signals_heed(void) {
    static const int SIGNALS[] = {SIGHUP, SIGPIPE, SIGXFSZ, SIGXCPU, SIGALRM, SIGUSR1, SIGUSR2};
    struct sigaction action = {.sa_sigaction = on_signal, .sa_flags = (int)(SA_SIGINFO | SA_RESTART)}, before;
    (void)sigemptyset(&action.sa_mask);
    for (size_t i = 0; i < sizeof SIGNALS / sizeof SIGNALS[0]; i++) {
        if (sigaction(SIGNALS[i], NULL, &before) == 0 && before.sa_handler == SIG_DFL)
            (void)sigaction(SIGNALS[i], &action, NULL);
    }
}
