#pragma once
// More monsters than a level of the game has room for: the same as in crowd.h, from a library that holds the
// simulation with larger arrays.

#include "bench/bench.h"

const char *large_open(Bed *bed);
void large_close(Bed *bed);
void large_ready(Bed *bed, int run);
void large_ticks(Bed *bed, int run);
