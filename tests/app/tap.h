#pragma once
// A key of the keyboard that the whole program hears.

#include "app/app.h"

// Presses and releases a key in the same moment.
static void tap(App *app, SDL_Scancode code) {
    SDL_Keysym key = {.scancode = code, .sym = SDL_GetKeyFromScancode(code)};
    SDL_Event event = {.key = {.type = SDL_KEYDOWN, .keysym = key}};
    app_handle_event(app, &event);
    event.key.type = SDL_KEYUP;
    app_handle_event(app, &event);
}
