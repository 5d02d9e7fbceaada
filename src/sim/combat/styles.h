#pragma once
// The ways of fighting, as numbers. What moves who fights so stands in the table of sim/monsters/fight.c.

#include "sim/state/world.h"

enum { BLOW_TICKS = 4, SWOOP_TICKS = 24, CHARGE_TICKS = 70 };

typedef struct FightStyle {
    int range;      // px to the hero's edge at which a wind-up begins
    int blow_ticks; // for which the blow is active
    int lunge;      // sub a tick during the blow, towards where the hero was
    int rest;       // ticks after a blow before the next turn
    int near;       // cells to the hero at which its turn can come
    int pace;       // eighths of its speed while it waits
    int turn_ticks; // for each 45 degrees; 0: at once
    int loaded;     // sub a tick with what it stole; 0: it runs off with nothing
    bool shoots;    // one of those that need no place beside the hero
    bool shield;    // stops blows from the front
    bool hops;      // moves in bursts
    bool flees;     // runs off in the second half of its recovery
    bool splits;    // in two, when a blow kills it
} FightStyle;

extern const FightStyle FIGHT_STYLES[STYLE_COUNT];

const FightStyle *fight_style(const Actor *actor);
