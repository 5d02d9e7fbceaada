#include "gen/rebuild/rebuild.h"

#include "base/check.h"
#include "base/hash.h"
#include "gen/furnish/furnish.h"
#include "gen/furnish/lights.h"
#include "gen/makers/makers.h"
#include "gen/tools/context.h"
#include "gen/tools/doorways.h"
#include "gen/tools/join.h"

#include <stdlib.h>

// A generator with its buffers.
typedef struct Source {
    GenOptions options;
    Level level; // of one of its rooms
    GenContext gen;
    Vec origin; // the level's cell for the first room's corner
    Vec rooms;  // how many of its only size fit, sharing walls; otherwise one
    bool fits;
} Source;

struct Rebuild {
    Source of[BLEND_MOST];
    int count, w, h;
    Grid mask; // what is held, and the cells that a held door needs around it
    Join join;
};

// ---- memory

static int rooms_along(int most, int side) {
    return int_max((most - 1) / (side - 1), 1);
}

static bool source_init(Source *source, const Blend *blend, int which) {
    source->options = blend->of[which];
    Vec most = {blend->w, blend->h}, size = gen_fit_size(&source->options, most);
    source->options.w = size.x;
    source->options.h = size.y;
    source->fits = size.x <= most.x && size.y <= most.y;
    source->rooms = (Vec){rooms_along(most.x, size.x), rooms_along(most.y, size.y)};
    source->origin.x = (most.x - source->rooms.x * (size.x - 1) - 1) / 2;
    source->origin.y = (most.y - source->rooms.y * (size.y - 1) - 1) / 2;
    return level_init(&source->level, size.x, size.y) &&
           context_init(&source->gen, &source->level, &source->options, GENERATORS[source->options.kind]);
}

Rebuild *rebuild_new(const Blend *blend) {
    Rebuild *rebuild = calloc(1, sizeof *rebuild);
    if (rebuild == NULL) return NULL;
    rebuild->w = blend->w;
    rebuild->h = blend->h;
    rebuild->count = blend->count == 0 ? 2 : blend->count;
    bool ready =
        grid_init(&rebuild->mask, blend->w, blend->h) && join_init(&rebuild->join, blend->w, blend->h);
    for (int i = 0; i < rebuild->count && ready; i++) ready = source_init(&rebuild->of[i], blend, i);
    if (ready) return rebuild;
    rebuild_free(rebuild);
    return NULL;
}

Rebuild *rebuild_clone(const Rebuild *rebuild) {
    Blend blend = {.w = rebuild->w, .h = rebuild->h, .count = rebuild->count};
    for (int i = 0; i < blend.count; i++) blend.of[i] = rebuild->of[i].options;
    return rebuild_new(&blend);
}

void rebuild_free(Rebuild *rebuild) {
    if (rebuild == NULL) return;
    for (int i = 0; i < rebuild->count; i++) {
        context_free(&rebuild->of[i].gen);
        level_free(&rebuild->of[i].level);
    }
    grid_free(&rebuild->mask);
    join_free(&rebuild->join);
    free(rebuild);
}

// ---- generating

static void clear(Level *level, const Grid *held) {
    for (int i = 0; i < held->w * held->h; i++) {
        if (held->cells[i] != 0) continue;
        level->tiles.cells[i] = TILE_WALL;
        level->decor.cells[i] = DECOR_NONE;
    }
}

// Only floor, plain doors and stone are taken over. Floor with something on it is floor.
static Tile plain(Tile tile) {
    if (TILES[tile].wall || tile == TILE_VOID) return TILE_WALL;
    return TILES[tile].door ? TILE_DOOR : TILE_FLOOR;
}

static void copy(const Level *from, Level *to, const Grid *held, Vec origin) {
    Rect inside = {1, 1, held->w - 2, held->h - 2};
    for (int y = 0; y < from->tiles.h; y++) {
        for (int x = 0; x < from->tiles.w; x++) {
            Vec cell = vec_add(origin, (Vec){x, y});
            if (!rect_has(inside, cell) || grid_at(held, cell) != 0) continue;
            grid_set(&to->tiles, cell, (uint8_t)plain(level_tile(from, (Vec){x, y})));
        }
    }
}

// Runs the generator's stages that make tiles.
static void shape(GenContext *gen, uint64_t seed) {
    const Generator *generator = gen->generator;
    context_begin(gen, seed);
    for (int i = 0; i < generator->shaping; i++) generator->stages[i].run(gen);
}

// Makes each room of an arcade from its own seed.
static void generate_rooms(Source *source, Level *level, const Grid *held, uint64_t seed) {
    Vec pitch = {source->options.w - 1, source->options.h - 1};
    for (int i = 0; i < source->rooms.x * source->rooms.y; i++) {
        Vec room = {i % source->rooms.x, i / source->rooms.x};
        source->options.seed = i == 0 ? seed : hash_mix(seed + (uint64_t)i);
        shape(&source->gen, source->options.seed);
        copy(&source->level, level, held,
             (Vec){source->origin.x + room.x * pitch.x, source->origin.y + room.y * pitch.y});
    }
}

void rebuild_generate(Rebuild *rebuild, Level *level, const Grid *held, int which, uint64_t seed) {
    Source *source = &rebuild->of[which % rebuild->count];
    clear(level, held);
    if (source->fits) generate_rooms(source, level, held, seed);
}

// ---- joining

static void adorn(Level *level, const Grid *held, uint64_t seed) {
    Rng rng;
    rng_init(&rng, seed, STREAM_FURNISH);
    for (int y = 0; y < held->h - 1; y++) {
        for (int x = 1; x < held->w - 1; x++) {
            Vec cell = {x, y};
            if (grid_at(held, cell) != 0) continue;
            if (level_tile(level, cell) == TILE_FLOOR) decor_add_debris(level, cell, &rng);
            if (lights_can_hang(level, cell)) decor_add_banner(level, cell, &rng);
        }
    }
}

void rebuild_finish(Rebuild *rebuild, Level *level, const Grid *held, Vec hero, uint64_t seed) {
    CHECK(rect_has((Rect){1, 1, rebuild->w - 2, rebuild->h - 2}, hero));
    if (!level_passable_with_key(level, hero)) level_build_tile(level, hero, TILE_FLOOR);
    join_regions(&rebuild->join, level, held, hero);
    doorways_remove_idle(level, held, hero);
    adorn(level, held, seed);
    level_update_caches(level);
}

void rebuild_level(Rebuild *rebuild, Level *level, const Grid *held, Vec hero, int which, uint64_t seed) {
    grid_copy(&rebuild->mask, held);
    doorways_open_ends(level, &rebuild->mask);
    rebuild_generate(rebuild, level, &rebuild->mask, which, seed);
    rebuild_finish(rebuild, level, &rebuild->mask, hero, seed);
}
