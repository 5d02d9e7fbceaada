#pragma once
// The balance of the score (see balance_hero.h). What treasures are worth is in map/list_items.h.

enum {
    DEPTH_POINTS = 100, // for each depth that the hero went down from
    BARE_POINTS = 100,  // times the depth, for a depth where nothing was left behind
    CROWN_POINTS = 1000
};
