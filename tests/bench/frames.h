#pragma once
// Draws the near frame with this program's loops over pixels, and with the same loops compiled with -O2, as
// packages are. The two programs differ in nothing else.

#include "bench/bench.h"

const char *frames_open(Bed *bed);
void frames_close(Bed *bed);
double frames_clock(const Bed *bed);
void frames_ours(Bed *bed, int run);
void frames_peers(Bed *bed, int run);
