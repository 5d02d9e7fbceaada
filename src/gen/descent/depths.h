#pragma once
// The depths of the descent as a table. gen_level() uses it for options->descent (gen/descent/stages.h).

#include "gen/rebuild/rebuild.h"

enum { TOLL_FLOOR_MIN = 150, ARENA_W = 31, ARENA_H = 23 };

enum { SURE_KINDS = 2 };

typedef struct DescentDepth {
    const char *hour, *theme;   // for the player: the canonical hour, and how the depth looks
    int weights[GEN_COUNT];     // of the generators; two different ones are drawn
    int suppress;               // GenOptions.suppress of its pillars
    int corridor;               // GenOptions.corridor of its maze; 0: the usual
    int rubble;                 // GenOptions.rubble of its scatter, percent; 0: the usual
    int w, h;                   // cells
    int treasures, quota;       // how many treasures there are, and how many open the grate
    int points;                 // to spend on monsters
    int monsters;               // the least number that do not lie in ambush
    ActorKind sure[SURE_KINDS]; // kinds of which there is one at least
    int lit, unlit;             // torches per 100 cells of floor
    int chests;
    ActorKind elite; // its death counts as some treasures of the quota; ACTOR_NONE: there is none
    bool lanes;      // its great room is the Cooper's hall, with the stairs down in it
    bool arena;      // the last depth: braziers hold its quarters, and the crown opens the grate
    bool vestibule, vault, shrine, shop;
    bool dry;          // no water in its great room or along its seam
    int first, period; // ticks until the first toll, and between tolls; 0: there is no clock
} DescentDepth;

// depth: 1..DESCENT_DEPTHS
const DescentDepth *descent_depth(int depth);

// The generators of a depth, A first: two of them, in the arena three that take turns.
void descent_choose_blend(Blend *blend, uint64_t seed, int depth);

// The size of options->depth.
Vec descent_size(const GenOptions *options);
