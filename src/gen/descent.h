#pragma once
// The depths of the descent as a table, and the first draft of each: generator A, with B on one side of a
// seam, joined; furnished by points, and proved.

#include "gen/remake.h"

enum { DESCENT_DEPTHS = 7, TOLL_PERIOD = 5400, TOLL_FIRST = 9000, TOLL_FLOOR_MIN = 150 };

typedef struct DescentDepth {
    const char *hour, *theme;
    int weights[GEN_COUNT]; // of the generators; two are drawn, without replacement
    int w, h;               // cells
    int goods, quota;
    int points;     // to spend on monsters
    int lit, unlit; // torches per 100 cells of floor
    int chests;
    int first, period; // ticks until the first toll, and between tolls
} DescentDepth;

// depth: 1..DESCENT_DEPTHS
const DescentDepth *descent_depth(int depth);

// The two generators of a depth, A first.
void descent_recipe(Recipe *recipe, uint64_t seed, int depth);

// Makes the level of options->depth, which the caller frees; false when memory lacks. gen_level() calls it
// for options->descent.
bool descent_level(Level *level, const GenOptions *options);
