#pragma once
// Notices that the display is lost, so that the game can still be saved. Xlib would end the process when the
// X server is gone or a window was destroyed from outside. This module keeps the process running until the
// game is saved, and reports the loss as an event.

#include <SDL.h>
#include <stdbool.h>

// Call it after the window was opened. If Xlib is too old for this, a loss still ends the process, and the
// last second of play is lost.
void display_loss_install(SDL_Window *window);

// Whether the event tells that the display or this window is gone.
bool display_loss_is_event(const SDL_Event *event, SDL_Window *window);
