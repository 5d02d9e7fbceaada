#pragma once
// Stages that every level goes through after its generator: what works in it. They ask the level itself -
// what can be reached, how far it is, where it narrows - and never who made it.

#include "gen/tools/context.h"

enum { FLOOR_PER_BRAZIER = 300 }; // cells

void stairs_place(GenContext *gen); // down, far from the start; up, beside it
void chests_place(GenContext *gen); // fewer than monsters, in dead ends where there are some
void traps_place(GenContext *gen);
void packs_place(GenContext *gen);    // monsters that lie in wait
void braziers_place(GenContext *gen); // cold, in the middle of large rooms

// The same, as many as are wanted as far as there are places; a brazier wants `room` cells of free floor to
// all sides; the first `sure` chests are locked in any case.
void braziers_place_some(GenContext *gen, int wanted, int room);
void chests_place_some(GenContext *gen, int wanted, int sure);

// The best of some random free cells at least `away` steps from the start, the liking being larger the
// better; false when there is none.
bool place_best(GenContext *gen, int samples, int away, int (*liking)(const GenContext *gen, Vec cell),
                Vec *found);

// One of them, at a cell; a locked one needs a key, which is placed as well.
void stairs_put(GenContext *gen, Vec cell, Tile tile);
void chests_put(GenContext *gen, Vec cell, bool locked);

// Ways on from a cell, by every `stride`th direction.
int place_ways_on(const Level *level, Vec cell, int stride);

// True when what is open around the cell hangs together without it: it is nobody's only way.
bool place_has_way_around(const Level *level, Vec cell);
