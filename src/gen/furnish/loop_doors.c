// A place for a door is worth a lock if there is another way around it, and that is long. In a single
// dungeon such a place may have to be built: a way of two or three cells is narrowed to the door, or the
// door is cut into a wall, where it shortens the way.
//
//     #...#      ##1##          ...#...      ...1...
//     #...#      #...#          ...#...      ...#...
#include "gen/furnish/loop_doors.h"

#include "base/rng.h"
#include "gen/furnish/locks.h"
#include "gen/tools/context.h"
#include "gen/tools/spawns.h"

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
    return rect_has(context_inside(gen), cell) && !place_is_reserved(gen, cell) &&
           !place_has_pillar(gen, cell);
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
        Vec cell = rect_cell(gap->cells, i);
        was[i] = grid_at(tiles, cell);
        grid_set(tiles, cell, TILE_WALL);
    }
    dist_from(&gen->tour, gen->level, vec_add(door, DIRS[gap->dir]), FOUR_WAYS, DETOUR_MOST);
    int steps = dist_at(&gen->tour, vec_sub(door, DIRS[gap->dir]));
    for (int i = 0; i < count; i++) grid_set(tiles, rect_cell(gap->cells, i), was[i]);
    return steps == DIST_NONE ? 0 : steps;
}

static bool hang(GenContext *gen, Rect cells) {
    int lock = locks_place_new_key(gen, (Rect){0});
    if (lock == 0) return false;
    level_build_rect(gen->level, cells, TILE_WALL);
    level_build_tile(gen->level, room_centre(cells), tile_of_locked_door(lock));
    place_take_bare(gen, room_centre(cells));
    return true;
}

// Takes the first good place, else the best one found. The stride shares no divisor with the sides, so it
// visits each cell and direction once, spread over the level.
void loop_doors_lock_one(GenContext *gen) {
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

// ---- closets, for levels so open that no way can be narrowed

// True if something stands near, around which the hero must be able to walk.
static bool has_thing_near(const GenContext *gen, Vec cell) {
    Rect around = rect_grown((Rect){cell.x, cell.y, 1, 1}, 2, 2);
    for (int i = 0; i < around.w * around.h; i++) {
        Vec at = rect_cell(around, i);
        if (level_solid(gen->level, at) && !level_looks_like_wall(gen->level, at)) return true;
    }
    return false;
}

// How many walls a closet of one cell needs, with its door in the direction `dir`; -1: it cannot be there.
static int closet_walls(const GenContext *gen, Vec cell, int dir) {
    Vec door = vec_add(cell, DIRS[dir]);
    int count = 0;
    if (!leads(gen, door, dir) || !may_change(gen, cell) || !lies_apart(gen, door) ||
        has_thing_near(gen, cell))
        return -1;
    for (int i = 0; i < DIR_COUNT; i++) {
        Vec at = vec_add(cell, DIRS[i]);
        if (i != dir && level_looks_like_wall(gen->level, at)) continue;
        if (!level_floor(gen->level, at) || !may_change(gen, at)) return -1;
        count += i != dir;
    }
    return count;
}

// Finds the closet that needs the fewest walls.
static bool find_closet(GenContext *gen, Vec *closet, int *dir) {
    Rect inside = context_inside(gen);
    int places = 4 * inside.w * inside.h, first = rng_below(&gen->furnish, places), least = DIR_COUNT;
    for (int i = 0; i < places; i++) {
        int at = (int)((first + (int64_t)i * STRIDE) % places);
        Vec cell = rect_cell(inside, at / 4);
        int walls = closet_walls(gen, cell, at % 4 * 2);
        if (walls < 0 || walls >= least) continue;
        least = walls;
        *closet = cell;
        *dir = at % 4 * 2;
    }
    return least < DIR_COUNT;
}

// True if all cells that were in reach still are, except the closet's.
static bool is_whole(GenContext *gen, Rect closet) {
    const Grid *tiles = &gen->level->tiles;
    dist_from(&gen->tour, gen->level, gen->level->start, FOUR_WAYS, DIST_NONE);
    for (int i = 0; i < tiles->w * tiles->h; i++) {
        Vec cell = {i % tiles->w, i / tiles->w};
        bool met = dist_at(&gen->reach, cell) == DIST_NONE || dist_at(&gen->tour, cell) != DIST_NONE;
        if (!met && level_walkable(gen->level, cell) && !rect_has(closet, cell)) return false;
    }
    return true;
}

// Moves one of the level's treasures there.
static void hide_treasure(GenContext *gen, Vec cell) {
    SpawnList *items = &gen->level->items;
    int at = 0;
    while (at < items->count && !ITEMS[items->at[at].kind].counts) at++;
    if (at < items->count) {
        items->at[at].cell = cell;
        place_take_bare(gen, cell);
    } else {
        spawn_item(gen, ITEM_COIN, cell);
    }
}

// Walls in one cell with a treasure, behind a locked door. If that would cut off a part, the level stays
// without.
static void build_closet(GenContext *gen) {
    Vec cell = {0, 0}; // the compiler does not see that find_closet() sets it
    int dir = 0;
    uint8_t was[9];
    if (!find_closet(gen, &cell, &dir)) return;
    Rect rect = rect_grown((Rect){cell.x, cell.y, 1, 1}, 1, 1);
    Vec door = vec_add(cell, DIRS[dir]);
    for (int i = 0; i < 9; i++) {
        Vec at = rect_cell(rect, i);
        was[i] = grid_at(&gen->level->tiles, at);
        if (was[i] == TILE_FLOOR && !vec_eq(at, cell)) grid_set(&gen->level->tiles, at, TILE_WALL);
    }
    int lock = is_whole(gen, rect) ? locks_place_new_key(gen, rect) : 0;
    for (int i = 0; i < 9; i++) {
        Vec at = rect_cell(rect, i);
        Tile now = level_tile(gen->level, at);
        grid_set(&gen->level->tiles, at, was[i]);
        if (lock != 0 && now == TILE_WALL && was[i] == TILE_FLOOR)
            level_build_tile(gen->level, at, TILE_WALL);
    }
    if (lock == 0) return;
    level_build_tile(gen->level, door, tile_of_locked_door(lock));
    place_take_bare(gen, door);
    hide_treasure(gen, cell);
}

// lesson: rings
void loop_doors_lock(GenContext *gen) {
    bool tree = gen->generator->tree;
    int wanted = tree ? locks_wanted(gen) : 1;
    for (int locks = locks_count_doors(gen->level); locks < wanted; locks++) loop_doors_lock_one(gen);
    if (!tree && context_depth(gen) > 1 && locks_count_doors(gen->level) == 0) build_closet(gen);
}
// lesson ends
