#pragma once
// Does what a bot wants through a device, as a player would: events pushed into the whole program, which
// has no display, one tick at a time.

#include "app/app.h"
#include "app/loop.h"
#include "bots/bot.h"
#include "bots/turner.h"

typedef struct Hands Hands;

// A device, and how it is played with.
typedef struct Hand {
    const char *name;
    void (*choose)(Hands *hands, int entry); // of a menu: goes there
    void (*step)(Hands *hands);              // to the next value of that
    void (*confirm)(Hands *hands);
    bool (*is_busy)(Hands *hands);           // with what was begun before
    void (*want)(Hands *hands, Input input); // does, or begins, what is wanted in the next tick
} Hand;

extern const Hand HAND_MOUSE, HAND_PAD;

struct Hands {
    App *app;
    const Hand *hand;
    Bot *steel;     // who plays; NULL: the turner, in real time its player
    Turner *turner; // which throws, too
    int busy;       // ticks for which what was begun is let go on
    Vec at;         // where the mouse is, px of the window
    bool down;      // its left button is, to lead him or to ring
    SDL_Joystick *pad;
    unsigned held; // of the pad: a bit for each button
    int throws;    // cells, of the throw that is held on the pad turn by turn; 0: none
    int shaken;    // times that the pad was
};

// Lets the program take its events and draw, but no time pass.
void hands_frame(Hands *hands);

// A tick of a game that is not over, with whatever the player wants.
void hands_tick(Hands *hands);

// How far the player means to throw, in cells.
int hands_throw_cells(const Hands *hands, Input input);

// ---- hands_pad.c

// Plugs a virtual pad in, whose cross and six buttons are all that is pressed, as their preset has it. False
// where SDL has none.
bool pad_plug_in(Hands *hands);
