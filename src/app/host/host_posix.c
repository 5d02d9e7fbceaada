// The desktops of POSIX systems.
#include "app/host/host.h"

#include <SDL.h>
#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

extern char **environ;

// Avoids Wayland where its socket has no folder: libwayland itself would print an error.
static void avoid_wayland(void) {
    if (getenv("XDG_RUNTIME_DIR") == NULL) SDL_SetHint(SDL_HINT_VIDEODRIVER, "x11,KMSDRM");
}

// Turns off composing in X11. Players type only ASCII, so SDL need not read half a megabyte of rules for it.
// The price: where ' " ` ^ or ~ are dead keys, these five cannot be typed into a seed. (No share code has
// them, and --seed takes any.) A player who needs them can set XCOMPOSEFILE.
static void avoid_composing(void) {
    (void)setenv("XCOMPOSEFILE", "/dev/null", 0);
}

void host_prepare_video(void) {
    avoid_wayland();
    avoid_composing();
}

// Under X11, a display without a graphics device lets the processor emulate a GPU. That is several times
// slower than our own drawing, and slow to start.
bool host_has_gpu(const char *video_driver) {
    static const char *const DEVICES[] = {"/dev/dri/renderD128", "/dev/dri/renderD129", "/dev/nvidiactl",
                                          "/dev/dxg"};
    bool found = strcmp(video_driver, "x11") != 0;
    for (size_t i = 0; i < sizeof DEVICES / sizeof DEVICES[0]; i++)
        found = found || access(DEVICES[i], F_OK) == 0;
    return found;
}

const char *host_locale(char text[HOST_LOCALE]) {
    static const char *const NAMES[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    const char *locale = NULL;
    for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES && (locale == NULL || *locale == '\0'); i++)
        locale = getenv(NAMES[i]);
    (void)snprintf(text, HOST_LOCALE, "%s", locale != NULL ? locale : "");
    return text;
}

// Starts spd-say, which speaks every line that it reads from the descriptor `from`. Its output is ignored.
// After our process has ended it still speaks what it was given. Returns 0 or an errno.
static int speak(int from) {
    char *const command[] = {(char[]){"spd-say"}, (char[]){"--pipe-mode"}, NULL};
    posix_spawn_file_actions_t actions;
    pid_t child;
    if (posix_spawn_file_actions_init(&actions) != 0) return ENOMEM;
    (void)posix_spawn_file_actions_adddup2(&actions, from, STDIN_FILENO);
    (void)posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    (void)posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    int failed = posix_spawnp(&child, command[0], &actions, NULL, command, environ);
    (void)posix_spawn_file_actions_destroy(&actions);
    return failed;
}

int host_start_speech(int *fd) {
    int ends[2];
    if (pipe(ends) != 0) return errno;
    (void)fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    (void)fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    (void)fcntl(ends[1], F_SETFL, O_NONBLOCK);
    int failed = speak(ends[0]);
    (void)close(ends[0]);
    if (failed != 0) (void)close(ends[1]);
    *fd = ends[1];
    return failed;
}
