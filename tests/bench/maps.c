#include "bench/maps.h"

#include "base/check.h"

static Level open_field(int side) {
    Level level;
    CHECK(level_init(&level, side, side));
    grid_fill(&level.tiles, TILE_WALL);
    grid_fill_clipped(&level.tiles, (Rect){1, 1, side - 2, side - 2}, TILE_FLOOR);
    level_update_caches(&level);
    return level;
}

Level map_make(int kind, int side, uint64_t seed) {
    if (kind == OPEN_FIELD) return open_field(side);
    Level level;
    GenOptions options = GENERATORS[kind]->defaults;
    options.w = options.h = side;
    options.seed = seed;
    CHECK(gen_level(&level, &options));
    return level;
}

Vec map_cell(const Level *level, Rng *rng) {
    for (;;) {
        int x = rng_below(rng, level->tiles.w);
        int y = rng_below(rng, level->tiles.h);
        if (level_floor(level, (Vec){x, y})) return (Vec){x, y};
    }
}

int map_kind_after(int kind) {
    do kind = kind + 1 < ACTOR_KIND_COUNT ? kind + 1 : ACTOR_RAT;
    while (ACTORS[kind].w > 0 || ACTORS[kind].elite);
    return kind;
}
