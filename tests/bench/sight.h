#pragma once
// Fields of view over levels of work->kind and side, work->reach cells far. work->count: PeerSight.

#include "bench/bench.h"

const char *sight_open(Bed *bed);
void sight_close(Bed *bed);
void sight_ours(Bed *bed, int run);
void sight_shadows(Bed *bed, int run); // ours without rays, as on other processors
void sight_peers(Bed *bed, int run);
