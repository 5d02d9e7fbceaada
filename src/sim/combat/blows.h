#pragma once
// What a blow is like. Most kinds of monsters have just one, that of their row; elites have several.

#include "sim/state/actor.h"
#include "sim/state/world.h"

enum { WARLORD_LEAP_TICKS = 16, FLAMES_CELLS = 8 };
enum { SHOT_CELLS = 12 }; // the range of a monster's arrow

// The blow that a monster strikes now, or would strike next.
const Blow *blow_of(const Actor *actor);

// True for a blow that carries its striker along.
bool blow_lunges(const Actor *actor);

// True if an arc in the direction `aim` has the way from its middle to a target's.
bool blow_faces(const Actor *actor, int aim, Vec way);

// Half the width of a lane, in sub, measured across its direction: its edges are those of the body or missile
// that comes along it. A body that they do not touch is not hit.
int blow_lane_half(const Actor *actor);
// How far the body or missile reaches ahead of its middle.
int blow_lane_front(const Actor *actor);
// How far its middle goes where nothing stops it, and up to the first thing that stops it, in sub.
int blow_lane_length(const Actor *actor);
int blow_lane_reach(const World *world, const Actor *actor);

// True if the striker passes a cell on its lane: the Warlord breaks walls that a toll built, a charge weak
// things.
bool blow_passes(const World *world, const Actor *actor, Vec cell);
// The same for all cells of the rectangle that two cells span: on a diagonal way those beside it too.
bool blow_passes_between(const World *world, const Actor *actor, Vec from, Vec to);

// The reach of an actor's blow, the hero's too, in px to the target's edge.
int blow_reach_px(const World *world, const Actor *actor);
