#pragma once
// Plays a level to its end in thought: takes the keys that can be reached, opens what they open, and goes on
// until nothing changes. It proves new levels, and levels that a toll has changed.

#include "map/dist.h"

enum { SOLVER_DOORS_MAX = 64, SOLVER_BARS_MAX = 4096 };

typedef struct Solver {
    Level *level;                    // not owned; receives proof_steps, as many as there is room for
    DistMap *reach;                  // not owned; DIST_NONE where the hero has not come yet
    Rect brittle;                    // where crates, pots and barrels that block a way may be broken
    int keys[KEY_KINDS + 1];         // in hand, by kind, from 1
    bool taken[LEVEL_SPAWNS_MAX];    // items, by index
    bool opened[LEVEL_FIXTURES_MAX]; // chests, by index
    Vec doors[SOLVER_DOORS_MAX];     // doors that are still locked
    int door_count;
    Vec bars[SOLVER_BARS_MAX]; // what could be broken, in reading order: props in `brittle` and cracked walls
    int bar_count;
    int shut; // further locked doors, which count as locked for good
} Solver;

// Begins with no keys and nothing opened. `searched` holds a search of the level, as it is, from the hero's
// cell.
void solver_begin_from(Solver *solver, Level *level, DistMap *searched, Rect brittle);

// Breaks one prop that blocks a way, or with `cracks_too` one prop or cracked wall. The search continues
// there in the directions of `ways`. Returns false when nothing blocks a way.
bool solver_break_one_prop(Solver *solver, Ways ways, bool cracks_too);

// Goes on, in four directions, until nothing changes. Returns how many locks and chests stay shut.
int solver_run(Solver *solver);

// Does all this for a new level from its start, where nothing may require a blast: treasures, keys and
// monsters that only a blast would uncover count as shut, too. `reach` is scratch of the level's size;
// afterwards it is DIST_NONE where the hero never comes.
int solve_without_blast(Level *level, DistMap *reach);
