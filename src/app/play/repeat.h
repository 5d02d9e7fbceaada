#pragma once
// Keys held while the game is played turn by turn: a press is one act. A step or waiting that is held repeats
// after a while, until something new comes up; two arrows pressed nearly together are one diagonal step.

#include "sim/state/world.h"

typedef struct Repeat {
    Vec way;     // that is held; (0,0): none
    bool waits;  // waiting is held
    int frames;  // for which they have been
    bool queued; // pressed, and not yet done:
    Vec queued_way;
    bool queued_wait;
    bool stopped;     // until it is let go
    unsigned buttons; // that were down a frame ago
} Repeat;

// What of the keys that are held now counts in this frame.
Input repeat_input(Repeat *repeat, Input held, const World *world);

// Something new came up: what is held must be pressed anew.
void repeat_stop(Repeat *repeat);
