#pragma once
// Levels of work->side, full of monsters, all awake, and of flames: whole ticks, and what they see alone.

#include "base/rng.h"
#include "bench/bench.h"
#include "sim/state/world.h"

typedef enum CrowdPlace { CROWD_SPREAD, CROWD_NEAR } CrowdPlace; // all over the level; where the hero sees

World *crowd_world(const Work *work, uint64_t seed, Rng *rng);

const char *crowd_open(Bed *bed); // work->kind: CrowdPlace
void crowd_close(Bed *bed);

void crowd_ready(Bed *bed, int run);
void crowd_ticks(Bed *bed, int run); // work->count of them

const char *crowd_look_open(Bed *bed);
void crowd_look(Bed *bed, int run); // of ten levels, ten thousand monsters
