// What Windows and the web page share.
#include "app/host/host.h"

#include <SDL.h>
#include <errno.h>
#include <stdio.h>

// Of several locales the first is preferred.
const char *host_locale(char text[HOST_LOCALE]) {
    SDL_Locale *all = SDL_GetPreferredLocales();
    const char *language = all != NULL && all->language != NULL ? all->language : "";
    const char *country = all != NULL && all->country != NULL ? all->country : "";
    const char *between = country[0] != '\0' ? "_" : "";
    (void)snprintf(text, HOST_LOCALE, "%s%s%s", language, between, country);
    SDL_free(all);
    return text;
}

// Neither Windows nor a page has a program that reads lines aloud as they come.
int host_start_speech(int *fd) {
    (void)fd;
    return ENOSYS;
}
