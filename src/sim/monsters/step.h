#pragma once
// How a monster walks: one step after another where it likes best, or along its path, at its kind's pace.

#include "sim/space/paths.h"

// True when it has stolen something and runs with it.
bool thief_runs(const Actor *actor);

enum { ROUSE_TICKS = 15 }; // held up for so long, a monster tries another step and wakes who is in its way

// The speed of this tick: `eighths` of its own, in the bursts of those that hop.
int habit_speed(const World *world, int index, int eighths);

// Turns to a direction, slow turners by one step at most.
void habit_face(Actor *actor, int dir);

// One tick of walking to where it was sent.
Travel habit_walk(World *world, int index, int eighths);

// Walks on; from cell to cell it goes where `liking` says. False when there is nowhere to go.
bool habit_step(World *world, int index, Liking *liking, int eighths);

// Out of the light, else anywhere: a way to like cells.
int fear_darker(const World *world, int index, Vec to);
