#pragma once
// The mouse as a device: where it points, whether it is in use, what is held down. It is in use from its
// first motion until a key or button is pressed, or nothing was done with it for a while.

#include "base/geom.h"

#include <SDL.h>
#include <stdbool.h>
#include <stdint.h>

enum { POINTER_IDLE_MS = 3000 };

typedef struct Pointer {
    bool used;        // the mouse was, after all keys and buttons
    Vec at;           // as SDL tells it: points of the window
    uint32_t used_ms; // SDL_GetTicks() when it was used last
    bool held;        // its left button is down
} Pointer;

// Takes one event. True when it was the mouse's.
bool pointer_event(Pointer *pointer, const SDL_Event *event);

// In use, and not left alone for so long that it should hide.
bool pointer_shows(const Pointer *pointer, uint32_t now_ms);
