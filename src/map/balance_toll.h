#pragma once
// The balance of the toll: when it comes, and what light pays (see balance_hero.h). Its hunters are in
// balance_hunters.h.

enum {
    TOLL_FIRST = 9000,   // ticks until the first toll of depth 1, once the hero has left the vestibule
    TOLL_PERIOD = 6000,  // ticks between two tolls of the clock
    TOLL_SOON = 5400,    // the same on the depths with embers
    HALLOWED_FACTOR = 2, // multiplies what a hallowed treasure is worth
    HALLOWED_HP = 3,     // half hearts that a hallowed treasure heals when it is collected
    BELL_HP = 6          // half hearts that ringing the hand bell beside a flame heals
};
