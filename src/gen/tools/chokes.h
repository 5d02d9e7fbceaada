#pragma once
// Chokepoints: cells without which a part of the level is cut off from the start. They are found in one walk
// over the level (articulation points; Hopcroft and Tarjan, 1973).

#include "gen/tools/context.h"

enum { CHOKES_MAX = 48 };

// The part behind it has the numbers first .. first + count - 1.
typedef struct Choke {
    Vec cell;
    int first, count;
} Choke;

typedef struct Chokes {
    Choke at[CHOKES_MAX];
    int count;
    int seen;  // how many candidates there were; a random sample is kept
    int cells; // how many cells can be reached in all
} Chokes;

// Numbers all cells that can be reached, in gen->tour.steps, and finds a sample of the chokepoints where a
// door can hang.
void chokes_sample_doors(GenContext *gen, Chokes *chokes);

// True when the cell lies behind the chokepoint.
bool choke_cuts_off_cell(const GenContext *gen, const Choke *choke, Vec cell);

// True where a door can hang: walls on both sides along one axis, floor on both sides along the other.
bool choke_can_hold_door(const Level *level, Vec cell);
