#pragma once
// Measures the time from the start of a program to its first frame: of the game, to its title, and of the
// smallest program that shows a window with SDL.

#include "bench/bench.h"

const char *start_open(Bed *bed);
void start_close(Bed *bed);
double start_clock(const Bed *bed); // the time on the wall, without the ends of the programs
void start_ours(Bed *bed, int run);
void start_peers(Bed *bed, int run);
