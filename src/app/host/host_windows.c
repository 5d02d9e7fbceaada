// What the desktop of Windows has of its own.
#include "app/host/host.h"

#include <SDL.h>
#include <errno.h>
#include <stdio.h>

// Our pixels are whole pixels of the display, whatever it is scaled by.
void host_prepare_video(void) {
    SDL_SetHint(SDL_HINT_WINDOWS_DPI_AWARENESS, "permonitorv2");
}

bool host_has_gpu(const char *video_driver) {
    (void)video_driver;
    return true;
}

// The first one that is preferred.
const char *host_locale(char text[HOST_LOCALE]) {
    SDL_Locale *all = SDL_GetPreferredLocales();
    const char *language = all != NULL && all->language != NULL ? all->language : "";
    const char *country = all != NULL && all->country != NULL ? all->country : "";
    (void)snprintf(text, HOST_LOCALE, "%s%s%s", language, country[0] != '\0' ? "_" : "", country);
    SDL_free(all);
    return text;
}

int host_speech(int *to) {
    (void)to;
    return ENOSYS;
}
