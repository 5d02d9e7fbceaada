#pragma once
// Makes a level anew under a mask: what is held stays, all else is made by one of two generators and
// joined to what stayed. A toll does this before the hero's eyes (sim/toll/toll.h); a
// depth of the descent blends its two generators so when it is first made (gen/descent/depths.h).

#include "gen/tools/options.h"
#include "map/level.h"

enum { BLEND_MOST = 3 };

// Two generators or more for one level. A size that a generator cannot use becomes the next smaller one that
// it can; what it makes lies centred in stone.
typedef struct Blend {
    int w, h;
    int count;                 // 0: two
    GenOptions of[BLEND_MOST]; // w, h and seed are not used
} Blend;

typedef struct Rebuild Rebuild; // all the memory that it takes

// NULL when memory lacks.
Rebuild *rebuild_new(const Blend *blend);
// One more for the same blend; likewise.
Rebuild *rebuild_clone(const Rebuild *rebuild);
void rebuild_free(Rebuild *rebuild); // NULL is fine

// Changes tiles and decor of `level` (of the blend's size) where `held` is 0: to what generator
// `which`, counted round, makes from `seed`. Its doors are plain ones; nothing is furnished. Every region of
// floor that holds a held cell, or six cells, is joined to `hero`, a floor cell, through unheld stone where
// that is possible, through locked doors where it is not; all other unheld floor is filled. Frames are
// brought up to date. No heap.
void rebuild_level(Rebuild *rebuild, Level *level, const Grid *held, Vec hero, int which, uint64_t seed);

// The two halves of it. A depth of the descent blends both generators before it joins them: generating may
// leave floor anywhere; what is held while joining is neither dug nor filled.
void rebuild_generate(Rebuild *rebuild, Level *level, const Grid *held, int which, uint64_t seed);
void rebuild_join(Rebuild *rebuild, Level *level, const Grid *held, Vec hero, uint64_t seed);
