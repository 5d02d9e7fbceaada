#include "app/host/host.h"

#include <SDL.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

bool host_run(const HostProgram *program, char *error, size_t error_size) {
    while (program->frame(program->own)) program->wait(program->own);
    bool done = program->finish(program->own, error, error_size);
    program->free(program->own);
    return done;
}

// libwayland itself writes to stderr where it has no folder for its socket.
static void avoid_wayland(void) {
    if (getenv("XDG_RUNTIME_DIR") == NULL) SDL_SetHint(SDL_HINT_VIDEODRIVER, "x11,KMSDRM");
}

// Only ASCII is ever typed: no reading of half a megabyte about how letters are composed. Where ' " ` ^ or ~
// are dead keys, these five cannot be typed into a seed then (no code has them, --seed takes any): who misses
// them sets XCOMPOSEFILE.
static void avoid_composing(void) {
    (void)setenv("XCOMPOSEFILE", "/dev/null", 0);
}

void host_prepare_video(void) {
    avoid_wayland();
    avoid_composing();
}

// Under X11, where no device makes graphics, SDL's are made by the processor: several times slower than by
// us, and slow to begin.
bool host_has_gpu(const char *video_driver) {
    static const char *const DEVICES[] = {"/dev/dri/renderD128", "/dev/dri/renderD129", "/dev/nvidiactl",
                                          "/dev/dxg"};
    bool found = strcmp(video_driver, "x11") != 0;
    for (size_t i = 0; i < sizeof DEVICES / sizeof DEVICES[0]; i++)
        found = found || access(DEVICES[i], F_OK) == 0;
    return found;
}

void host_kept(void) {}

bool host_copy(const char *code, const char **said) {
    *said = "Copied to the clipboard.";
    return SDL_SetClipboardText(code) == 0;
}

void host_give(const char *path) {
    (void)path;
}

bool host_can_quit(void) {
    return true;
}

bool host_has_free(const char *folder) {
    (void)folder;
    return true;
}
