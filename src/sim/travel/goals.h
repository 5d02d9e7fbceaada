#pragma once
// Where a journey leads.

#include "sim/travel/survey.h"

// What is to be done at the goal.
typedef enum GoalKind {
    GOAL_NONE, // the journey is over
    GOAL_SEE,  // what lies beyond
    GOAL_TAKE,
    GOAL_OPEN,   // a chest, by using it
    GOAL_UNLOCK, // a door, by walking into it
    GOAL_GO      // only be there
} GoalKind;

typedef struct Goal {
    GoalKind kind;
    Vec cell; // where he is to stand
    Vec door; // that he unlocks from there
    int cost; // steps, and what speaks for or against it
} Goal;

// What a cell was to him before.
typedef enum Tried {
    TRIED_NOT,
    TRIED_GOAL, // a goal that came to nothing
    TRIED_BAR   // what bars the way there: he went up to it
} Tried;

typedef struct GoalQuery {
    const World *world;
    const Survey *survey;
    const Grid *given_up; // Tried
    Vec kept;             // the goal that he has begun; outside of the level: none
    bool gathers;         // what lies about, nothing unexplored
} GoalQuery;

// The nearest of what is worth taking, opening or exploring. False: nothing of it can be reached.
bool goals_find(const GoalQuery *query, Goal *goal);

// A cell, or where nobody can stand the nearest one beside it. False: it cannot be reached.
bool goals_beside(const GoalQuery *query, Vec cell, Goal *goal);

// An unexplored place, on the way to a cell as the crow flies. False: none can be reached.
bool goals_towards(const GoalQuery *query, Vec cell, Goal *goal);

// As near to a cell as he can come; where he is if nothing is nearer.
void goals_nearest(const GoalQuery *query, Vec cell, Goal *goal);

// Stairs that he knows of, those that lead on if he can choose; TILE_VOID: none, or those are shut.
Tile goals_stairs(const World *world, Vec *cell);
