#include "gen/tools/doorways.h"

// ---- what lies behind doorways

static bool is_in(const Vec *cells, int count, Vec cell) {
    for (int i = 0; i < count; i++) {
        if (vec_eq(cells[i], cell)) return true;
    }
    return false;
}

// True if `end` belongs to a pocket behind the door: fewer than REGION_MIN cells, without the hero.
static bool is_pocket(const Level *level, Vec door, Vec end, Vec hero) {
    Vec cells[REGION_MIN + DIR_COUNT] = {end};
    int count = 1;
    for (int i = 0; i < count && count < REGION_MIN; i++) {
        for (int dir = 0; dir < DIR_COUNT; dir += 2) {
            Vec next = vec_add(cells[i], DIRS[dir]);
            if (vec_eq(next, door) || !level_passable_with_key(level, next) || is_in(cells, count, next))
                continue;
            cells[count++] = next;
        }
    }
    return count < REGION_MIN && !is_in(cells, count, hero);
}

static bool find_beside(const Level *level, Vec door, Vec hero, bool pocket, Vec *cell) {
    for (int dir = 0; dir < DIR_COUNT; dir += 2) {
        *cell = vec_add(door, DIRS[dir]);
        if (level_passable_with_key(level, *cell) && is_pocket(level, door, *cell, hero) == pocket)
            return true;
    }
    return false;
}

bool doorways_find_pocket(const Level *level, Vec door, Vec hero, Vec *cell) {
    return find_beside(level, door, hero, true, cell);
}

bool doorways_find_room(const Level *level, Vec door, Vec hero, Vec *cell) {
    return find_beside(level, door, hero, false, cell);
}

// ---- held doorways stay

static bool is_doorway(Tile tile) {
    return tile == TILE_DOOR || tile == TILE_DOOR_OPEN || tile == TILE_SECRET || tile == TILE_CRACKED;
}

static bool is_stone(const Level *level, Vec cell) {
    Tile tile = level_tile(level, cell);
    return tile_looks_like_wall(tile) || tile == TILE_VOID;
}

static void keep_as(Level *level, Grid *held, Vec cell, Tile tile) {
    if (grid_at(held, cell) != 0) return;
    grid_set(held, cell, 1);
    grid_set(&level->tiles, cell, (uint8_t)tile);
    grid_set(&level->decor, cell, DECOR_NONE);
}

static void keep_doorway(Level *level, Grid *held, Vec cell) {
    for (int dir = DIR_E; dir <= DIR_S; dir += 2) {
        Vec ends[2] = {vec_add(cell, DIRS[dir]), vec_sub(cell, DIRS[dir])};
        bool stone[] = {is_stone(level, ends[0]), is_stone(level, ends[1])};
        for (int i = 0; i < 2; i++) {
            if (stone[i]) keep_as(level, held, ends[i], TILE_WALL);
            if (!stone[0] && !stone[1]) keep_as(level, held, ends[i], TILE_FLOOR);
        }
    }
}

void doorways_open_ends(Level *level, Grid *held) {
    for (int y = 0; y < held->h; y++) {
        for (int x = 0; x < held->w; x++) {
            Vec cell = {x, y};
            if (grid_at(held, cell) != 0 && is_doorway(level_tile(level, cell)))
                keep_doorway(level, held, cell);
        }
    }
}

// ---- useless doors go

// True if a door may lead to the cell; a door may not lead to another door.
static bool leads(const Level *level, Vec cell) {
    return level_passable_with_key(level, cell) && level_tile(level, cell) != TILE_DOOR;
}

// True if a door at the cell would hang between two walls, with a way on both sides along `dir`.
static bool hangs(const Level *level, Vec cell, int dir) {
    Vec along = DIRS[dir], across = DIRS[dir + 2];
    return level_looks_like_wall(level, vec_add(cell, across)) &&
           level_looks_like_wall(level, vec_sub(cell, across)) && leads(level, vec_add(cell, along)) &&
           leads(level, vec_sub(cell, along));
}

static bool has_meaning(const Level *level, Vec door, Vec hero) {
    Vec pocket;
    return (hangs(level, door, DIR_E) || hangs(level, door, DIR_S)) &&
           !doorways_find_pocket(level, door, hero, &pocket);
}

void doorways_remove_idle(Level *level, const Grid *held, Vec hero) {
    for (int y = 0; y < held->h; y++) {
        for (int x = 0; x < held->w; x++) {
            Vec cell = {x, y};
            if (level_tile(level, cell) != TILE_DOOR || grid_at(held, cell) != 0) continue;
            if (!has_meaning(level, cell, hero)) level_build_tile(level, cell, TILE_FLOOR);
        }
    }
}
