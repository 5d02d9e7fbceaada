// The desktop of Windows.
#include "app/host/host.h"

#include <SDL.h>
#include <errno.h>
#include <stdio.h>

// Makes our pixels whole pixels of the display, whatever its scaling.
void host_prepare_video(void) {
    SDL_SetHint(SDL_HINT_WINDOWS_DPI_AWARENESS, "permonitorv2");
}

bool host_has_gpu(const char *video_driver) {
    (void)video_driver;
    return true;
}

// The first of the user's preferred languages.
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
