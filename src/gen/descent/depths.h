#pragma once
// The depths of the descent as a table. gen_level() makes them for options->descent (gen/descent/stages.h).

#include "gen/rebuild/rebuild.h"

enum { TOLL_FLOOR_MIN = 150, ARENA_W = 31, ARENA_H = 23 };

typedef struct DescentDepth {
    const char *hour, *theme;
    int weights[GEN_COUNT]; // of the generators; two are drawn, without replacement
    int suppress;           // of its pillars
    int corridor;           // of its maze, cells; 0: as usual
    int rubble;             // of its scatter, percent; 0: as usual
    int w, h;               // cells
    int goods, quota;
    int points;     // to spend on monsters
    int monsters;   // at least, of those that lie in no ambush
    int lit, unlit; // torches per 100 cells of floor
    int chests;
    ActorKind elite; // whose death counts as some of the quota; ACTOR_NONE: there is none
    bool arena;      // the last one: its quarters are held by their braziers, and the crown opens the grate
    bool vestibule, vault, shrine, shop;
    bool dry;          // no water stands in its great room or runs along its seam
    int first, period; // ticks until the first toll, and between tolls; 0: no clock runs
} DescentDepth;

// depth: 1..DESCENT_DEPTHS
const DescentDepth *descent_depth(int depth);

// The generators of a depth, A first: two, in the arena three in turn.
void descent_blend(Blend *blend, uint64_t seed, int depth);

// The size of options->depth.
Vec descent_size(const GenOptions *options);
