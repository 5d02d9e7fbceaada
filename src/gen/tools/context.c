#include "gen/tools/context.h"

#include "base/check.h"

#include <stdlib.h>

bool context_init(GenContext *gen, Level *level, const GenOptions *options, const Generator *generator) {
    int w = level->tiles.w, h = level->tiles.h;
    *gen = (GenContext){.level = level, .options = options, .generator = generator};
    return grid_init(&gen->spare, w, h) && grid_init(&gen->taken, w, h) && grid_init(&gen->plan, w, h) &&
           dist_init(&gen->reach, w, h) && dist_init(&gen->tour, w, h) &&
           (generator->begin == NULL || generator->begin(gen));
}

void context_free(GenContext *gen) {
    grid_free(&gen->spare);
    grid_free(&gen->taken);
    grid_free(&gen->plan);
    dist_free(&gen->reach);
    dist_free(&gen->tour);
    free(gen->pieces);
    gen->pieces = NULL;
}

static void clear(GenContext *gen) {
    Level *level = gen->level;
    grid_fill(&level->tiles, TILE_VOID);
    grid_fill(&level->decor, DECOR_NONE);
    grid_fill(&gen->spare, 0);
    grid_fill(&gen->taken, 0);
    grid_fill(&gen->plan, PLAN_NONE);
    level->start = (Vec){0, 0};
    level->items.count = level->monsters.count = level->room_count = level->hall_count = 0;
    level->fixture_count = level->proof_step_count = level->quota = gen->stairs_count = 0;
    level->protected_count = gen->reserved_count = gen->apart_count = 0;
    level->vestibule = gen->unlit = (Rect){0};
    gen->treasures = gen->chests = gen->monsters = 0;
    gen->lockable = INT32_MAX;
}

void context_begin(GenContext *gen, uint64_t seed) {
    rng_init(&gen->layout, seed, STREAM_LAYOUT);
    rng_init(&gen->furnish, seed, STREAM_FURNISH);
    clear(gen);
}

// ---- steps of a stage

static void copy(StepWatch *watch, Level *to, const Level *from) {
    level_free(to);
    *to = (Level){0};
    if (!level_clone(to, from)) watch->out_of_memory = true;
}

void context_watch_stage(GenContext *gen, StepWatch *watch) {
    gen->watch = watch;
    if (watch != NULL) copy(watch, &watch->before, gen->level);
}

void context_watch_step(GenContext *gen, const char *file, int line) {
    StepWatch *watch = gen->watch;
    int step = ++watch->count;
    if (step == watch->wanted - 1) copy(watch, &watch->before, gen->level);
    if (step != watch->wanted) return;
    copy(watch, &watch->now, gen->level);
    watch->file = file;
    watch->line = line;
}

// ---- what stages dig

void context_dig_inside(GenContext *gen, Rect rect, Tile tile) {
    Rect inside = context_inside(gen);
    int x0 = int_max(rect.x, inside.x), x1 = int_min(rect.x + rect.w, inside.x + inside.w);
    int y0 = int_max(rect.y, inside.y), y1 = int_min(rect.y + rect.h, inside.y + inside.h);
    grid_fill_clipped(&gen->level->tiles, (Rect){x0, y0, x1 - x0, y1 - y0}, (uint8_t)tile);
}

void context_dig_passage(GenContext *gen, Vec a, Vec b) {
    bool across_first = rng_below(&gen->layout, 2) == 0;
    int row = across_first ? a.y : b.y, column = across_first ? b.x : a.x;
    int width = gen->options->corridor;
    context_dig_inside(gen, (Rect){int_min(a.x, b.x), row, int_abs(a.x - b.x) + 1, width}, TILE_FLOOR);
    context_dig_inside(gen, (Rect){column, int_min(a.y, b.y), width, int_abs(a.y - b.y) + 1}, TILE_FLOOR);
}

void context_ban_pieces(GenContext *gen, Rect rect) {
    CHECK(gen->reserved_count < RESERVED_MAX);
    gen->reserved[gen->reserved_count++] = rect;
}

bool context_is_solid(const GenContext *gen, Rect rect) {
    for (int y = rect.y; y < rect.y + rect.h; y++) {
        for (int x = rect.x; x < rect.x + rect.w; x++) {
            if (!level_looks_like_wall(gen->level, (Vec){x, y})) return false;
        }
    }
    return true;
}

// lesson: stone
void context_fill_wall(GenContext *gen) {
    grid_fill(&gen->level->tiles, TILE_WALL);
}
// lesson ends

// lesson: box
void context_build_box(GenContext *gen) {
    context_fill_wall(gen);
    STEP(gen);
    context_dig_inside(gen, context_inside(gen), TILE_FLOOR);
    STEP(gen);
}
// lesson ends

// ---- rooms and the start

void context_add_room(GenContext *gen, Rect room) {
    Level *level = gen->level;
    context_dig_inside(gen, room, TILE_FLOOR);
    if (level->room_count < LEVEL_ROOMS_MAX) level->rooms[level->room_count++] = room;
}

// lesson: rooms start
// lesson: bsp start
// lesson: scattered start
// lesson: warren start
void context_start_in_room(GenContext *gen) {
    context_set_start(gen, room_centre(gen->level->rooms[0]));
}
// lesson ends

void context_set_start(GenContext *gen, Vec cell) {
    gen->level->start = cell;
    dist_from(&gen->reach, gen->level, cell, FOUR_WAYS, DIST_NONE);
}

int context_reachable(const GenContext *gen) {
    int count = 0, cells = gen->reach.w * gen->reach.h;
    for (int i = 0; i < cells; i++) count += gen->reach.steps[i] != DIST_NONE;
    return count;
}

int context_depth(const GenContext *gen) {
    return int_max(gen->options->depth, 1);
}
