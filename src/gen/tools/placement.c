#include "gen/tools/placement.h"

enum {
    TRIES = 200,
    CELLS_PER_TRY = 256, // more tries in levels of more than 226x226
    NEAR = 6             // steps
};

bool place_has_pillar(const GenContext *gen, Vec cell) {
    int lattice = gen->generator->lattice;
    return lattice > 0 && cell.x % lattice == 0 && cell.y % lattice == 0 &&
           level_tile(gen->level, cell) == TILE_WALL;
}

bool place_is_free_inside(const GenContext *gen, Vec cell) {
    return grid_get(&gen->taken, cell, TAKEN_NOT) == TAKEN_PIECE;
}

static bool inside_floor(const GenContext *gen, Vec cell) {
    return level_floor(gen->level, cell) && !place_is_free_inside(gen, cell);
}

// The cell inside that fits and has `index` others before it in reading order. Counts all that fit.
static int seek(const GenContext *gen, bool (*fits)(const GenContext *gen, Vec cell), int away, int index,
                Vec *found) {
    Rect inside = context_inside(gen);
    int count = 0;
    for (int y = inside.y; y < inside.y + inside.h; y++) {
        for (int x = inside.x; x < inside.x + inside.w; x++) {
            Vec cell = {x, y};
            if (!fits(gen, cell) || (away > 0 && dist_at(&gen->reach, cell) < away)) continue;
            if (count == index) *found = cell;
            count++;
        }
    }
    return count;
}

// lesson: start
void context_place_hero(GenContext *gen) {
    Vec cell = {1, 1};
    int count = seek(gen, inside_floor, 0, 0, &cell);
    int index = rng_below(&gen->layout, int_max(count, 1));
    (void)seek(gen, inside_floor, 0, index, &cell);
    context_set_start(gen, cell);
}
// lesson ends

bool place_is_reserved(const GenContext *gen, Vec cell) {
    return grid_at(&gen->taken, cell) != 0 || vec_eq(gen->level->start, cell);
}

bool place_is_free(const GenContext *gen, Vec cell) {
    return rect_has(context_inside(gen), cell) && level_floor(gen->level, cell) &&
           dist_at(&gen->reach, cell) != DIST_NONE && !place_is_reserved(gen, cell);
}

int place_count_free(const GenContext *gen) {
    Vec last;
    return seek(gen, place_is_free, 0, -1, &last);
}

bool place_is_free_around(const GenContext *gen, Vec cell, int free_around) {
    for (int y = cell.y - free_around; y <= cell.y + free_around; y++) {
        for (int x = cell.x - free_around; x <= cell.x + free_around; x++) {
            if (!place_is_free(gen, (Vec){x, y})) return false;
        }
    }
    return true;
}

static bool in_room(const Level *level, Vec cell) {
    for (int i = 0; i < level->room_count; i++) {
        if (rect_has(level->rooms[i], cell)) return true;
    }
    return false;
}

bool place_fits_monster(const GenContext *gen, Vec cell) {
    bool calm = gen->options->awake && in_room(gen->level, cell); // the tutorial has enemies only in halls
    return place_is_free(gen, cell) && vec_chebyshev(cell, gen->level->start) > CALM && !calm;
}

// The nearest free cell within `limit` steps of a cell.
static bool nearest_within(GenContext *gen, Vec from, int limit, Vec *found) {
    dist_from(&gen->tour, gen->level, from, FOUR_WAYS, limit);
    Rect known = gen->tour.known;
    int best = DIST_NONE;
    for (int y = known.y; y < known.y + known.h; y++) {
        for (int x = known.x; x < known.x + known.w; x++) {
            Vec cell = {x, y};
            int steps = dist_at(&gen->tour, cell);
            if (steps >= best || !place_is_free(gen, cell)) continue;
            best = steps;
            *found = cell;
        }
    }
    return best != DIST_NONE;
}

bool place_nearest_free(GenContext *gen, Vec from, Vec *found) {
    *found = from;
    return place_is_free(gen, from) || nearest_within(gen, from, NEAR, found) ||
           nearest_within(gen, from, DIST_NONE, found);
}

// Tries random cells first. If few fit, it counts all cells instead, which in a huge level takes longer than
// many tries.
bool place_find_random(GenContext *gen, bool (*fits)(const GenContext *gen, Vec cell), int away, Vec *found) {
    Rect inside = context_inside(gen);
    int most = int_max(TRIES, inside.w * inside.h / CELLS_PER_TRY);
    for (int tries = 0; tries < most; tries++) {
        int x = rng_below(&gen->furnish, inside.w);
        int y = rng_below(&gen->furnish, inside.h);
        *found = (Vec){inside.x + x, inside.y + y};
        if (fits(gen, *found) && dist_at(&gen->reach, *found) >= away) return true;
    }
    int count = seek(gen, fits, away, 0, found);
    if (count == 0) return false;
    int index = rng_below(&gen->furnish, count);
    (void)seek(gen, fits, away, index, found);
    return true;
}

bool place_random_free(GenContext *gen, int away, Vec *found) {
    return place_find_random(gen, place_is_free, away, found);
}

bool place_find_best_free(GenContext *gen, int samples, int least_from_start,
                          int (*score)(const GenContext *gen, Vec cell), Vec *found) {
    int best = 0;
    bool any = false;
    for (int i = 0; i < samples; i++) {
        Vec cell;
        if (!place_random_free(gen, least_from_start, &cell)) break;
        int points = score(gen, cell);
        if (any && points <= best) continue;
        any = true;
        best = points;
        *found = cell;
    }
    return any;
}

void place_take_bare(GenContext *gen, Vec cell) {
    grid_set(&gen->taken, cell, TAKEN);
    grid_set(&gen->level->decor, cell, DECOR_NONE);
}

// ---- what lies around a cell

int place_count_exits(const Level *level, Vec cell, int dir_stride) {
    int ways = 0;
    for (int dir = 0; dir < DIR_COUNT; dir += dir_stride)
        ways += level_walkable(level, vec_add(cell, DIRS[dir]));
    return ways;
}

// True when the open neighbours of a cell are connected without it, so no way depends on that cell. A
// diagonal neighbour counts only if both cells beside it are open, so that a body can pass.
bool place_has_way_around(const Level *level, Vec cell) {
    int runs = 0;
    for (int dir = 0; dir < DIR_COUNT; dir += 2) {
        bool here = level_walkable(level, vec_add(cell, DIRS[dir]));
        bool on = level_walkable(level, vec_add(cell, DIRS[dir + 1])) &&
                  level_walkable(level, vec_add(cell, DIRS[(dir + 2) % DIR_COUNT]));
        runs += here && !on;
    }
    return runs <= 1;
}
