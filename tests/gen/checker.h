#pragma once
// Checks whether a finished level keeps what its generator promises. It looks only at the cells of the level,
// and uses none of the generators' own tools, no distance map and no proof. This file has what holds for
// every generator.

#include "gen/gen.h"

#include <stdlib.h>
#include <string.h>

typedef struct Checker {
    const Level *level;
    const Level *plan; // the same level before it was furnished; NULL: `level` is that level
    const GenOptions *options;
    int w, h;
    int *mark;        // for each cell: the number of the flood that reached it, or 0
    int *queue;       // the cells that a flood has reached
    const char *flaw; // the first broken promise, as a condition in C, or NULL
} Checker;

// Notes a broken promise. Only the first one is kept.
#define PROMISE(condition)                                                                                   \
    do {                                                                                                     \
        if (!(condition) && c->flaw == NULL) c->flaw = #condition;                                           \
    } while (0)

static inline bool is_within(const Checker *c, int x, int y) {
    return x >= 0 && y >= 0 && x < c->w && y < c->h;
}
static inline Tile tile_at(const Checker *c, int x, int y) {
    return is_within(c, x, y) ? (Tile)c->level->tiles.cells[(size_t)y * (size_t)c->w + (size_t)x] : TILE_VOID;
}
static inline bool is_floor(const Checker *c, int x, int y) {
    return tile_at(c, x, y) == TILE_FLOOR;
}
static inline bool is_wall(const Checker *c, int x, int y) {
    return tile_at(c, x, y) == TILE_WALL;
}
static inline bool is_prop(const Checker *c, int x, int y) {
    Tile tile = tile_at(c, x, y);
    return tile == TILE_CRATE || tile == TILE_POT || tile == TILE_BARREL || tile == TILE_FURNITURE;
}
static inline bool looks_like_wall(const Checker *c, int x, int y) {
    return is_wall(c, x, y) || tile_at(c, x, y) == TILE_CRACKED || tile_at(c, x, y) == TILE_SECRET;
}
static inline bool is_door(const Checker *c, int x, int y) {
    return tile_at(c, x, y) == TILE_DOOR;
}

// Cells that the hero can reach sooner or later: keys open locks, and stairs can be crossed.
static inline bool is_way(const Checker *c, int x, int y) {
    switch (tile_at(c, x, y)) {
    case TILE_FLOOR:
    case TILE_WATER:
    case TILE_ICE:
    case TILE_EMBER:
    case TILE_DOOR:
    case TILE_DOOR_OPEN:
    case TILE_LOCKED_1:
    case TILE_LOCKED_2:
    case TILE_LOCKED_3:
    case TILE_LOCKED_4:
    case TILE_STAIRS_UP:
    case TILE_STAIRS_DOWN:
        return true;
    default:
        return false;
    }
}
static inline bool is_border(const Checker *c, int x, int y) {
    return x == 0 || y == 0 || x == c->w - 1 || y == c->h - 1;
}
static inline int mark_at(const Checker *c, int x, int y) {
    return is_within(c, x, y) ? c->mark[y * c->w + x] : 0;
}

static inline void clear_marks(Checker *c) {
    memset(c->mark, 0, (size_t)c->w * (size_t)c->h * sizeof *c->mark);
}

// Marks with `number` the cells that can be reached from a cell in straight steps, through doors or not.
// Returns their number; the queue begins with them.
static inline int flood(Checker *c, int x, int y, int number, bool doors) {
    static const int STEP_X[4] = {1, 0, -1, 0}, STEP_Y[4] = {0, 1, 0, -1};
    int head = 0, tail = 0;
    c->mark[y * c->w + x] = number;
    c->queue[tail++] = y * c->w + x;
    while (head < tail) {
        int at = c->queue[head++];
        for (int i = 0; i < 4; i++) {
            int to_x = at % c->w + STEP_X[i], to_y = at / c->w + STEP_Y[i];
            bool open = doors ? is_way(c, to_x, to_y) : is_floor(c, to_x, to_y);
            if (!open || c->mark[to_y * c->w + to_x] != 0) continue;
            c->mark[to_y * c->w + to_x] = number;
            c->queue[tail++] = to_y * c->w + to_x;
        }
    }
    return tail;
}

