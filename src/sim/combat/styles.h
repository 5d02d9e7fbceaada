#pragma once
// The fight styles, as numbers. The functions of each style are in the table of sim/monsters/fight.c.

#include "sim/state/actor.h"

enum { BLOW_TICKS = 4, SWOOP_TICKS = 24, CHARGE_TICKS = 70, POUNCE_TICKS = 13, LEAP_TICKS = 18 };
enum { SHOT_CELLS = 12 }; // the range of a monster's arrow

typedef struct FightStyle {
    int range;      // px to the hero's edge at which a wind-up begins
    int blow_ticks; // ticks for which the blow is active
    int lunge;      // sub a tick during the blow, towards where the hero was when it was aimed
    int rest;       // ticks after a blow before the next attack token
    int near;       // within this many cells of the hero it may get the attack token
    int pace;       // eighths of its speed while it waits for the token
    int turn_ticks; // ticks to turn by 45 degrees; 0: at once
    int loaded;     // sub a tick while it carries loot; 0: it steals nothing
    bool shoots;    // shooters need no place beside the hero
    bool shield;    // stops blows from the front
    bool hops;      // moves in bursts
    bool flees;     // runs off in the second half of its recovery
    bool splits;    // becomes two when a blow kills it
    bool heals;     // its blow is no attack: it heals
    bool lane;      // its blow is a charge, which marks the floor
} FightStyle;

extern const FightStyle FIGHT_STYLES[STYLE_COUNT];

// The row of the actor's kind.
const FightStyle *fight_style(const Actor *actor);
