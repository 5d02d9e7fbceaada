#pragma once
// A thousand monsters in one level, all awake: whole ticks, and what they see alone.

#include "bench/bench.h"

typedef enum CrowdPlace { CROWD_SPREAD, CROWD_NEAR } CrowdPlace; // all over the level; where the hero sees

const char *crowd_open(Bed *bed); // work->kind: CrowdPlace
void crowd_close(Bed *bed);

void crowd_ready(Bed *bed, int run);
void crowd_ticks(Bed *bed, int run); // work->count of them

const char *crowd_look_open(Bed *bed);
void crowd_look(Bed *bed, int run); // of ten levels, ten thousand monsters
