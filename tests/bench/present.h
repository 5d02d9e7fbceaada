#pragma once
// A frame of ours shown in a window, and the same texture by a program that does nothing else.

#include "bench/bench.h"

const char *present_open(Bed *bed); // work->kind: SDL_RendererFlags of the peer's
void present_close(Bed *bed);
double present_clock(const Bed *bed); // the display's part included
void present_ours(Bed *bed, int run);
void present_peers(Bed *bed, int run);
