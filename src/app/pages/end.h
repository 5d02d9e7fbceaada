#pragma once

#include "app/pages/page.h"

typedef struct EndState {
    uint32_t quiet_ms; // session_uptime_ms() when the page appeared, or when a key was last pressed too soon
    int rank, ranked;  // its rank among `ranked` runs of its kind; 0: it is not ranked
    int best;          // the best score of the other runs
    int counted;       // ticks for which the score has been counted; negative: the scene of a victory lasts
    int told;          // lines of that scene that were told
} EndState;

// Counts the score for so many more ticks. Returns true while there is more to count.
bool end_page_count(EndState *end, const World *world, int ticks);

// What the page tells about the game.
EndPage end_page_build(const Play *play, const EndState *state);
