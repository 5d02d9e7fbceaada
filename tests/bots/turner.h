#pragma once
// The bots of bots/player.h at each pace. Turn by turn they see which cells are marked, and have all the time
// they need to think.

#include "bots/player.h"

typedef struct Turner {
    Player player;
    int idle;      // for how many ticks it has had nothing to do
    int still;     // how many inputs in a row let no time pass
    uint32_t tick; // the world's tick at the last input
    int steady;    // inputs since it changed the pace
} Turner;

// The input of the next tick, at the pace of the world.
Input turner_input(Turner *turner, const World *world);
