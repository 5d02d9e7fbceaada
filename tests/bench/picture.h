#pragma once
// The near frame of a lit field with sprites on it, and the same field by plain copies of SDL, unlit.

#include "bench/bench.h"

const char *picture_open(Bed *bed); // work->count: sprites
void picture_close(Bed *bed);
void picture_ready(Bed *bed, int run);
void picture_ours(Bed *bed, int run);
void picture_peers(Bed *bed, int run);
