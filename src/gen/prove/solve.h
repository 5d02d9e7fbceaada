#pragma once
// Plays a level to its end on paper: takes the keys that can be reached, opens what they open and goes on
// from there until nothing changes. This proves new levels, and levels that a toll has changed.

#include "map/dist.h"

enum { SOLVER_DOORS_MAX = 64, SOLVER_BARS_MAX = 4096 };

typedef struct Solver {
    Level *level;                    // not owned; gets its proof_steps, as many as there is room for
    DistMap *reach;                  // not owned; DIST_NONE where the hero has not come yet
    Rect brittle;                    // where crates, pots and barrels that bar a way are struck to pieces
    int keys[KEY_KINDS + 1];         // in hand, by kind, from 1
    bool taken[LEVEL_SPAWNS_MAX];    // items, by index
    bool opened[LEVEL_FIXTURES_MAX]; // chests, by index
    Vec doors[SOLVER_DOORS_MAX];     // still locked
    int door_count;
    Vec bars[SOLVER_BARS_MAX]; // what can be broken: brittle things and cracked walls, in reading order
    int bar_count;
    int shut; // locked doors beyond SOLVER_DOORS_MAX, which stay locked
} Solver;

// Begins with empty hands and nothing opened. `reach` holds a search from where the hero stands, of the level
// as it is.
void solver_begin(Solver *solver, Level *level, DistMap *reach, Rect brittle);

// Goes on past one brittle thing that bars a way or, if `cracks` count, a cracked wall. False when nothing
// does.
bool solver_break(Solver *solver, Ways ways, bool cracks);

// Goes on, four ways, until nothing changes. Returns how many locks and chests stay shut.
int solver_run(Solver *solver);

// All of it for a new level, from its start, where a blast is never needed: goods, keys and monsters that
// only one lays open are counted, too. `reach` is scratch of the level's size and afterwards holds DIST_NONE
// where the hero never comes.
int solve_level(Level *level, DistMap *reach);
