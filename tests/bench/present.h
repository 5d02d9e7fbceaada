#pragma once
// Shows a frame in a window. The peer shows the same texture, in a program that does nothing else.

#include "bench/bench.h"

const char *present_open(Bed *bed); // work->kind: SDL_RendererFlags of the peer's renderer
void present_close(Bed *bed);
double present_clock(const Bed *bed); // includes what the display takes
void present_ours(Bed *bed, int run);
void present_peers(Bed *bed, int run);
