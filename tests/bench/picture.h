#pragma once
// The near frame of a lit field with sprites on it, and the same field by SDL's own copies, each lit by one
// colour. Our light changes from pixel to pixel, so SDL's part is the simplest light that a game would do by
// its means.

#include "bench/bench.h"

const char *picture_open(Bed *bed); // work->count: sprites
void picture_close(Bed *bed);
void picture_ready(Bed *bed, int run);
void picture_ours(Bed *bed, int run);
void picture_peers(Bed *bed, int run);
