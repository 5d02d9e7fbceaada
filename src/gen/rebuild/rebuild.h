#pragma once
// Makes a level again under a mask: what is held stays, and the rest is made by one of two generators and
// joined to it. A toll does this while the hero is there (sim/toll/toll.h). A depth of the descent blends
// its two generators in the same way when it is first made (gen/descent/depths.h).

#include "gen/tools/cells.h"
#include "gen/tools/options.h"
#include "map/level.h"

enum { BLEND_MOST = 3 };

// Two or more generators for one level. If a generator cannot use the size, it uses the next smaller one
// that it can, centred in stone.
typedef struct Blend {
    int w, h;
    int count;                 // 0: two
    GenOptions of[BLEND_MOST]; // their w, h and seed are ignored
} Blend;

typedef struct Rebuild Rebuild; // all the memory that it takes

// Returns NULL when out of memory.
Rebuild *rebuild_new(const Blend *blend);
// Another one for the same blend. Returns NULL when out of memory.
Rebuild *rebuild_clone(const Rebuild *rebuild);
void rebuild_free(Rebuild *rebuild); // accepts NULL

// Changes tiles and decor of `level`, which has the blend's size, where `held` is 0: to what generator
// number `which` (modulo their count) makes from `seed`. All its doors are plain, and nothing is furnished.
// Every region of floor with a held cell, or with six cells, is joined to the floor cell `hero`: through
// stone that is not held if possible, otherwise through locked doors. Other floor that is not held is
// filled. Frames are updated. Uses no heap.
void rebuild_level(Rebuild *rebuild, Level *level, const Grid *held, Vec hero, int which, uint64_t seed);

// The two halves of rebuild_level(). A depth of the descent runs both generators before it joins them.

// The first half, which may leave floor anywhere.
void rebuild_generate(Rebuild *rebuild, Level *level, const Grid *held, int which, uint64_t seed);
// The second half. Cells that are `held` are neither dug nor filled.
void rebuild_finish(Rebuild *rebuild, Level *level, const Grid *held, Vec hero, uint64_t seed);

// ---- gen/rebuild/join.c

// Joins regions of floor by the shortest tunnels, and fills those that are not worth one.

// Its memory.
typedef struct Join {
    Grid ground;     // what each cell means to the search
    Grid met;        // whether the search has met it
    Vec *back;       // the stone or door before it on the way from the hero; for a region, its first cell
    CellList stone;  // stone that was met, in order; its neighbours are met next
    CellList doors;  // locked doors that were met; used when there is no stone left
    CellList region; // connected floor
    CellList small;  // the first cells of regions that are not worth a tunnel
} Join;

// Returns false when out of memory; then call join_free().
bool join_init(Join *join, int w, int h);
void join_free(Join *join);

// Digs and fills cells that are not held. Joins every region of floor with a held cell, or with REGION_MIN
// cells, to `hero`, a walkable cell inside the border, as rebuild.h says.
void join_regions(Join *join, Level *level, const Grid *held, Vec hero);

// ---- gen/rebuild/doorways.c

// Doorways of a level that is made again: held ones stay passable, others are removed where they lead
// nowhere.

enum { REGION_MIN = 6 }; // regions of fewer cells are not worth a tunnel

// Writes to `cell` the neighbour of the door that is a pocket: without the door, one reaches fewer than
// REGION_MIN cells from it, and not the hero. Returns false when there is none.
bool doorways_find_pocket(const Level *level, Vec door, Vec hero, Vec *cell);
// The same for a neighbour from which one reaches more, or the hero.
bool doorways_find_room(const Level *level, Vec door, Vec hero, Vec *cell);

// A held door, secret or crack must not end in stone. Both ends of the way through it become floor, the
// stone beside it stays as its walls, and all these cells are added to `held`. Give it a copy of the toll's
// mask: players see a golden edge around what that mask holds, which would give a secret away.
void doorways_open_ends(Level *level, Grid *held);

// Turns plain doors that are not held into floor where they make no sense any more: not between two walls,
// no way on both sides, or just a pocket behind.
void doorways_remove_idle(Level *level, const Grid *held, Vec hero);
