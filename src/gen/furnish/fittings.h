#pragma once
// Stages that every level goes through after its generator: what works in it. They ask the level itself -
// what can be reached, how far it is, where it narrows - and never who made it.

#include "gen/tools/context.h"

enum { FLOOR_PER_BRAZIER = 300 }; // cells

void fit_stairs(Draft *draft); // down, far from the start; up, beside it
void fit_chests(Draft *draft); // fewer than monsters, in dead ends where there are some
void fit_traps(Draft *draft);
void fit_packs(Draft *draft);    // monsters that lie in wait
void fit_braziers(Draft *draft); // cold, in the middle of large rooms

// The same, as many as are wanted as far as there are places; a brazier wants `room` cells of free floor to
// all sides; the first `sure` chests are locked in any case.
void fit_some_braziers(Draft *draft, int wanted, int room);
void fit_some_chests(Draft *draft, int wanted, int sure);

// The best of some random free cells at least `away` steps from the start, the liking being larger the
// better; false when there is none.
bool fit_choose(Draft *draft, int samples, int away, int (*liking)(const Draft *draft, Vec cell), Vec *found);

// One of them, at a cell; a locked one needs a key, which is placed as well.
void fit_put_stairs(Draft *draft, Vec cell, Tile tile);
void fit_put_chest(Draft *draft, Vec cell, bool locked);

// Ways on from a cell, by every `stride`th direction.
int fit_ways(const Level *level, Vec cell, int stride);

// True when what is open around the cell hangs together without it: it is nobody's only way.
bool fit_spare(const Level *level, Vec cell);
