#pragma once
// The balance of what a toll sends after the hero (see balance_hero.h).

enum {
    HOUR_HUNTERS = 2,    // hunters of the clock's first toll on a depth; the second brings four times as many
    SURPLUS_HUNTERS = 3, // that each treasure in the bag beyond the quota adds to a toll
    DARK_HUNTERS = 7,    // that a treasure lost to the dark adds, from depth 2 on
    HUNTERS_MOST = 16,   // the most that one toll brings
    HUNTER_COST = 1      // a hunter's cost in points is at most the depth's number plus this
};
