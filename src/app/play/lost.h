#pragma once
// Saves the game when something from outside would end the process. Xlib ends the process when the X server
// is gone or a window was destroyed from outside. This module keeps the process running until the game is
// saved, and reports the loss as an event. Signals that would end the process arrive as a closed window.

#include <SDL.h>
#include <stdbool.h>

// Call it after the window was opened. If Xlib is too old for it, the last second of play can be lost.
void display_loss_install(SDL_Window *window);

// Whether the event tells that the display or this window is gone.
bool display_loss_is_event(const SDL_Event *event, SDL_Window *window);
