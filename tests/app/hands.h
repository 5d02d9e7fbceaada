#pragma once
// Plays as a bot wants, but by a device, as a player would: pushes events into the whole program, which has
// no display, one tick at a time.

#include "app/app.h"
#include "app/loop.h"
#include "bots/bot.h"
#include "bots/turner.h"

typedef struct Hands Hands;

// A device, and how to play with it.
typedef struct Hand {
    const char *name;
    void (*choose)(Hands *hands, int entry); // moves the cursor of a menu to an entry
    void (*step)(Hands *hands);              // steps to the entry's next value
    void (*confirm)(Hands *hands);
    bool (*is_busy)(Hands *hands);           // true while something that was begun goes on
    void (*want)(Hands *hands, Input input); // does what the bot wants in the next tick, or begins it
} Hand;

extern const Hand HAND_MOUSE, HAND_PAD;

struct Hands {
    App *app;
    const Hand *hand;
    Bot *steel;     // the bot that plays; NULL: `turner` plays, or in real time turner->player
    Turner *turner; // it also throws
    int busy;       // for how many more ticks something that was begun goes on
    Vec at;         // where the mouse is, px of the window
    bool down;      // the mouse's left button is down, to steer the hero or to ring
    SDL_Joystick *pad;
    unsigned held; // the pad's buttons that are down: a bit for each
    int throws;    // turn by turn: the cells of the throw for which the pad's button is held; 0: none
    int shaken;    // how often the pad has vibrated
};

// Lets the program handle its events and draw, without a tick.
void hands_frame(Hands *hands);

// Plays one tick of a game that is not over, as the bot wants.
void hands_tick(Hands *hands);

// How far the bot means to throw, in cells.
int hands_throw_cells(const Hands *hands, Input input);

// ---- hands_pad.c

// Plugs in a virtual pad. Only its cross and six buttons are pressed, as bound by PRESET_SIX. Returns false
// where SDL has no virtual pads.
bool pad_plug_in(Hands *hands);
