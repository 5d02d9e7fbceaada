#pragma once
// Tolls on levels of the descent of 61x37 cells, stirred up before (sim/stir.h).

#include "bench/bench.h"

typedef enum TollLevels { TOLL_PLAIN, TOLL_PIECES } TollLevels; // without and with set pieces

const char *toll_open(Bed *bed);
void toll_close(Bed *bed);
void toll_ready(Bed *bed, int run);
void toll_ours(Bed *bed, int run);
