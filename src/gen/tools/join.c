// One search goes out from the hero (0-1 search; Dial, 1969): floor and doors cost nothing, stone one, and
// what a cell costs does not depend on the side that it is entered from. So a queue of stone alone keeps the
// order, each region of floor is flooded whole when it is first met, and the way back from there is the
// shortest tunnel that joins it.
//
//     ..@..#####....      # unheld stone: a tunnel of five cells joins the region on the right;
//     .....#####....      what has fewer than six cells and holds nothing is not worth one.
#include "gen/tools/join.h"

#include "gen/tools/doorways.h"

#include <stdlib.h>

typedef enum Ground { BARRED, FREE, STONE, LOCKED } Ground; // LOCKED: a lock or a prop, a way of last resort
typedef enum Met { UNMET, MET, DUG } Met;

bool join_init(Join *join, int w, int h) {
    join->back = malloc((size_t)w * (size_t)h * sizeof *join->back);
    return join->back != NULL && grid_init(&join->ground, w, h) && grid_init(&join->met, w, h) &&
           cells_init(&join->stone, w, h) && cells_init(&join->doors, w, h) &&
           cells_init(&join->region, w, h) && cells_init(&join->small, w, h);
}

void join_free(Join *join) {
    free(join->back);
    grid_free(&join->ground);
    grid_free(&join->met);
    cells_free(&join->stone);
    cells_free(&join->doors);
    cells_free(&join->region);
    cells_free(&join->small);
}

// ---- the ground

static Ground ground_of(Tile tile, bool held) {
    if (TILES[tile].way) return FREE;
    if (tile_lock(tile) != 0 || TILES[tile].prop) return LOCKED;
    return tile == TILE_WALL && !held ? STONE : BARRED;
}

static void look_at_ground(Join *join, const Level *level, const Grid *held) {
    grid_fill(&join->met, UNMET);
    grid_fill(&join->ground, BARRED);
    for (int y = 1; y < held->h - 1; y++) {
        for (int x = 1; x < held->w - 1; x++) {
            Vec cell = {x, y};
            Ground ground = ground_of(level_tile(level, cell), grid_at(held, cell) != 0);
            grid_set(&join->ground, cell, (uint8_t)ground);
        }
    }
}

// Treats a door that stays, but leads to almost nothing, like a locked one: it waits, so that what lies
// behind it is joined from elsewhere. Returns where the search begins: beside such a door if the hero stands
// in it.
static Vec shut_pockets(Join *join, const Level *level, const Grid *held, Vec hero) {
    Vec begin = hero;
    for (int y = 1; y < held->h - 1; y++) {
        for (int x = 1; x < held->w - 1; x++) {
            Vec door = {x, y}, pocket, open;
            Tile tile = level_tile(level, door);
            if ((tile != TILE_DOOR && tile != TILE_DOOR_OPEN) || grid_at(held, door) == 0) continue;
            if (!doorways_find_pocket(level, door, hero, &pocket)) continue;
            grid_set(&join->ground, door, LOCKED);
            bool leads_on = doorways_find_room(level, door, hero, &open);
            if (vec_eq(door, hero)) begin = leads_on ? open : pocket;
        }
    }
    return begin;
}

// ---- the search

static Vec *back_of(Join *join, Vec cell) {
    return &join->back[grid_index(&join->met, cell)];
}

// Meets a cell and tells what it is; BARRED if it was met before. Stone and locked doors wait for their
// turn.
static Ground meet(Join *join, Vec cell, Vec from) {
    Ground ground = (Ground)grid_at(&join->ground, cell);
    if (ground == BARRED || grid_at(&join->met, cell) != UNMET) return BARRED;
    grid_set(&join->met, cell, MET);
    *back_of(join, cell) = from;
    if (ground == STONE) cells_add(&join->stone, cell);
    if (ground == LOCKED) cells_add(&join->doors, cell);
    return ground;
}

// Floods the region of a cell just met. Returns true when it is worth a tunnel.
static bool flood(Join *join, const Grid *held, Vec first) {
    CellList *region = &join->region;
    bool holds = false;
    region->count = 0;
    cells_add(region, first);
    for (int i = 0; i < region->count; i++) {
        holds |= grid_at(held, region->at[i]) != 0;
        for (int dir = 0; dir < DIR_COUNT; dir += 2) {
            Vec next = vec_add(region->at[i], DIRS[dir]);
            if (meet(join, next, first) == FREE) cells_add(region, next);
        }
    }
    return holds || region->count >= REGION_MIN;
}

static void dig_back(Join *join, Level *level, Vec cell) {
    for (; !vec_eq(*back_of(join, cell), cell); cell = *back_of(join, cell)) {
        if (grid_at(&join->ground, cell) != STONE) continue;
        grid_set(&join->met, cell, DUG);
        level_build_tile(level, cell, TILE_FLOOR);
    }
}

static void look_around(Join *join, Level *level, const Grid *held, Vec stone) {
    for (int dir = 0; dir < DIR_COUNT; dir += 2) {
        Vec next = vec_add(stone, DIRS[dir]);
        if (meet(join, next, stone) != FREE) continue;
        if (flood(join, held, next)) {
            dig_back(join, level, next);
        } else {
            cells_add(&join->small, next);
        }
    }
}

static void dig_tunnels(Join *join, Level *level, const Grid *held, Vec begin) {
    int stone = 0, door = 0;
    join->stone.count = join->doors.count = join->small.count = 0;
    (void)meet(join, begin, begin);
    (void)flood(join, held, begin);
    for (;;) {
        while (stone < join->stone.count) look_around(join, level, held, join->stone.at[stone++]);
        if (door == join->doors.count) return;
        (void)flood(join, held, join->doors.at[door]);
        dig_back(join, level, join->doors.at[door++]);
    }
}

// ---- the rest

// A region too small for a tunnel may lie beside a tunnel now. Otherwise it counts as unmet again.
static void look_again(Join *join, Vec first) {
    CellList *region = &join->region;
    bool joined = false;
    region->count = 0;
    cells_add(region, first);
    grid_set(&join->met, first, UNMET);
    for (int i = 0; i < region->count; i++) {
        for (int dir = 0; dir < DIR_COUNT; dir += 2) {
            Vec next = vec_add(region->at[i], DIRS[dir]);
            Met met = (Met)grid_at(&join->met, next);
            joined |= met == DUG;
            if (met != MET || grid_at(&join->ground, next) != FREE) continue;
            grid_set(&join->met, next, UNMET);
            cells_add(region, next);
        }
    }
    for (int i = 0; i < region->count && joined; i++) grid_set(&join->met, region->at[i], MET);
}

// Fills floor that was not joined, except what is held.
static void fill_rest(Join *join, Level *level, const Grid *held) {
    for (int i = 0; i < join->small.count; i++) look_again(join, join->small.at[i]);
    for (int i = 0; i < held->w * held->h; i++) {
        bool cut_off = join->ground.cells[i] == FREE && join->met.cells[i] == UNMET;
        if (cut_off && held->cells[i] == 0) level->tiles.cells[i] = TILE_WALL;
    }
}

void join_regions(Join *join, Level *level, const Grid *held, Vec hero) {
    look_at_ground(join, level, held);
    Vec begin = shut_pockets(join, level, held, hero);
    dig_tunnels(join, level, held, begin);
    fill_rest(join, level, held);
}
