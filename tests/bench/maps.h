#pragma once
// The levels that the rows run over.

#include "base/rng.h"
#include "gen/gen.h"

enum { OPEN_FIELD = GEN_COUNT }; // a kind of its own: nothing but a wall around it

Level map_make(int kind, int side, uint64_t seed);
// Any cell that one can see through.
Vec map_cell(const Level *level, Rng *rng);
// The kind of monster whose turn is next, but for broad ones, which leave their neighbours no room.
int map_kind_after(int kind);
