#include "map/dist.h"

#include "base/check.h"

#include <stdlib.h>
#include <string.h>

// Bits of `open`. WAY: not reached yet, and can be entered. CLEAR: a body may pass its corner.
enum { WAY = 1, CLEAR = 2 };

bool dist_init(DistMap *map, int w, int h) {
    size_t cells = (size_t)w * (size_t)h, framed = ((size_t)w + 2) * ((size_t)h + 2);
    *map = (DistMap){.w = w, .h = h};
    map->steps = malloc(cells * sizeof(int32_t));
    map->queue = malloc((cells + 1) * sizeof(int32_t)); // candidates are written behind its end first
    map->open = malloc(framed);                         // with a border that cannot be entered
    if (map->steps != NULL && map->queue != NULL && map->open != NULL) return true;
    dist_free(map);
    return false;
}

void dist_free(DistMap *map) {
    free(map->steps);
    free(map->queue);
    free(map->open);
    *map = (DistMap){0};
}

bool dist_clone(DistMap *to, const DistMap *from) {
    if (!dist_init(to, from->w, from->h)) return false;
    to->known = from->known;
    memcpy(to->steps, from->steps, (size_t)from->w * (size_t)from->h * sizeof *to->steps);
    return true;
}

bool dist_can_step(const Level *level, Vec cell, int dir) {
    Vec to = vec_add(cell, DIRS[dir]);
    if (!level_walkable(level, to)) return false;
    return dir % 2 == 0 ||
           (!level_solid(level, (Vec){to.x, cell.y}) && !level_solid(level, (Vec){cell.x, to.y}) &&
            !level_solid(level, to) && !level_solid(level, cell));
}

// Sets `known` to the cells that a search up to `limit` can reach, and marks them as not reached.
static void know_around(DistMap *map, Vec source, int limit) {
    int reach = int_min(limit, int_max(map->w, map->h));
    int x0 = int_max(source.x - reach, 0), x1 = int_min(source.x + reach + 1, map->w);
    int y0 = int_max(source.y - reach, 0), y1 = int_min(source.y + reach + 1, map->h);
    map->known = (Rect){x0, y0, x1 - x0, y1 - y0};
    for (int y = y0; y < y1; y++) {
        int32_t *row = &map->steps[(size_t)y * (size_t)map->w];
        for (int x = x0; x < x1; x++) row[x] = DIST_NONE;
    }
}

static uint8_t *open_at(const DistMap *map, int x, int y) {
    return &map->open[(size_t)(y + 1) * ((size_t)map->w + 2) + (size_t)x + 1];
}

// Fills one row of `open`, and its ends of the border.
static void note_row(uint8_t *open, const uint8_t *kinds, const uint8_t *tiles, const uint8_t *barred,
                     int w) {
    open[-1] = open[w] = 0;
    for (int i = 0; i < w; i++) open[i] = kinds[tiles[i]];
    for (int i = 0; barred != NULL && i < w; i++) open[i] &= barred[i] != 0 ? CLEAR : CLEAR | WAY;
}

// Fills `open` for the known cells and the border around them.
static void note_open(DistMap *map, const Level *level) {
    Rect known = map->known;
    uint8_t kinds[TILE_COUNT];
    for (int i = 0; i < TILE_COUNT; i++) kinds[i] = (uint8_t)(TILES[i].way * WAY | !TILES[i].solid * CLEAR);
    memset(open_at(map, known.x - 1, known.y - 1), 0, (size_t)known.w + 2);
    memset(open_at(map, known.x - 1, known.y + known.h), 0, (size_t)known.w + 2);
    for (int y = known.y; y < known.y + known.h; y++) {
        size_t at = grid_index(&level->tiles, (Vec){known.x, y});
        const uint8_t *barred = map->barred != NULL ? &map->barred->cells[at] : NULL;
        note_row(open_at(map, known.x, y), kinds, &level->tiles.cells[at], barred, known.w);
    }
}

// A cell in the queue, or the difference between two cells.
static int32_t packed(int x, int y) {
    return y * 65536 + x;
}

// Writes a neighbour behind the queue's end, where it stays if it can be entered (`way`: WAY or 0). Returns
// the new end. There is no branch, because none could be predicted.
static inline int enter(int32_t *queue, int tail, int32_t cell, uint8_t *open, int way) {
    queue[tail] = cell;
    *open = (uint8_t)(*open & ~way);
    return tail + way;
}

static inline int enter_straight(int32_t *queue, int tail, int32_t cell, uint8_t *open, ptrdiff_t below) {
    int e = open[1], s = open[below], w = open[-1], n = open[-below];
    tail = enter(queue, tail, cell + packed(1, 0), open + 1, e & WAY);
    tail = enter(queue, tail, cell + packed(0, 1), open + below, s & WAY);
    tail = enter(queue, tail, cell - packed(1, 0), open - 1, w & WAY);
    return enter(queue, tail, cell - packed(0, 1), open - below, n & WAY);
}