// Counts the cells of a kind inside the border.
static inline int count_inside(const Checker *c, Tile tile) {
    int count = 0;
    for (int y = 1; y < c->h - 1; y++) {
        for (int x = 1; x < c->w - 1; x++) count += tile_at(c, x, y) == tile;
    }
    return count;
}

// Checks that everything that can be walked on can be reached from the start.
static inline void check_one_region(Checker *c) {
    clear_marks(c);
    flood(c, c->level->start.x, c->level->start.y, 1, true);
    for (int y = 0; y < c->h; y++) {
        for (int x = 0; x < c->w; x++) {
            if (is_way(c, x, y)) PROMISE(mark_at(c, x, y) == 1);
        }
    }
}

// Checks that each door has floor on both sides along one axis and wall on both sides along the other, so
// that it is not at a corner.
static inline void check_doors(Checker *c) {
    for (int y = 0; y < c->h; y++) {
        for (int x = 0; x < c->w; x++) {
            if (!is_door(c, x, y)) continue;
            bool across = is_floor(c, x - 1, y) && is_floor(c, x + 1, y) && is_wall(c, x, y - 1) &&
                          is_wall(c, x, y + 1);
            bool down = is_floor(c, x, y - 1) && is_floor(c, x, y + 1) && is_wall(c, x - 1, y) &&
                        is_wall(c, x + 1, y);
            PROMISE(across || down);
        }
    }
}

static inline void check_border(Checker *c) {
    for (int y = 0; y < c->h; y++) {
        for (int x = 0; x < c->w; x++) {
            if (is_border(c, x, y)) PROMISE(is_wall(c, x, y));
        }
    }
}

static inline void check_spawn(Checker *c, Vec cell) {
    PROMISE(is_within(c, cell.x, cell.y) && !is_border(c, cell.x, cell.y));
    if (c->flaw != NULL) return;
    PROMISE(is_floor(c, cell.x, cell.y));
    PROMISE(mark_at(c, cell.x, cell.y) == 1); // can be reached, and nothing else stands there
    c->mark[cell.y * c->w + cell.x] = 2;
}

static inline void check_spawns(Checker *c) {
    const Level *level = c->level;
    Vec start = level->start;
    clear_marks(c);
    flood(c, start.x, start.y, 1, true);
    check_spawn(c, start);
    PROMISE(level->items.count > 0);
    for (int i = 0; i < level->items.count; i++) check_spawn(c, level->items.at[i].cell);
    for (int i = 0; i < level->monsters.count; i++) {
        Vec cell = level->monsters.at[i].cell;
        check_spawn(c, cell);
        PROMISE(abs(cell.x - start.x) > 5 || abs(cell.y - start.y) > 5);
    }
    for (int i = 0; i < level->fixture_count; i++) PROMISE(!ITEMS[level->fixtures[i].item].tolls);
}

// Checks that the decor of each cell fits its tile, and that nothing hangs behind a prop or above a door.
static inline void check_decor(Checker *c) {
    for (int y = 0; y < c->h; y++) {
        for (int x = 0; x < c->w; x++) {
            Decor decor = (Decor)c->level->decor.cells[y * c->w + x];
            Tile below = tile_at(c, x, y + 1);
            bool hangs = decor != DECOR_NONE && DECORS[decor].on == TILE_WALL;
            PROMISE(decor == DECOR_NONE || DECORS[decor].on == tile_at(c, x, y));
            PROMISE(!hangs || (is_way(c, x, y + 1) && !TILES[below].door));
        }
    }
}

static inline void check_frames(Checker *c) {
    for (int y = 0; y < c->h; y++) {
        for (int x = 0; x < c->w; x++) {
            bool shaded = looks_like_wall(c, x, y) && !looks_like_wall(c, x, y + 1);
            PROMISE((c->level->frames.cells[y * c->w + x] == FRAME_SHADED) == shaded);
        }
    }
}
