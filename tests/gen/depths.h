#pragma once
// Makes depths of the descent, and counts things in them.

#include "gen/gen.h"
#include "support/unit.h"

static inline Level level_of(uint64_t seed, int depth) {
    GenOptions options = {.seed = seed, .depth = depth, .descent = true};
    Level level;
    assert_true(gen_level(&level, &options));
    return level;
}

static inline int count_tiles(const Level *level, Tile tile) {
    int count = 0;
    for (int i = 0; i < level->tiles.w * level->tiles.h; i++) count += level->tiles.cells[i] == tile;
    return count;
}
