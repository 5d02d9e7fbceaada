#pragma once
// Makes a level anew under a mask: what is held stays, all else becomes a fresh draft of one of two
// generators, joined to what stayed. A toll does this before the hero's eyes (sim/toll/toll.h); the first
// draft of a depth of the descent blends its two generators so (gen/descent/depths.h).

#include "gen/tools/options.h"
#include "map/level.h"

// Two generators for one level. A size that a generator cannot use becomes the next smaller one that it can;
// such drafts lie centred in stone.
typedef struct Recipe {
    int w, h;
    GenOptions of[2]; // w, h and seed are not used
} Recipe;

typedef struct Remake Remake; // all the memory that it takes

// NULL when memory lacks.
Remake *remake_new(const Recipe *recipe);
void remake_free(Remake *remake); // NULL is fine

// Changes tiles and decor of `level` (of the recipe's size) where `held` is 0: a draft of generator
// `which`, 0 or 1, from `seed`. Its doors are plain ones; nothing is furnished. Every region of floor that
// holds a held cell, or six cells, is joined to `hero`, a floor cell, through unheld stone where that is
// possible (0-1 search; Dial, 1969), through locked doors where it is not; all other unheld floor is filled.
// Frames are brought up to date. No heap.
void remake_draw(Remake *remake, Level *level, const Grid *held, Vec hero, int which, uint64_t seed);

// The two halves of it. The first draft of a depth blends both generators before it joins them: a draft may
// leave floor anywhere; what is held while joining is neither dug nor filled.
void remake_draft(Remake *remake, Level *level, const Grid *held, int which, uint64_t seed);
void remake_join(Remake *remake, Level *level, const Grid *held, Vec hero, uint64_t seed);
