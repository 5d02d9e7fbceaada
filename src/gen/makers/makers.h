#pragma once
// The table of generators. Each has a file here that defines its row (gen/makers/rows.h).

#include "gen/tools/generator.h"

#include <stdint.h>

extern const Generator *const GENERATORS[GEN_COUNT];

// The generator of that name, or GEN_COUNT.
GenKind gen_find(const char *name);

// The sizes nearest to `wanted` that the generator can use with these options: `down` is at most as large on
// each axis, `up` at least as large. If one of them does not exist, both are the other. If every size fits,
// both are `wanted`.
void gen_nearest_sizes(const GenOptions *options, Vec wanted, Vec *down, Vec *up);

// The largest size up to `most` that the generator can use with these options; on an axis where none is so
// small, its least.
Vec gen_fit_size(const GenOptions *options, Vec most);

// ---- gen/makers/arcade.c

// The rooms of the arcade's world.

// The seed of the room `dx` rooms to the east and `dy` to the south. The world of 256x256 rooms wraps
// around.
uint64_t arcade_neighbour_seed(uint64_t seed, int dx, int dy);
