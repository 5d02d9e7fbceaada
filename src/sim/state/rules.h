#pragma once
// The numbers of the rules that differ by pace and by depth, a row for each.

#include "sim/state/world.h"

typedef struct PaceRules {
    int blow_more;  // half hearts that a monster's blow at the hero does more
    int safe_ticks; // ticks without further damage after the hero was hurt
    int long_skip;  // of so many ticks a long wind-up skips one; 0: none
    int long_more;  // ticks that are added to a long wind-up
    bool freezes;   // play stands still for a moment at a hit
    bool marks;     // a blow marks its cells when it is raised, and its aim stays
} PaceRules;

typedef struct DepthRules {
    int attackers;     // monsters that may attack the hero at the same time, besides a shooter
    int hours_ahead;   // added to the hours that hunters are counted by
    int lost_hunters;  // hunters that a treasure lost to the dark adds
    bool long_windups; // in the descent, wind-ups are long
} DepthRules;

const PaceRules *rules_of_pace(const World *world);
const DepthRules *rules_of_depth(const World *world);
