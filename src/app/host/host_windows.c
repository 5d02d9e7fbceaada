// What the desktop of Windows has of its own.
#include "app/host/host.h"

#include <SDL.h>
#include <errno.h>

// Our pixels are whole pixels of the display, whatever it is scaled by.
void host_prepare_video(void) {
    SDL_SetHint(SDL_HINT_WINDOWS_DPI_AWARENESS, "permonitorv2");
}

bool host_has_gpu(const char *video_driver) {
    (void)video_driver;
    return true;
}

int host_speech(int *to) {
    (void)to;
    return ENOSYS;
}
