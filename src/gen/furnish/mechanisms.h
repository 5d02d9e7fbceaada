#pragma once
// Places stairs, chests and traps. These stages only ask the level what can be reached and how far away it
// is, so they work for every generator.

#include "gen/tools/context.h"
#include "map/drops.h"

void stairs_place(GenContext *gen); // stairs down far from the start; stairs up beside it
void chests_place(GenContext *gen); // fewer chests than monsters, in dead ends if there are any
void traps_place(GenContext *gen);

// Places up to `wanted` chests. The first `sure_locked` are locked, each of the others by chance.
void chests_place_some(GenContext *gen, int wanted, int sure_locked);

// Puts stairs, or a chest, at a cell. A locked chest gets a key elsewhere; if there is no key left, it is not
// locked.
void stairs_put(GenContext *gen, Vec cell, Tile tile);
void chests_put(GenContext *gen, Vec cell, bool lock_if_key_left);

// Fills a chest with a drop (a heart if that is nothing), and sometimes with a power-up.
void chest_fill(Fixture *chest, Drop drop, Rng *rng);
