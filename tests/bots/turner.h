#pragma once
// The players of bots/player.h, turn by turn: they see which cells are marked, and have all the time to
// think.

#include "bots/player.h"

typedef struct Turner {
    Player player;
    int idle;      // ticks in which it had nothing to do, on end
    int still;     // inputs that let no time pass
    uint32_t tick; // of the latest
} Turner;

// The input of the next tick.
Input turner_input(Turner *turner, const World *world);
