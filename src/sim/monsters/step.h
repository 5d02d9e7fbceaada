#pragma once
// How a monster walks: one step after another where it likes best, or along its path, at its kind's pace.

#include "sim/space/paths.h"

// True when it has stolen something and runs with it.
bool thief_runs(const Actor *actor);

enum { ROUSE_TICKS = 15 }; // held up for so long, a monster tries another step and wakes who is in its way

// The speed of this tick: `eighths` of its own, in the bursts of those that hop.
int step_speed(const World *world, int index, int eighths);

// Turns to a direction, slow turners by one step at most.
void step_face(Actor *actor, int dir);

// One tick of walking to where it was sent.
Travel step_walk(World *world, int index, int eighths);

// Walks on; from cell to cell it goes where `liking` says. False when there is nowhere to go.
bool step_take(World *world, int index, StepScore *liking, int eighths);

// Out of the light, else anywhere: a way to like cells.
int step_darker(const World *world, int index, Vec to);
