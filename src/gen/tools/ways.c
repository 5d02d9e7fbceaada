#include "gen/tools/ways.h"

enum {
    DRAWS = 8,    // the best of so many walls is opened
    MEASURES = 32 // how often ways are measured again while walls are opened
};

// A wall between two cells of floor, packed into a number. In the lattice of the maze it is as wide as the
// passages, elsewhere a cell.
typedef struct Wall {
    Vec first; // its first cell
    int dir;   // DIR_E or DIR_S: the way through it
    int thick;
} Wall;

static int pack(const GenContext *gen, Wall wall) {
    int cell = (int)grid_index(&gen->level->tiles, wall.first);
    return (cell * GEN_WALLS_MAX + wall.thick - 1) * 2 + (wall.dir == DIR_S);
}

static Wall unpack(const GenContext *gen, int number) {
    int w = gen->level->tiles.w, cell = number / 2 / GEN_WALLS_MAX;
    return (Wall){{cell % w, cell / w}, number % 2 == 0 ? DIR_E : DIR_S, number / 2 % GEN_WALLS_MAX + 1};
}

static Vec along(Vec cell, int dir, int steps) {
    return (Vec){cell.x + steps * DIRS[dir].x, cell.y + steps * DIRS[dir].y};
}

static int across(int dir) {
    return dir == DIR_E || dir == DIR_W ? DIR_S : DIR_E;
}

// True if a straight line of so many cells of wall lies between two cells of floor.
static bool parts(const GenContext *gen, Wall wall) {
    for (int i = 0; i < wall.thick; i++) {
        if (!level_looks_like_wall(gen->level, along(wall.first, wall.dir, i))) return false;
    }
    return level_floor(gen->level, along(wall.first, wall.dir, -1)) &&
           level_floor(gen->level, along(wall.first, wall.dir, wall.thick));
}

static bool in_lattice(const GenContext *gen) {
    return gen->options->walls > 0;
}

// True if the wall can be opened there. In a lattice it begins at a node.
static bool can_open(const GenContext *gen, Wall wall) {
    if (!parts(gen, wall)) return false;
    if (in_lattice(gen)) {
        int pitch = gen->options->corridor + gen->options->walls;
        int place = wall.dir == DIR_E ? wall.first.y : wall.first.x;
        return wall.thick == gen->options->walls && (place - wall.thick) % pitch == 0;
    }
    for (int side = -1; side <= 1; side += 2) { // no corner, and no other opening beside it
        Wall beside = wall;
        beside.first = along(wall.first, across(wall.dir), side);
        for (int i = 0; i < wall.thick; i++) {
            if (!level_looks_like_wall(gen->level, along(beside.first, wall.dir, i))) return false;
        }
    }
    return true;
}

// The number of cells of the same straight wall before this one, or after it.
static int same_wall(const GenContext *gen, Wall wall, int step) {
    int count = 0;
    for (;;) {
        wall.first = along(wall.first, across(wall.dir), step);
        if (!can_open(gen, wall)) return count;
        count++;
    }
}

static bool is_place(const GenContext *gen, Wall wall) {
    if (!can_open(gen, wall)) return false;
    if (in_lattice(gen)) return true;
    int before = same_wall(gen, wall, -1), after = same_wall(gen, wall, 1);
    return before == after || before == after + 1;
}

static int list_places(GenContext *gen, int32_t *places) {
    Rect inside = context_inside(gen);
    int count = 0;
    for (int i = 0; i < inside.w * inside.h; i++) {
        for (int way = 0; way < 2 * GEN_WALLS_MAX; way++) {
            Wall wall = {rect_cell(inside, i), way % 2 == 0 ? DIR_E : DIR_S, way / 2 + 1};
            if (!is_place(gen, wall)) continue;
            places[count++] = pack(gen, wall);
            break; // so that there is room for all
        }
    }
    return count;
}

static void measure(GenContext *gen) {
    Rect inside = context_inside(gen);
    for (int i = 0; i < inside.w * inside.h; i++) {
        if (!level_floor(gen->level, rect_cell(inside, i))) continue;
        dist_from(&gen->reach, gen->level, rect_cell(inside, i), FOUR_WAYS, DIST_NONE);
        return;
    }
}

// How much longer the way is to one side of the wall than to the other.
static int saved(const GenContext *gen, int place) {
    Wall wall = unpack(gen, place);
    return int_abs(dist_at(&gen->reach, along(wall.first, wall.dir, -1)) -
                   dist_at(&gen->reach, along(wall.first, wall.dir, wall.thick)));
}

// Takes the best of a few out of the list.
static int take_place(GenContext *gen, int32_t *places, int *count) {
    int best = rng_below(&gen->layout, *count);
    for (int i = 1; i < DRAWS; i++) {
        int other = rng_below(&gen->layout, *count);
        if (saved(gen, places[other]) > saved(gen, places[best])) best = other;
    }
    int place = places[best];
    places[best] = places[--*count];
    return place;
}

static bool has_door_beside(const GenContext *gen, Vec cell) {
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        if (level_tile(gen->level, vec_add(cell, DIRS[dir])) == TILE_DOOR) return true;
    }
    return false;
}

