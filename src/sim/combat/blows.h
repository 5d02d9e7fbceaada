#pragma once
// What a blow is like. Most kinds of monsters have just one, that of their row; elites have several (listed
// below).

#include "sim/state/actor.h"
#include "sim/state/world.h"

enum { WARLORD_LEAP_TICKS = 16, FLAMES_CELLS = 8 };

// The cells or the sector that a blow meets.
typedef enum BlowShape {
    SHAPE_ARC,  // 120 degrees before it
    SHAPE_HALF, // 180 degrees
    SHAPE_AREA, // the 3x3 cells around Brain.mark
    SHAPE_LANE, // straight ahead: a charge, a barrel
    SHAPE_FIRE  // a line of cells
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

// True for a blow that carries its striker along.
bool blow_lunges(const Actor *actor);

// Half the width of a lane, in sub, measured across its direction: its edges are those of the body or missile
// that comes along it. A body that they do not touch is not hit.
int blow_lane_half(const Actor *actor);
// Its length in sub, up to what stops it.
int blow_lane_length(const Actor *actor);

// True if the striker passes a cell on its lane: the Warlord breaks walls that a toll built, a charge weak
// things.
bool blow_passes(const World *world, const Actor *actor, Vec cell);

// The reach of an actor's blow, the hero's too, in px to the target's edge.
int blow_reach_px(const World *world, const Actor *actor);
