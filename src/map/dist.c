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
