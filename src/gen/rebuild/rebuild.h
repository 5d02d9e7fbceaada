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
