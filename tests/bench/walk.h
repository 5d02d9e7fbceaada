#pragma once
// Makes distance maps with steps in four directions, on levels of work->kind with work->side cells a side.

#include "bench/bench.h"

const char *walk_open(Bed *bed);
void walk_close(Bed *bed);
void walk_ours(Bed *bed, int run);
void walk_peers(Bed *bed, int run);
