#pragma once
// A hash that tells whether two games are the same, on all levels that were visited.

#include "base/hash.h"
#include "sim/game.h"

static inline uint64_t game_hash(const Game *game) {
    uint64_t hash = hash_int(HASH_START, game->depth);
    for (int i = 0; i < GAME_DEPTHS; i++) {
        const World *world = game->worlds[i];
        hash = hash_int(hash, world == NULL ? 0 : (int64_t)world_hash(world));
    }
    return hash;
}
