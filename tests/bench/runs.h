#pragma once
// Replays recorded runs of the descent and checks their hashes.

#include "bench/bench.h"

const char *runs_open(Bed *bed); // work->count: the seconds of each run
void runs_close(Bed *bed);
void runs_replay(Bed *bed, int run);
