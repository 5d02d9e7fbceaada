#pragma once
// The depths of the descent as a table, and the first draft of each: generator A, with B on one side of a
// seam, joined; furnished by points, and proved. gen_level() makes it for options->descent.

#include "gen/remake.h"

enum {
    DESCENT_DEPTHS = 7,
    DESCENT_STAGE_COUNT = 12,
    TOLL_PERIOD = 5400,
    TOLL_FIRST = 9000,
    TOLL_FLOOR_MIN = 150
};

typedef struct DescentDepth {
    const char *hour, *theme;
    int weights[GEN_COUNT]; // of the generators; two are drawn, without replacement
    int suppress;           // of its pillars
    int corridor;           // of its maze, cells; 0: as usual
    int walls;              // of its scatter, percent; 0: as usual
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

// The size of options->depth.
Vec descent_size(const GenOptions *options);

// For gen_level():
extern const Stage DESCENT_STAGES[DESCENT_STAGE_COUNT];
bool descent_begin(Draft *draft); // false when memory lacks
void descent_end(Draft *draft);
// True when all that the table asks for is there. Wants the distances that the proof leaves.
bool descent_keeps_table(const Draft *draft);
