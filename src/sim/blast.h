#pragma once
// Bombs and powder barrels: 3x3 cells, which also break what can be broken and light what can burn.

#include "sim/world.h"

enum { FUSE_TICKS = 90, BLAST_DAMAGE = 4 };

void blast_at(World *world, Vec middle, int by);
