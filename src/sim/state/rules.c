#include "sim/state/rules.h"

#include "map/balance_hero.h"
#include "map/balance_hunters.h"

static const PaceRules PACES[PACE_COUNT] = {
    [PACE_REAL] = {.safe_ticks = HERO_SAFE_TICKS, .long_skip = 3, .freezes = true},
    [PACE_MOVES] = {.safe_ticks = HERO_SAFE_TICKS, .long_skip = 3, .freezes = true},
    // a blow costs more, because it was marked before
    [PACE_TURNS] = {.blow_more = TURN_BLOW_MORE,
                    .safe_ticks = HERO_SAFE_TURNS,
                    .long_more = TURN_TICKS,
                    .marks = true},
};

// From depth 1 on; the last row holds for all that are deeper. Depth 1 is mild.
static const DepthRules DEPTHS[] = {
    {.attackers = ATTACKERS, .hours_ahead = 0, .lost_hunters = 0, .long_windups = true},
    {.attackers = ATTACKERS, .hours_ahead = 1, .lost_hunters = DARK_HUNTERS},
    {.attackers = ATTACKERS, .hours_ahead = 1, .lost_hunters = DARK_HUNTERS},
    {.attackers = ATTACKERS, .hours_ahead = 1, .lost_hunters = DARK_HUNTERS},
    {.attackers = ATTACKERS_DEEP, .hours_ahead = 1, .lost_hunters = DARK_HUNTERS},
};

const PaceRules *rules_of_pace(const World *world) {
    return &PACES[world->hero.pace];
}

const DepthRules *rules_of_depth(const World *world) {
    int last = sizeof DEPTHS / sizeof *DEPTHS - 1;
    return &DEPTHS[int_clamp(world->depth - 1, 0, last)];
}
