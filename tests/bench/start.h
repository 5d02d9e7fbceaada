#pragma once
// From the start of a program to its first frame: ours, to its title, and the least that SDL can do.

#include "bench/bench.h"

const char *start_open(Bed *bed);
void start_close(Bed *bed);
double start_clock(const Bed *bed); // of the wall, ends of programs left out
void start_ours(Bed *bed, int run);
void start_peers(Bed *bed, int run);
