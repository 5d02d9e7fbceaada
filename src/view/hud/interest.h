#pragma once

#include "view/memory/lore.h"

// The cells that a cursor steps through: first awake monsters in sight, then those that sleep or lie in
// wait, then everything else. In each group nearer cells come first.

enum { INTEREST_MAX = 512 };

typedef struct Interest {
    Vec at[INTEREST_MAX];
    int64_t ranks[INTEREST_MAX];
    int count;
} Interest;

// Inserts a cell in this order. Without room it is left out.
void interest_insert(Interest *interest, const World *world, Vec cell);

// The cell after `from` (by = 1) or before it (-1); the list goes around. From any other cell: the first or
// the last. `from` itself if the list is empty.
Vec interest_next(const Interest *interest, Vec from, int by);
