#pragma once
// Chokepoints: cells without which a part of the level is cut off from the start, found in one walk over the
// level (articulation points; Hopcroft and Tarjan, 1973).

#include "gen/tools/context.h"

enum { CHOKES_MAX = 48 };

// The part behind it holds the cells numbered first .. first + count - 1.
typedef struct Choke {
    Vec cell;
    int first, count;
} Choke;

typedef struct Chokes {
    Choke at[CHOKES_MAX];
    int count;
    int seen;  // candidates met, of which a fair sample is kept
    int cells; // that can be reached in all
} Chokes;

// Numbers all cells that can be reached, in gen->tour.steps, and gives a sample of the chokepoints where a
// door can stand.
void chokes_find(GenContext *gen, Chokes *chokes);

// True when the cell lies behind the chokepoint.
bool choke_hides(const GenContext *gen, const Choke *choke, Vec cell);

// True where a door can stand: wall to both sides along one axis, floor on both sides along the other.
bool choke_holds_door(const Level *level, Vec cell);
