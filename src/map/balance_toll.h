#pragma once
// The balance of the toll: when it comes, whom it brings, and what light pays (see balance_hero.h).

enum {
    TOLL_FIRST = 9000, // ticks until the first of depth 1, once he has left the vestibule
    TOLL_PERIOD = 6000,
    TOLL_SOON = 5400,    // the same among embers
    HALLOWED_FACTOR = 2, // how many times as much a hallowed treasure is worth
    HALLOWED_HP = 3,     // half hearts that it mends when it is collected
    BELL_HP = 6,         // half hearts that ringing the hand bell by a flame mends
    DARK_HUNTERS = 7,    // that a toll brings with the treasure that it takes, from depth 2 on
    HOUR_HUNTERS = 2,    // that the first hour's toll on a depth brings; the second four times as many
    HOURS_SPARED = 1,    // on the first depth, that bring no hunters
    GREED_BASE = 6,      // a treasure beyond the quota brings (GREED_BASE + depth) / GREED_PART hunters
    GREED_PART = 3,
    TURN_HUNTERS_PART = 2, // turn by turn one more comes for so many
    ELITE_TREASURES = 2,   // that the death of a depth's elite counts as
    HUNTERS_MOST = 16,     // that come at once,
    HUNTER_COST = 1,       // each costs at most so much more than the depth
    LOW_HP = 4,            // of the hero, at which hearts are twice as likely
    HEART_LOW_FACTOR = 2
};