// WAY if four cells are clear and the first was not reached.
static inline int past_corner(int to, int beside, int below, int here) {
    return to & (to & beside & below & here) / CLEAR;
}

static inline int enter_diagonal(int32_t *queue, int tail, int32_t cell, uint8_t *open, ptrdiff_t below) {
    int e = open[1], s = open[below], w = open[-1], n = open[-below], here = open[0];
    int se = open[below + 1], sw = open[below - 1], nw = open[-below - 1], ne = open[1 - below];
    tail = enter(queue, tail, cell + packed(1, 1), open + below + 1, past_corner(se, s, e, here));
    tail = enter(queue, tail, cell + packed(-1, 1), open + below - 1, past_corner(sw, s, w, here));
    tail = enter(queue, tail, cell - packed(1, 1), open - below - 1, past_corner(nw, n, w, here));
    return enter(queue, tail, cell - packed(-1, 1), open - below + 1, past_corner(ne, n, e, here));
}

// Breadth-first search, ring by ring.
static inline void spread(DistMap *map, Vec source, int limit, bool diagonally) {
    int32_t *queue = map->queue;
    int head = 0, tail = 1;
    queue[0] = packed(source.x, source.y);
    *open_at(map, source.x, source.y) &= (uint8_t)~WAY;
    for (int steps = 0; head < tail; steps++) {
        for (int end = tail; head < end; head++) {
            int32_t cell = queue[head];
            int x = cell % 65536, y = cell / 65536;
            map->steps[y * map->w + x] = steps;
            if (steps == limit) continue;
            uint8_t *open = open_at(map, x, y);
            tail = enter_straight(queue, tail, cell, open, map->w + 2);
            if (diagonally) tail = enter_diagonal(queue, tail, cell, open, map->w + 2);
        }
    }
}

static void check_source(const DistMap *map, const Level *level, Vec source) {
    CHECK(map->w == level->tiles.w && map->h == level->tiles.h && grid_has(&level->tiles, source));
}

static void look_around(DistMap *map, const Level *level, Vec source, int limit) {
    check_source(map, level, source);
    know_around(map, source, limit);
    note_open(map, level);
}

void dist_from(DistMap *map, const Level *level, Vec source, Ways ways, int limit) {
    look_around(map, level, source, limit);
    if (ways == FOUR_WAYS) {
        spread(map, source, limit, false);
    } else {
        spread(map, source, limit, true);
    }
}

// Continues cell by cell on the level as it is now, because what was opened is small.
void dist_spread_unreached(DistMap *map, const Level *level, Vec opened_cell, Ways ways) {
    check_source(map, level, opened_cell);
    CHECK(map->known.w == map->w && map->known.h == map->h);
    int head = 0, tail = 0, stride = ways == FOUR_WAYS ? 2 : 1;
    map->queue[tail++] = opened_cell.y * map->w + opened_cell.x;
    map->steps[map->queue[0]] = 0;
    while (head < tail) {
        int at = map->queue[head++];
        Vec cell = {at % map->w, at / map->w};
        for (int dir = 0; dir < DIR_COUNT; dir += stride) {
            int next = at + DIRS[dir].y * map->w + DIRS[dir].x;
            if (!dist_can_step(level, cell, dir) || map->steps[next] != DIST_NONE) continue;
            if (map->barred != NULL && map->barred->cells[next] != 0) continue;
            map->steps[next] = map->steps[at] + 1;
            map->queue[tail++] = next;
        }
    }
}

static bool muffles(const Level *level, Vec cell) {
    return level_tile(level, cell) == TILE_DOOR || level_lock(level, cell) != 0;
}

// True if sound passes: where bodies can walk, and through all shut doors.
static bool sound_passes(const Level *level, Vec cell, int dir) {
    return dist_can_step(level, cell, dir) ||
           (dir % 2 == 0 && level_lock(level, vec_add(cell, DIRS[dir])) != 0);
}

// Dial's algorithm: a list of waiting cells for each distance that can still occur. The cost of a step
// depends only on the cell that it enters. So the first path that reaches a cell is a shortest one, and no
// cell waits in two lists. `queue` holds the next cell of the same list.
enum { BUCKETS = DOOR_MUFFLE + 2, LAST = -1 };

static void wait_in(DistMap *map, int *buckets, int at, int steps) {
    map->steps[at] = steps;
    map->queue[at] = buckets[steps % BUCKETS];
    buckets[steps % BUCKETS] = at;
}

// Puts the neighbours to which sound passes into their lists.
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
    check_source(map, level, source);
    int buckets[BUCKETS];
    for (int i = 0; i < BUCKETS; i++) buckets[i] = LAST;
    know_around(map, source, limit);
    wait_in(map, buckets, source.y * map->w + source.x, 0);
    for (int steps = 0; steps <= limit; steps++) {
        int at = buckets[steps % BUCKETS];
        buckets[steps % BUCKETS] = LAST;
        for (; at != LAST; at = map->queue[at]) pass_on(map, level, buckets, at, limit);
    }
}
