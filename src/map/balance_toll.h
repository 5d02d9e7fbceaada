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
    DARK_HUNTERS = 7,    // hunters that a toll brings if it takes a treasure, from depth 2 on
    HOUR_HUNTERS = 2,    // hunters of the first hour's toll on a depth; the second brings four times as many
    HOURS_SPARED = 1,    // the first tolls of the clock on depth 1 that bring no hunters
    GREED_BASE = 6,      // a treasure beyond the quota brings (GREED_BASE + depth) / GREED_PART hunters
    GREED_PART = 2,
    ELITE_TREASURES = 2,    // the death of a depth's elite lowers the quota by this
    HUNTERS_MOST = 16,      // the most that one toll brings in real time
    TURN_HUNTERS = 2,       // turn by turn, so many times as many come
    TURN_HUNTERS_MOST = 20, // the most that one toll brings turn by turn
    HUNTER_COST = 1,        // a hunter's cost in points is at most the depth's number plus this
    LOW_HP = 4,             // while the hero has at most this many half hearts,
    HEART_LOW_FACTOR = 2    // the chance of hearts is multiplied by this
};
