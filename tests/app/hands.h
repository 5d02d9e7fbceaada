#pragma once
// What a bot wants, done through a device as a player would: events pushed into the whole program, which has
// no display, one tick at a time.

#include "app/app.h"
#include "app/screens/state.h"
#include "bots/bot.h"
#include "bots/turner.h"

typedef struct Hands {
    App *app;
    Bot *steel;     // who plays; NULL: the turner, in real time its player
    Turner *turner; // which throws, too
    int busy;       // ticks for which what was begun is let go on
    Vec at;         // where the mouse is, px of the window
    bool down;      // its left button is, to lead him or to ring
} Hands;

// Lets the program take its events and draw, but no time pass.
void hands_frame(Hands *hands);

// A tick of a game that is not over, with whatever the player wants.
void hands_tick(Hands *hands);

// ---- hands_mouse.c

// The pointer to a px of the HUD's layer, a click there, and the wheel; up: above 0.
void mouse_point(Hands *hands, Vec px);
void mouse_click(Hands *hands, Vec px, int button);
void mouse_wheel(Hands *hands, int up);
// Clicks on what is noted as that; false: nothing is.
bool mouse_hit(Hands *hands, int hit);
// Does, or begins, what is wanted in the next tick.
void mouse_want(Hands *hands, Input input);
