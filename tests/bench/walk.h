#pragma once
// Distance maps, four ways, over levels of work->kind and side.

#include "bench/bench.h"

const char *walk_open(Bed *bed);
void walk_close(Bed *bed);
void walk_ours(Bed *bed, int run);
void walk_peers(Bed *bed, int run);
