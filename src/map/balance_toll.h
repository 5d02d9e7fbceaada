#pragma once
// The balance of the toll: when it comes, how many hunters it brings, and what light pays (see
// balance_hero.h).

enum {
    TOLL_FIRST = 9000,   // ticks until the first toll of depth 1, once the hero has left the vestibule
    TOLL_PERIOD = 6000,  // ticks between two tolls of the clock
    TOLL_SOON = 5400,    // the same on the depths with embers
    HALLOWED_FACTOR = 2, // multiplies what a hallowed treasure is worth
    HALLOWED_HP = 3,     // half hearts that a hallowed treasure heals when it is collected
    BELL_HP = 6,         // half hearts that ringing the hand bell beside a flame heals
    DARK_HUNTERS = 7,    // hunters that a treasure lost to the dark adds, from depth 2 on
    HOUR_HUNTERS = 2,    // hunters of the clock's first toll on a depth; the second brings four times as many
    SURPLUS_HUNTERS = 4, // hunters that each treasure in the bag beyond the quota adds to a toll
    HUNTERS_MOST = 16,   // the most that one toll brings
    HUNTER_COST = 1,     // a hunter's cost in points is at most the depth's number plus this
    LOW_HP = 4,          // while the hero has at most this many half hearts,
    HEART_LOW_FACTOR = 2 // the chance of hearts is multiplied by this
};
