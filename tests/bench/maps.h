#pragma once
// The levels on which the rows of the table run.

#include "base/rng.h"
#include "gen/gen.h"

enum { OPEN_FIELD = GEN_COUNT }; // beside the generators, as a kind: an empty field with a wall around it

// Makes a level of side x side cells. The caller frees it.
Level map_make(int kind, int side, uint64_t seed);
// A random cell that can be seen through.
Vec map_cell(const Level *level, Rng *rng);
// The kind of monster after that one; after the last comes the first. Leaves out broad monsters, which leave
// their neighbours no room, and elites, of which a level has at most one.
int map_kind_after(int kind);
