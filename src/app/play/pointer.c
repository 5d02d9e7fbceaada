#include "app/play/hands.h"

static void move(Pointer *pointer, int x, int y, uint32_t ms) {
    pointer->used = true;
    pointer->used_ms = ms;
    pointer->at = (Vec){x, y};
}

// True for events after which SDL reports a motion that the player did not make: a window opens, is entered
// or changes its size.
static bool is_coming(const SDL_Event *event) {
    Uint8 is = event->window.event;
    return is == SDL_WINDOWEVENT_SHOWN || is == SDL_WINDOWEVENT_RESTORED ||
           is == SDL_WINDOWEVENT_SIZE_CHANGED || is == SDL_WINDOWEVENT_ENTER ||
           is == SDL_WINDOWEVENT_FOCUS_GAINED;
}

// True for a motion so soon after the window came under the mouse that the player did not make it.
static bool rests(const Pointer *pointer, uint32_t ms) {
    enum { COMING_MS = 120 };
    return pointer->came && ms - pointer->came_ms < COMING_MS;
}

// True for other devices: a player who presses keys does not use the mouse.
static bool is_other(const SDL_Event *event) {
    enum { PUSHED = 12000 }; // a stick's value of 32767; smaller values are noise
    if (event->type == SDL_CONTROLLERAXISMOTION)
        return event->caxis.value > PUSHED || event->caxis.value < -PUSHED;
    return event->type == SDL_KEYDOWN || event->type == SDL_CONTROLLERBUTTONDOWN;
}

bool pointer_event(Pointer *pointer, const SDL_Event *event) {
    switch (event->type) {
    case SDL_MOUSEMOTION:
        if (rests(pointer, event->motion.timestamp)) return false;
        move(pointer, event->motion.x, event->motion.y, event->motion.timestamp);
        return true;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
        move(pointer, event->button.x, event->button.y, event->button.timestamp);
        if (event->button.button == SDL_BUTTON_LEFT) pointer->held = event->type == SDL_MOUSEBUTTONDOWN;
        return true;
    case SDL_MOUSEWHEEL:
        move(pointer, pointer->at.x, pointer->at.y, event->wheel.timestamp);
        return true;
    case SDL_WINDOWEVENT:
        if (is_coming(event)) {
            pointer->came = true;
            pointer->came_ms = event->window.timestamp;
        }
        if (event->window.event == SDL_WINDOWEVENT_LEAVE) pointer->used = false;
        if (event->window.event == SDL_WINDOWEVENT_FOCUS_LOST) pointer->held = false;
        return false;
    default:
        if (is_other(event)) pointer->used = pointer->held = false;
        return false;
    }
}

bool pointer_should_show(const Pointer *pointer, uint32_t now_ms) {
    return pointer->used && (pointer->held || now_ms - pointer->used_ms < POINTER_IDLE_MS);
}
