// The longest shortest path is exact by iFUB (Crescenzi et al., 2013): a cell in the middle of a long path is
// chosen; every path lies within twice its reach; the ends of the longest one are looked for from the
// outermost cells inwards, and as soon as a found path is longer than any among the rest can be, it is the
// longest.
#include "gen/measure.h"

#include <stdlib.h>

typedef struct Search {
    const Level *level;
    DistMap from, middle;
    int *order; // cells of the region by falling distance from the middle
    int count;  // of those that may still end a path longer than all found
    MeasureHook hook;
} Search;

static bool walkable(const Level *level, Vec cell) {
    return level_way(level, cell) || level_lock(level, cell) != 0;
}

static Vec cell_at(const Search *search, int index) {
    return (Vec){index % search->from.w, index / search->from.w};
}

// The reached cell farthest from the source of a map.
static int farthest(const DistMap *map) {
    int best = -1, cells = map->w * map->h;
    for (int i = 0; i < cells; i++) {
        if (map->steps[i] != DIST_NONE && (best < 0 || map->steps[i] > map->steps[best])) best = i;
    }
    return best;
}

static int reach_from(Search *search, Vec source) {
    dist_from(&search->from, search->level, source, FOUR_WAYS, DIST_NONE);
    return search->from.steps[farthest(&search->from)];
}

// Halfway down a shortest path from the farthest cell to the source of the map.
static Vec halfway(const Search *search) {
    int at = farthest(&search->from), half = search->from.steps[at] / 2;
    while (search->from.steps[at] > half) {
        for (int dir = 0; dir < DIR_COUNT; dir += 2) {
            Vec next = vec_add(cell_at(search, at), DIRS[dir]);
            if (dist_at(&search->from, next) != search->from.steps[at] - 1) continue;
            at = next.y * search->from.w + next.x;
            break;
        }
    }
    return cell_at(search, at);
}

// Counting sort by distance from the middle, the farthest first; the scratch queue of the map counts.
static void sort_region(Search *search, int reach) {
    int cells = search->middle.w * search->middle.h, *at = search->middle.queue;
    for (int i = 0; i <= reach + 1; i++) at[i] = 0;
    for (int i = 0; i < cells; i++) {
        if (search->middle.steps[i] != DIST_NONE) at[reach - search->middle.steps[i] + 1]++;
    }
    for (int i = 0; i <= reach; i++) at[i + 1] += at[i];
    search->count = at[reach + 1];
    for (int i = 0; i < cells; i++) {
        if (search->middle.steps[i] != DIST_NONE) search->order[at[reach - search->middle.steps[i]]++] = i;
    }
}

static void leave_inner(Search *search, int best) {
    while (search->count > 0 && best >= 2 * search->middle.steps[search->order[search->count - 1]])
        search->count--;
}

static bool go_on(const Search *search, int done) {
    int part = search->count > 0 ? (int)((int64_t)done * 1000 / search->count) : 0;
    return search->hook.go_on(search->hook.context, part);
}

// False when it is to stop.
static bool find_diameter(Search *search, int *diameter) {
    (void)reach_from(search, search->level->start);
    int best = reach_from(search, cell_at(search, farthest(&search->from)));
    Vec middle = halfway(search);
    dist_from(&search->middle, search->level, middle, FOUR_WAYS, DIST_NONE);
    sort_region(search, search->middle.steps[farthest(&search->middle)]);
    leave_inner(search, best);
    for (int i = 0; i < search->count; i++) {
        if (!go_on(search, i)) return false;
        best = int_max(best, reach_from(search, cell_at(search, search->order[i])));
        leave_inner(search, best);
    }
    *diameter = best;
    return true;
}

static int ways_on(const Level *level, Vec cell) {
    int ways = 0;
    for (int dir = 0; dir < DIR_COUNT; dir += 2) ways += walkable(level, vec_add(cell, DIRS[dir]));
    return ways;
}

static void count_cells(const Level *level, Measures *measures) {
    for (int y = 0; y < level->tiles.h; y++) {
        for (int x = 0; x < level->tiles.w; x++) {
            Vec cell = {x, y};
            if (!walkable(level, cell)) continue;
            measures->floor++;
            measures->dead_ends += ways_on(level, cell) == 1;
            measures->doors += level_tile(level, cell) == TILE_DOOR || level_lock(level, cell) != 0;
        }
    }
    for (int i = 0; i < level->items.count; i++) measures->keys += ITEMS[level->items.at[i].kind].key != 0;
}

// Marks the stone that hangs together with `from`, eight ways.
static void flood_stone(const Level *level, Grid *seen, int *stack, Vec from) {
    int height = 0;
    grid_set(seen, from, 1);
    stack[height++] = from.y * seen->w + from.x;
    while (height > 0) {
        int at = stack[--height];
        for (int dir = 0; dir < DIR_COUNT; dir++) {
            Vec next = vec_add((Vec){at % seen->w, at / seen->w}, DIRS[dir]);
            if (!grid_has(seen, next) || grid_at(seen, next) != 0 || walkable(level, next)) continue;
            grid_set(seen, next, 1);
            stack[height++] = next.y * seen->w + next.x;
        }
    }
}

// Each piece of stone but the one that holds the border is an island.
static int count_islands(const Level *level, Grid *seen, int *stack) {
    int pieces = 0;
    for (int y = 0; y < seen->h; y++) {
        for (int x = 0; x < seen->w; x++) {
            Vec cell = {x, y};
            if (grid_at(seen, cell) != 0 || walkable(level, cell)) continue;
            flood_stone(level, seen, stack, cell);
            pieces++;
        }
    }
    return int_max(pieces - 1, 0);
}

static bool measure(Search *search, Grid *seen, Measures *measures) {
    if (!go_on(search, 0)) return false;
    count_cells(search->level, measures);
    measures->loops = count_islands(search->level, seen, search->order);
    return go_on(search, 0) && find_diameter(search, &measures->diameter);
}

bool measure_level(const Level *level, MeasureHook hook, Measures *measures) {
    int w = level->tiles.w, h = level->tiles.h;
    Search search = {.level = level, .order = malloc((size_t)w * (size_t)h * sizeof(int)), .hook = hook};
    Grid seen = {0};
    bool ready = search.order != NULL && dist_init(&search.from, w, h) && dist_init(&search.middle, w, h) &&
                 grid_init(&seen, w, h);
    *measures = (Measures){0};
    bool measured = ready && measure(&search, &seen, measures);
    grid_free(&seen);
    dist_free(&search.middle);
    dist_free(&search.from);
    free(search.order);
    return measured;
}
