#pragma once
// Makes a level again under a mask: what is held stays, all else is made by one of two generators and
// joined to what stayed. A toll does this before the hero's eyes (sim/toll/toll.h); a
// depth of the descent blends its two generators so when it is first made (gen/descent/depths.h).

#include "gen/tools/cells.h"
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

// NULL when out of memory.
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

// ---- gen/rebuild/join.c

// Joins regions of floor by the shortest tunnels, and fills what is not worth one.

// The memory that it takes.
typedef struct Join {
    Grid ground;     // what each cell is to the search
    Grid met;        // whether the search has come by it
    Vec *back;       // the stone or door before on the way from the hero, or the first cell of a region
    CellList stone;  // that was met, in order: what lies beside it is met next
    CellList doors;  // likewise, once there is no more stone
    CellList region; // floor that hangs together
    CellList small;  // the first cells of regions that are not worth a tunnel
} Join;

// False when out of memory; join_free() then frees what there is.
bool join_init(Join *join, int w, int h);
void join_free(Join *join);

// Digs and fills what is not held. Every region of floor that holds a held cell, or REGION_MIN cells, is
// joined to `hero`, a cell within the border that can be walked, as rebuild.h says.
void join_regions(Join *join, Level *level, const Grid *held, Vec hero);

// ---- gen/rebuild/doorways.c

// Doorways of a level that is made again: those that are held stay ways, others go where they lead nowhere.

enum { REGION_MIN = 6 }; // cells: fewer are not worth a way of their own

// True when the doorway has an end from which, but for it, fewer than REGION_MIN cells can be walked to, and
// not the hero, if `pocket`; else one from which there are more, or the hero. Then `end` is that cell.
bool doorway_end(const Level *level, Vec door, Vec hero, bool pocket, Vec *end);

// A door, secret or crack that is held must not end in stone. Both ends of the way through it become floor,
// the stone beside it stays so that it has walls, and these cells are added to `held`. The toll's own mask
// must not have it: its golden edge would give a secret away.
void doorways_keep(Level *level, Grid *held);

// Plain doors that are not held become floor where they have lost their meaning: no two walls to hang
// between, no way on both sides, or no more than a pocket behind them.
void doorways_clear(Level *level, const Grid *held, Vec hero);
