#pragma once
// How much two levels of neighbouring seeds must differ: every pair, not only on average.

#include "base/check.h"
#include "gen/gen.h"
#include "gen/prove/shape.h"

// Two dungeons of one generator and of depth 6's size differ by 144 per mille of their patterns and by 28 %
// of their picture on average (100 seeds each of halls 142 and 31, pillars 120 and 22, arcade 187 and 10,
// maze 111 and 22, rooms 135 and 42, scatter 183 and 30, caves 133 and 40). The most alike pair of a depth
// has to be about as different as those are as a rule: of 3,000 pairs at each depth it had 137 (depth 6) and
// 31 (depth 2), and half of all pairs have more than 245 and 43.
enum { PATTERNS_LEAST = 130, PICTURE_LEAST = 30 };

typedef struct Neighbours {
    int patterns, picture; // the least differences of all pairs
} Neighbours;

static inline Level level_beside(uint64_t seed, int depth, Shape *shape) {
    GenOptions options = {.seed = seed, .depth = depth, .descent = true};
    Level level;
    CHECK(gen_level(&level, &options) && shape_measure(&level, shape));
    return level;
}

// The least differences among `pairs` pairs of neighbouring seeds, from the seed `first` on.
static inline Neighbours nearest_neighbours(int depth, uint64_t first, int pairs) {
    Neighbours least = {1000, 100};
    Shape last, shape;
    Level before = level_beside(first, depth, &last);
    for (int i = 1; i <= pairs; i++) {
        Level level = level_beside(first + (uint64_t)i, depth, &shape);
        least.patterns = int_min(least.patterns, shape_distance_pm(&shape, &last));
        least.picture = int_min(least.picture, shape_changed_percent(&level, &before));
        level_free(&before);
        before = level;
        last = shape;
    }
    level_free(&before);
    return least;
}
