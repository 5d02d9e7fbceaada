#pragma once
// What is worth a look, for a cursor that goes from thing to thing: monsters in sight that are awake first,
// then those that sleep or lie in wait, then all else; of each the nearer before the further.

#include "sim/state/world.h"

enum { INTEREST_MAX = 512 };

typedef struct Interest {
    Vec at[INTEREST_MAX];
    int64_t ranks[INTEREST_MAX];
    int count;
} Interest;

// Puts a cell in its place; when there is no room, it is left out.
void interest_add(Interest *interest, const World *world, Vec cell);

// The cell after `from` (by 1) or before it (by -1), around the ends; from elsewhere the first, or the last.
// `from` itself when there is none.
Vec interest_next(const Interest *interest, Vec from, int by);
