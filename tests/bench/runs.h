#pragma once
// Recorded runs of the descent, replayed with their hashes.

#include "bench/bench.h"

const char *runs_open(Bed *bed); // work->count: seconds of each
void runs_close(Bed *bed);
void runs_replay(Bed *bed, int run);
