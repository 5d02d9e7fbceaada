#pragma once
// Computes fields of view that reach work->reach cells, on levels of work->kind with work->side cells a side.
// work->count: the PeerSight of the peer.

#include "bench/bench.h"

const char *sight_open(Bed *bed);
void sight_close(Bed *bed);
void sight_ours(Bed *bed, int run);
void sight_shadows(Bed *bed, int run); // our field of view without rays, as on other processors
void sight_peers(Bed *bed, int run);
