#pragma once
// Tolls over stirred levels of the descent that are 61x37.

#include "bench/bench.h"

const char *toll_open(Bed *bed);
void toll_close(Bed *bed);
void toll_ready(Bed *bed, int run);
void toll_ours(Bed *bed, int run);
