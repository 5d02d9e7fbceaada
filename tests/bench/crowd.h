#pragma once
// Levels of work->side cells that are full of monsters, all awake, and of flames. Measures whole ticks, and
// only what monsters see.

#include "base/rng.h"
#include "bench/bench.h"
#include "sim/state/world.h"

// Where the monsters stand: all over the level, or where the hero sees them.
typedef enum CrowdPlace { CROWD_SPREAD, CROWD_NEAR } CrowdPlace;

World *crowd_world(const Work *work, uint64_t seed, Rng *rng);

const char *crowd_open(Bed *bed); // work->kind: CrowdPlace
void crowd_close(Bed *bed);

void crowd_ready(Bed *bed, int run);
void crowd_ticks(Bed *bed, int run); // runs work->count ticks

const char *crowd_look_open(Bed *bed);
void crowd_look(Bed *bed, int run); // lets ten thousand monsters look, on ten levels
