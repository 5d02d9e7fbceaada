#include "map/dist.h"

#include "base/check.h"

#include <stdlib.h>

bool dist_init(DistMap *map, int w, int h) {
    size_t cells = (size_t)w * (size_t)h;
    *map = (DistMap){
        .w = w, .h = h, .steps = malloc(cells * sizeof(int32_t)), .queue = malloc(cells * sizeof(int32_t))};
    if (map->steps != NULL && map->queue != NULL) return true;
    dist_free(map);
    return false;
}

void dist_free(DistMap *map) {
    free(map->steps);
    free(map->queue);
    *map = (DistMap){0};
}

bool dist_open(const Level *level, Vec cell, int dir) {
    Vec to = vec_add(cell, DIRS[dir]);
    if (!level_way(level, to)) return false;
    return dir % 2 == 0 ||
           (!level_solid(level, (Vec){to.x, cell.y}) && !level_solid(level, (Vec){cell.x, to.y}) &&
            !level_solid(level, to) && !level_solid(level, cell));
}

// Breadth first from `source`, whose steps are set, over cells not yet reached.
static void spread(DistMap *map, const Level *level, int source, int stride, int limit) {
    int head = 0, tail = 0;
    map->queue[tail++] = source;
    while (head < tail) {
        int at = map->queue[head++];
        if (map->steps[at] >= limit) break;
        Vec cell = {at % map->w, at / map->w};
        for (int dir = 0; dir < DIR_COUNT; dir += stride) {
            int next = at + DIRS[dir].y * map->w + DIRS[dir].x;
            if (!dist_open(level, cell, dir) || map->steps[next] != DIST_NONE) continue;
            if (map->barred != NULL && map->barred->cells[next] != 0) continue;
            map->steps[next] = map->steps[at] + 1;
            map->queue[tail++] = next;
        }
    }
}

static void start_at(DistMap *map, const Level *level, Vec source, Ways ways, int limit) {
    CHECK(map->w == level->tiles.w && map->h == level->tiles.h && grid_has(&level->tiles, source));
    int at = source.y * map->w + source.x;
    map->steps[at] = 0;
    spread(map, level, at, ways == FOUR_WAYS ? 2 : 1, limit);
}

void dist_from(DistMap *map, const Level *level, Vec source, Ways ways, int limit) {
    int cells = map->w * map->h;
    for (int i = 0; i < cells; i++) map->steps[i] = DIST_NONE;
    start_at(map, level, source, ways, limit);
}

void dist_extend(DistMap *map, const Level *level, Vec source, Ways ways) {
    start_at(map, level, source, ways, DIST_NONE);
}

static bool muffles(const Level *level, Vec cell) {
    return level_tile(level, cell) == TILE_DOOR || level_lock(level, cell) != 0;
}

// As bodies go, but through shut doors of all kinds.
static bool sound_passes(const Level *level, Vec cell, int dir) {
    return dist_open(level, cell, dir) || (dir % 2 == 0 && level_lock(level, vec_add(cell, DIRS[dir])) != 0);
}

static void silence_around(DistMap *map, Vec source, int limit) {
    int x0 = int_max(source.x - limit, 0), x1 = int_min(source.x + limit, map->w - 1);
    int y0 = int_max(source.y - limit, 0), y1 = int_min(source.y + limit, map->h - 1);
    for (int y = y0; y <= y1; y++) {
        for (int x = x0; x <= x1; x++) map->steps[y * map->w + x] = DIST_NONE;
    }
}

// Dial's buckets: one list for each distance from the nearest to the furthest that can be waiting. What a
// cell costs depends on that cell alone, so whoever reaches it first reaches it best, and it waits in one
// list only; `queue` holds who comes after it there.
enum { BUCKETS = DOOR_MUFFLE + 2, LAST = -1 };

static void wait_in(DistMap *map, int *buckets, int at, int steps) {
    map->steps[at] = steps;
    map->queue[at] = buckets[steps % BUCKETS];
    buckets[steps % BUCKETS] = at;
}

static void pass_on(DistMap *map, const Level *level, int *buckets, int at, int limit) {
    Vec cell = {at % map->w, at / map->w};
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        Vec to = vec_add(cell, DIRS[dir]);
        if (!sound_passes(level, cell, dir)) continue;
        int next = to.y * map->w + to.x;
        int steps = map->steps[at] + 1 + (muffles(level, to) ? DOOR_MUFFLE : 0);
        if (steps <= limit && map->steps[next] == DIST_NONE) wait_in(map, buckets, next, steps);
    }
}

void dist_sound(DistMap *map, const Level *level, Vec source, int limit) {
    CHECK(map->w == level->tiles.w && map->h == level->tiles.h && grid_has(&level->tiles, source));
    int buckets[BUCKETS];
    for (int i = 0; i < BUCKETS; i++) buckets[i] = LAST;
    silence_around(map, source, limit);
    wait_in(map, buckets, source.y * map->w + source.x, 0);
    for (int steps = 0; steps <= limit; steps++) {
        int at = buckets[steps % BUCKETS];
        buckets[steps % BUCKETS] = LAST;
        for (; at != LAST; at = map->queue[at]) pass_on(map, level, buckets, at, limit);
    }
}
