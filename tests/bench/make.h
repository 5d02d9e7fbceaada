#pragma once
// Making levels: furnished, proved, and freed again. Against the peer's bare ones, or per cell against our
// own smallest. work->kind and side.

#include "bench/bench.h"

const char *make_open(Bed *bed);       // against the peer's
const char *make_sized_open(Bed *bed); // against 64x64
void make_close(Bed *bed);
void make_ours(Bed *bed, int run);
void make_small(Bed *bed, int run);
void make_peers(Bed *bed, int run);
