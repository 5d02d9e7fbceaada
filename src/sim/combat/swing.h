#pragma once
// Blows turn by turn: in cells and whole turns rather than in arcs and ticks.

#include "sim/combat/reach.h"
#include "sim/state/world.h"

// Ticks that the act lasts which takes `ticks` in real time.
int swing_length(const Actor *actor, int ticks);

// True when the blow that is due must wait: it was raised during what the hero still does, so that he had no
// chance to answer it, or there was a turn to spare when he began. What a hit interrupts gives no such
// respite.
bool swing_holds(const World *world, const Actor *actor);

// Cells that so many px of reach make.
int swing_cells(int reach);

// True when a blow of that reach in a direction meets a neighbour there: the faced cell, the two beside it,
// and those further ahead that it reaches.
bool swing_hits(const World *world, Vec from, int aim, int reach, Vec cell);

// True for who moves with his blow. Turn by turn a lunge is cells in a line: how many in all, and the way to
// the k-th from where it began; which of them it has reached after so many ticks; whether it is free of walls
// as far as a cell, or to its end.
bool swing_lunges(const Actor *actor);
int swing_lunge_cells(const Actor *actor);
Vec swing_lunge_way(const Actor *actor, int k);
int swing_lunge_at(const Actor *actor, int ticks);

// The cell that a lunge comes to next; its own, when it is at its end.
Vec swing_lunge_next(const Actor *actor, int ticks);
