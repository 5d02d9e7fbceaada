#pragma once
// Makes levels: furnished, proved, and freed again. Compares them with the peer's bare levels, or per cell
// with our own levels of 64x64. work->kind: the generator; work->side: cells.

#include "bench/bench.h"

const char *make_open(Bed *bed);       // to compare with the peer's levels
const char *make_sized_open(Bed *bed); // to compare with levels of 64x64
void make_close(Bed *bed);
void make_ours(Bed *bed, int run);
void make_small(Bed *bed, int run);
void make_peers(Bed *bed, int run);
