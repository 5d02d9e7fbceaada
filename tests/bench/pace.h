#pragma once
// How even the frames of a game in a window are, and what it takes while paused.

#include "bench/bench.h"

const char *pace_open(Bed *bed); // work->kind: of a hundred frames so many are better; work->count: frames
void pace_close(Bed *bed);
double pace_clock(const Bed *bed); // the error of that frame's time
void pace_play(Bed *bed, int run);
void pace_calm(Bed *bed, int run);  // pauses, and waits until all has settled
void pace_pause(Bed *bed, int run); // a second
