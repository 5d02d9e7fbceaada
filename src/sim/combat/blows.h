#pragma once
// What a blow is like. Most kinds of monsters have just one, that of their row; elites have several (listed
// below).

#include "sim/state/actor.h"
#include "sim/state/world.h"

enum { WARLORD_LEAP_TICKS = 16 };

// The cells or the sector that a blow meets.
typedef enum BlowShape {
    SHAPE_ARC,  // 120 degrees before it
    SHAPE_HALF, // 180 degrees
    SHAPE_AREA, // the 3x3 cells around Brain.mark
    SHAPE_LANE  // straight ahead: a charge, a line of fire
} BlowShape;

typedef struct Blow {
    int windup, ticks, recovery;
    int damage; // half hearts
    int reach;  // px to the target's edge
    int range;  // px to the target's edge at which its wind-up begins
    int lunge;  // sub a tick of the lunge, or of the thing that it throws
    int stops;  // this many half hearts lost during the wind-up cancel it, whatever the row says; 0: none do
    BlowShape shape;
    bool shoots; // it throws something
    bool heals;  // it is no attack: it heals and aims at nobody
} Blow;

// The blow that a monster strikes now, or would strike next.
Blow blow_of(const Actor *actor);

// The reach of an actor's blow, the hero's too, in px to the target's edge.
int blow_reach_px(const World *world, const Actor *actor);
