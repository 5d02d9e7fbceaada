#pragma once
// How a monster walks: to the best-scored neighbour cell, or along its path, at its kind's pace.

#include "sim/space/paths.h"

// True when it carries loot and runs away with it.
bool thief_is_escaping(const Actor *actor);

enum {
    ROUSE_TICKS = 15 // blocked for this long, a monster tries another step and wakes whoever blocks it
};

// Its speed in this tick: `eighths` of its own. Monsters that hop move in bursts.
int step_own_speed(const World *world, int index, int eighths);

// Turns to a direction; slow turners by one step at most.
void step_face(Actor *actor, int dir);

// One tick of walking to its destination.
TravelResult step_walk(World *world, int index, int eighths);

// One tick of walking to the neighbour cell that `score` scores best. False when there is none.
bool step_take(World *world, int index, StepScore *score, int eighths);

// True when a clever monster sees, turn by turn, that a blow will fall on the cell.
bool step_foresees_blow(const World *world, int index, Vec cell);

// A StepScore that avoids such cells.
int step_score_safe(const World *world, int index, Vec to);

// A StepScore that leads out of the light, else anywhere.
int step_score_darker(const World *world, int index, Vec to);
