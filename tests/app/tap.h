#pragma once
// A key of the keyboard, heard by the whole program.

#include "app/app.h"

// Pressed and let go, in no time.
static void tap(App *app, SDL_Scancode code) {
    SDL_Keysym key = {.scancode = code, .sym = SDL_GetKeyFromScancode(code)};
    SDL_Event event = {.key = {.type = SDL_KEYDOWN, .keysym = key}};
    app_handle_input_event(app, &event);
    event.key.type = SDL_KEYUP;
    app_handle_input_event(app, &event);
}
