#pragma once
// Bombs and powder barrels: 3x3 cells, which also break what can be broken and light what can burn.

#include "sim/state/world.h"

enum { BLAST_DAMAGE = 4 };

// The cells of 3x3 that lie open to their middle, be they solid themselves; in reading order.
typedef struct Reached {
    Vec cells[9];
    int count;
} Reached;

Reached blast_reach(const World *world, Vec middle);

void blast_at(World *world, Vec middle, ActorId by);

// Barrels that blow up in this tick do so.
void blasts_settle(World *world);
