#pragma once
// Whatever would end the process from outside ends the game instead, and the game saves first. Xlib ends
// the process when the X server is gone or a window was destroyed from outside. With this the process goes
// on until the game is saved, and the loss arrives as an event. Signals that would end the process arrive
// as a closed window.

#include <SDL.h>
#include <stdbool.h>

// Call it after the window was opened. Where Xlib is too old, such an end costs the last second of play.
void lost_watch(SDL_Window *window);

// Whether the event tells that the display or this window is gone.
bool lost_is(const SDL_Event *event, SDL_Window *window);
