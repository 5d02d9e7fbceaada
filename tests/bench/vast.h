#pragma once
// The largest level that can be played (crowd.h): a toll that rebuilds all of it, and frames of what the hero
// sees.

#include "bench/bench.h"

const char *vast_toll_open(Bed *bed);
const char *vast_frame_open(Bed *bed);
void vast_close(Bed *bed);

void vast_toll_ready(Bed *bed, int run);
void vast_toll(Bed *bed, int run);
void vast_frame_ready(Bed *bed, int run);
void vast_frame(Bed *bed, int run); // includes what the scene does once a tick
