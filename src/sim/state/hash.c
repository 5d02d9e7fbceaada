#include "base/hash.h"
#include "sim/state/fields.h"

static uint64_t hash_grid(uint64_t hash, const Grid *grid) {
    return hash_bytes(hash, grid->cells, (size_t)grid->w * (size_t)grid->h);
}

uint64_t world_hash(const World *world) {
    uint64_t hash = hash_int(HASH_START, (int64_t)level_hash(&world->level));
    hash = fields_hash(hash, &WORLD_FIELDS, world);
    hash = hash_grid(hash, &world->known.tiles);
    hash = hash_grid(hash, &world->known.decor);
    return hash_grid(hash, &world->known.explored);
}