static void open_wall(GenContext *gen, Wall wall, bool doors) {
    int wide = in_lattice(gen) ? gen->options->corridor : 1;
    Vec size = wall.dir == DIR_E ? (Vec){wall.thick, wide} : (Vec){wide, wall.thick};
    context_dig_inside(gen, (Rect){wall.first.x, wall.first.y, size.x, size.y}, TILE_FLOOR);
    if (doors && !has_door_beside(gen, wall.first)) grid_set(&gen->level->tiles, wall.first, TILE_DOOR);
}

static void open_loops(GenContext *gen, bool doors) {
    if (gen->options->loops == 0) return;
    int32_t *places = gen->tour.queue;
    int count = list_places(gen, places), wanted = (count * gen->options->loops + 99) / 100;
    int batch = int_max(wanted / MEASURES, 1);
    for (int i = 0; i < wanted; i++) {
        if (i % batch == 0) measure(gen);
        Wall wall = unpack(gen, take_place(gen, places, &count));
        if (!can_open(gen, wall)) continue;
        open_wall(gen, wall, doors);
        STEP(gen);
    }
}

// ---- dead ends

// A row of cells at the tip of a passage, as wide as that: wall at both sides and behind it.
typedef struct Tip {
    Vec first;
    int dir; // the way out
} Tip;

static bool is_wall(const GenContext *gen, Vec cell) {
    return !level_walkable(gen->level, cell);
}

static int width(const GenContext *gen) {
    return int_max(gen->options->corridor, 1);
}

// True if it is a tip that may be filled: `spare` holds what stays.
static bool is_tip(const GenContext *gen, Tip tip) {
    int side = across(tip.dir), wide = width(gen), ways = 0;
    for (int i = 0; i < wide; i++) {
        Vec cell = along(tip.first, side, i);
        if (is_wall(gen, cell) || grid_at(&gen->spare, cell) != 0) return false;
        if (!is_wall(gen, along(cell, tip.dir, -1))) return false;
        ways += !is_wall(gen, along(cell, tip.dir, 1));
    }
    return ways > 0 && is_wall(gen, along(tip.first, side, -1)) && is_wall(gen, along(tip.first, side, wide));
}

// Finds a tip that begins at the cell.
static bool find_tip(const GenContext *gen, Vec cell, Tip *tip) {
    for (int dir = 0; dir < DIR_COUNT; dir += 2) {
        *tip = (Tip){cell, dir};
        if (is_tip(gen, *tip)) return true;
    }
    return false;
}

static void set_tip(const GenContext *gen, Grid *grid, Tip tip, uint8_t value) {
    for (int i = 0; i < width(gen); i++) grid_set(grid, along(tip.first, across(tip.dir), i), value);
}

static void mark_rooms(GenContext *gen) {
    const Level *level = gen->level;
    grid_fill(&gen->spare, 0);
    for (int i = 0; i < level->room_count; i++) grid_fill_clipped(&gen->spare, level->rooms[i], 1);
}

// Chooses the dead ends that stay, and marks them.
static void mark_kept(GenContext *gen) {
    Rect inside = context_inside(gen);
    int32_t *ends = gen->tour.queue;
    int count = 0;
    Tip tip;
    for (int i = 0; i < inside.w * inside.h; i++) {
        if (find_tip(gen, rect_cell(inside, i), &tip)) ends[count++] = i;
    }
    for (int kept = count * (100 - gen->options->filled) / 100; kept > 0; kept--) {
        int index = rng_below(&gen->layout, count), end = ends[index];
        ends[index] = ends[--count];
        if (find_tip(gen, rect_cell(inside, end), &tip)) set_tip(gen, &gen->spare, tip, 1);
    }
}

static int count_floor(const GenContext *gen) {
    int count = 0;
    for (int i = 0; i < gen->level->tiles.w * gen->level->tiles.h; i++)
        count += level_floor(gen->level, (Vec){i % gen->level->tiles.w, i / gen->level->tiles.w});
    return count;
}

// Fills from the cell on, as long as that is a tip. Returns how many cells.
static int fill_from(GenContext *gen, Vec cell, int most) {
    int count = 0;
    Tip tip;
    while (count < most && find_tip(gen, cell, &tip)) {
        set_tip(gen, &gen->level->tiles, tip, TILE_WALL);
        STEP(gen);
        count += width(gen);
        cell = along(cell, tip.dir, 1);
    }
    return count;
}

// lesson: scattered ways
void ways_fill_ends(GenContext *gen) {
    if (gen->options->filled == 0) return;
    Rect inside = context_inside(gen);
    int most = count_floor(gen) / 2, before = -1;
    mark_rooms(gen);
    mark_kept(gen);
    while (most > 0 && most != before) { // where the ways of a fork were filled there are new tips
        before = most;
        for (int i = 0; i < inside.w * inside.h; i++) most -= fill_from(gen, rect_cell(inside, i), most);
    }
}
// lesson ends

// lesson: maze ways
// lesson: bsp ways
void ways_finish(GenContext *gen) {
    open_loops(gen, false);
    ways_fill_ends(gen);
}
// lesson ends

// lesson: rooms ways
// lesson: warren ways
void ways_finish_doors(GenContext *gen) {
    open_loops(gen, true);
    ways_fill_ends(gen);
}
// lesson ends
