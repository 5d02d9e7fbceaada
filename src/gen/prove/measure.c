// The longest shortest path, exact by iFUB (Crescenzi et al., 2013). A cell in the middle of a long path is
// chosen. Every path is at most twice as long as that cell's greatest distance. The ends of the longest path
// are looked for from the outermost cells inwards. As soon as a path is found that is longer than all
// remaining ones can be, it is the longest.
#include "gen/prove/shape.h"

#include <stdlib.h>

typedef struct Search {
    const Level *level;
    DistMap from, middle;
    int *order; // cells of the region, farthest from the middle first
    int count;  // how many of them can still end a longer path than all found
    MeasureHook hook;
} Search;

static Vec cell_at(const Search *search, int index) {
    return (Vec){index % search->from.w, index / search->from.w};
}

// The reached cell farthest from the source of the map.
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

// The middle of a shortest path from the farthest cell to the source of the map.
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

// Counting sort by distance from the middle, farthest first. The map's queue holds the counts.
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

// Leaves out the cells that are too near the middle to end a path longer than `best`.
static void leave_inner(Search *search, int best) {
    while (search->count > 0 && best >= 2 * search->middle.steps[search->order[search->count - 1]])
        search->count--;
}

static bool go_on(const Search *search, int done) {
    int part = search->count > 0 ? (int)((int64_t)done * 1000 / search->count) : 0;
    return search->hook.go_on(search->hook.context, part);
}

// Returns false when the hook says stop.
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
    for (int dir = 0; dir < DIR_COUNT; dir += 2)
        ways += level_passable_with_key(level, vec_add(cell, DIRS[dir]));
    return ways;
}

// ---- connected parts

enum { UNSEEN, REGION, STONE }; // REGION: can be walked to from the start

typedef struct Map {
    const Level *level;
    Grid seen;
    int *stack;
    int32_t *steps; // from the start
} Map;

// Marks the stone that is connected to `from`, in eight directions. Returns true when some of it is border.
static bool flood(Map *map, Vec from) {
    bool border = false;
    int height = 0, w = map->seen.w, h = map->seen.h;
    grid_set(&map->seen, from, STONE);
    map->stack[height++] = from.y * w + from.x;
    while (height > 0) {
        int at = map->stack[--height];
        Vec cell = {at % w, at / w};
        border |= cell.x == 0 || cell.y == 0 || cell.x == w - 1 || cell.y == h - 1;
        for (int dir = 0; dir < DIR_COUNT; dir++) {
            Vec next = vec_add(cell, DIRS[dir]);
            if (!grid_has(&map->seen, next) || grid_at(&map->seen, next) != UNSEEN) continue;
            grid_set(&map->seen, next, STONE);
            map->stack[height++] = next.y * w + next.x;
        }
    }
    return border;
}

// Marks what can be walked to from the start, keys in hand. Returns the steps to the farthest stairs, or to
// the farthest cell.
static int walk_region(Map *map) {
    int w = map->seen.w, from = map->level->start.y * w + map->level->start.x, count = 1, stairs = 0,
        last = 0;
    grid_set(&map->seen, map->level->start, REGION);
    map->stack[0] = from;
    map->steps[from] = 0;
    for (int i = 0; i < count; i++) {
        Vec cell = {map->stack[i] % w, map->stack[i] / w};
        last = map->steps[map->stack[i]];
        if (tile_stairs(level_tile(map->level, cell))) stairs = last;
        for (int dir = 0; dir < DIR_COUNT; dir += 2) {
            Vec next = vec_add(cell, DIRS[dir]);
            if (!grid_has(&map->seen, next) || grid_at(&map->seen, next) != UNSEEN) continue;
            if (!level_passable_with_key(map->level, next)) continue;
            grid_set(&map->seen, next, REGION);
            map->steps[next.y * w + next.x] = last + 1;
            map->stack[count++] = next.y * w + next.x;
        }
    }
    return stairs > 0 ? stairs : last;
}

// Counts islands: parts of stone, with the pockets that they enclose, that do not touch the border.
static int count_islands(Map *map) {
    int islands = 0;
    for (int y = 0; y < map->seen.h; y++) {
        for (int x = 0; x < map->seen.w; x++) {
            if (grid_at(&map->seen, (Vec){x, y}) == UNSEEN) islands += !flood(map, (Vec){x, y});
        }
    }
    return islands;
}

static int count_dead_ends(const Map *map) {
    int count = 0;
    for (int y = 0; y < map->seen.h; y++) {
        for (int x = 0; x < map->seen.w; x++) {
            Vec cell = {x, y};
            count += level_passable_with_key(map->level, cell) && grid_at(&map->seen, cell) == REGION &&
                     ways_on(map->level, cell) == 1;
        }
    }
    return count;
}

static void count_cells(const Level *level, Measures *measures) {
    for (int y = 0; y < level->tiles.h; y++) {
        for (int x = 0; x < level->tiles.w; x++) {
            Vec cell = {x, y};
            if (!level_passable_with_key(level, cell)) continue;
            measures->floor++;
            measures->doors += level_tile(level, cell) == TILE_DOOR || level_lock(level, cell) != 0;
            measures->locks += level_lock(level, cell) != 0;
        }
    }
}

void measure_count(const Level *level, Measures *measures) {
    *measures = (Measures){.rooms = level->room_count, .monsters = level->monsters.count};
    count_cells(level, measures);
    for (int i = 0; i < level->items.count; i++) {
        measures->keys += ITEMS[level->items.at[i].kind].key != 0;
        measures->treasures += ITEMS[level->items.at[i].kind].counts;
    }
    for (int i = 0; i < level->fixture_count; i++) {
        const Fixture *fixture = &level->fixtures[i];
        bool chest = fixture->kind == FIXTURE_CHEST;
        measures->chests += chest;
        measures->traps += FIXTURES[fixture->kind].trap;
        measures->locks += chest && fixture->lock != 0;
        if (chest && ITEMS[fixture->item].counts) measures->treasures += int_max(fixture->count, 1);
    }
}

static bool measure(Search *search, Grid *seen, Measures *measures) {
    bool all = search->hook.go_on != NULL;
    Map map = {.level = search->level, .seen = *seen, .stack = search->order, .steps = search->middle.steps};
    if (all && !go_on(search, 0)) return false;
    measure_count(search->level, measures);
    measures->longest = walk_region(&map);
    measures->dead_ends = count_dead_ends(&map);
    measures->loops = count_islands(&map);
    if (!all) return true;
    return go_on(search, 0) && find_diameter(search, &measures->diameter);
}

bool measure_level(const Level *level, MeasureHook hook, Measures *measures) {
    int w = level->tiles.w, h = level->tiles.h;
    Search search = {.level = level, .order = malloc((size_t)w * (size_t)h * sizeof(int)), .hook = hook};
    Grid seen = {0};
    bool ready = search.order != NULL && dist_init(&search.from, w, h) && dist_init(&search.middle, w, h) &&
                 grid_init(&seen, w, h);
    bool measured = ready && measure(&search, &seen, measures);
    grid_free(&seen);
    dist_free(&search.middle);
    dist_free(&search.from);
    free(search.order);
    return measured;
}
