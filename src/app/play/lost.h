#pragma once
// What ends the process from outside ends the game instead, which then saves. Xlib ends the process when the
// X server is gone or a window was destroyed from outside: with this it goes on for so long as saving takes,
// and what was lost comes as an event. Signals that would end it come as a closed window does.

#include <SDL.h>
#include <stdbool.h>

// After the window was opened. Where Xlib is too old for it, such an end costs the last second of play.
void lost_watch(SDL_Window *window);

// Whether the event tells that the display or this window is gone.
bool lost_is(const SDL_Event *event, SDL_Window *window);
