#pragma once
// Places stairs, chests and traps. These stages look only at the level itself - what can be reached, and how
// far away it is - and so work for every generator.

#include "gen/tools/context.h"
#include "map/drops.h"

void stairs_place(GenContext *gen); // down, far from the start; up, beside it
void chests_place(GenContext *gen); // fewer than monsters, in dead ends where there are some
void traps_place(GenContext *gen);

// Chests, as many as are wanted where there are cells for them; the first `sure` are locked in any case.
void chests_place_some(GenContext *gen, int wanted, int sure);

// Stairs or a chest at a cell. A locked chest needs a key, which is placed as well.
void stairs_put(GenContext *gen, Vec cell, Tile tile);
void chests_put(GenContext *gen, Vec cell, bool locked);

// Puts into a chest what was rolled - a heart where that is nothing - and now and then a power.
void chest_fill(Fixture *chest, Drop drop, Rng *rng);
