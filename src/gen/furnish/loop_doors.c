// A place for a door is worth a lock if there is another way around it, and that is long. In a single
// dungeon such a place may have to be built: a way of two or three cells is narrowed to the door, or the
// door is cut into a wall, where it shortens the way.
//
//     #...#      ##1##          ...#...      ...1...
//     #...#      #...#          ...#...      ...#...
#include "gen/furnish/furnish.h"

#include "gen/furnish/locks.h"
#include "gen/tools/placement.h"

enum {
    SAMPLES = 600,
    SAMPLES_MORE = 4000, // how many places are tried in a single dungeon
    STRIDE = 7919,
    DETOUR_GOOD = 18, // steps of a detour that is good enough
    DETOUR_LEAST = 6, // the shortest detour in a single dungeon
    DETOUR_MOST = 1000,
    LOCK_GAP = 3,
    GAP_MOST = 5 // the widest way that is narrowed
};

// The cells across a way, from wall to wall. The middle one gets the door.
typedef struct Gap {
    Rect cells;
    int dir; // the direction of the way
} Gap;

// True if no lock, no stairs and no door of a vault is near.
static bool lies_apart(const GenContext *gen, Vec cell) {
    for (int i = 0; i < gen->apart_count; i++) {
        if (vec_chebyshev(gen->apart[i], cell) <= LOCK_GAP) return false;
    }
    for (int y = cell.y - LOCK_GAP; y <= cell.y + LOCK_GAP; y++) {
        for (int x = cell.x - LOCK_GAP; x <= cell.x + LOCK_GAP; x++) {
            Vec near = {x, y};
            if (level_lock(gen->level, near) != 0 || tile_stairs(level_tile(gen->level, near))) return false;
        }
    }
    return true;
}

static bool may_change(const GenContext *gen, Vec cell) {
    return rect_has(context_inside(gen), cell) && !place_is_taken_or_reserved(gen, cell);
}

// True if there is floor before and behind the cell.
static bool leads(const GenContext *gen, Vec cell, int dir) {
    return level_floor(gen->level, vec_add(cell, DIRS[dir])) &&
           level_floor(gen->level, vec_sub(cell, DIRS[dir]));
}

// The number of walkable cells from a cell up to a wall, or -1 if they are too many.
static int reach_wall(const GenContext *gen, Vec cell, Vec step) {
    int count = 0;
    for (cell = vec_add(cell, step); level_walkable(gen->level, cell); cell = vec_add(cell, step)) {
        if (++count >= GAP_MOST) return -1;
    }
    return level_looks_like_wall(gen->level, cell) ? count : -1;
}

// Finds the gap around a cell, for a way in the direction `dir`. Returns false if no door can be there.
static bool find_gap(const GenContext *gen, Vec cell, int dir, Gap *gap) {
    Vec across = DIRS[dir == DIR_E ? DIR_S : DIR_E];
    bool stone = level_tile(gen->level, cell) == TILE_WALL, builds = !gen->options->descent;
    int before = reach_wall(gen, cell, vec_sub((Vec){0, 0}, across)), after = reach_wall(gen, cell, across);
    int count = 1 + before + after;
    if (before < 0 || after < 0 || count > (builds ? GAP_MOST : 1) || (stone && (!builds || count > 1)))
        return false;
    *gap = (Gap){{cell.x - before * across.x, cell.y - before * across.y, 1 + (count - 1) * across.x,
                  1 + (count - 1) * across.y},
                 dir};
    int beside = stone ? 1 : 0; // a door that is cut into a wall must not be at a corner
    for (int i = -before - beside; i <= after + beside; i++) {
        Vec at = {cell.x + i * across.x, cell.y + i * across.y};
        bool inner = i >= -before && i <= after;
        if (!leads(gen, at, dir) || (inner && !may_change(gen, at))) return false;
        if (inner && count > 1 && !level_floor(gen->level, at)) return false;
    }
    return (stone || level_walkable(gen->level, cell)) && lies_apart(gen, room_centre(gap->cells));
}

// The steps from one side to the other without the gap; 0: it is the only way.
static int detour(GenContext *gen, const Gap *gap) {
    Vec door = room_centre(gap->cells);
    Grid *tiles = &gen->level->tiles;
    uint8_t was[GAP_MOST];
    int count = gap->cells.w * gap->cells.h;
    for (int i = 0; i < count; i++) {
        Vec cell = {gap->cells.x + i % gap->cells.w, gap->cells.y + i / gap->cells.w};
        was[i] = grid_at(tiles, cell);
        grid_set(tiles, cell, TILE_WALL);
    }
    dist_from(&gen->tour, gen->level, vec_add(door, DIRS[gap->dir]), FOUR_WAYS, DETOUR_MOST);
    int steps = dist_at(&gen->tour, vec_sub(door, DIRS[gap->dir]));
    for (int i = 0; i < count; i++)
        grid_set(tiles, (Vec){gap->cells.x + i % gap->cells.w, gap->cells.y + i / gap->cells.w}, was[i]);
    return steps == DIST_NONE ? 0 : steps;
}

static bool hang(GenContext *gen, Rect cells) {
    int lock = locks_place_new_key_or_none(gen, (Rect){0});
    if (lock == 0) return false;
    level_build_rect(gen->level, cells, TILE_WALL);
    level_build_tile(gen->level, room_centre(cells), tile_of_locked_door(lock));
    place_take_and_clear_decor(gen, room_centre(cells));
    return true;
}

// Takes the first good place, else the best one found. The stride shares no divisor with the sides, so it
// visits each cell and direction once, spread over the level.
void loop_doors_try_to_lock_one(GenContext *gen) {
    Rect inside = context_inside(gen), chosen = {0};
    int best = gen->options->descent ? DETOUR_GOOD - 1 : DETOUR_LEAST - 1;
    if (context_depth(gen) == 1) return;
    int samples = gen->options->descent ? SAMPLES : SAMPLES_MORE, places = 2 * inside.w * inside.h;
    int first = rng_below(&gen->furnish, places);
    for (int i = 0; i < int_min(samples, places) && best < DETOUR_GOOD; i++) {
        Gap gap;
        int at = (int)((first + (int64_t)i * STRIDE) % places), dir = at % 2 == 0 ? DIR_E : DIR_S;
        if (!find_gap(gen, (Vec){inside.x + at / 2 % inside.w, inside.y + at / 2 / inside.w}, dir, &gap))
            continue;
        int steps = detour(gen, &gap);
        if (steps <= best) continue;
        best = steps;
        chosen = gap.cells;
    }
    if (chosen.w > 0) (void)hang(gen, chosen);
}

int locks_count_doors(const Level *level) {
    int count = 0;
    for (int i = 0; i < level->tiles.w * level->tiles.h; i++) count += tile_lock(level->tiles.cells[i]) != 0;
    return count;
}

// lesson: rings
void loop_doors_lock_until_wanted(GenContext *gen) {
    int wanted = gen->generator->tree ? locks_wanted(gen) : 1;
    for (int locks = locks_count_doors(gen->level); locks < wanted; locks++) loop_doors_try_to_lock_one(gen);
}
// lesson ends
