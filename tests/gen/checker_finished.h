#pragma once
// What every finished level promises, whether a generator or the descent made it: stairs, doors where doors
// can stand, and monsters. Like the rest of the checker, this looks only at the level's cells and lists.

#include "gen/checker.h"
#include "support/taken.h"

static inline bool is_lock(const Checker *c, int x, int y) {
    return tile_at(c, x, y) >= TILE_LOCKED_1 && tile_at(c, x, y) <= TILE_LOCKED_4;
}

static inline bool is_ground(const Checker *c, int x, int y) {
    Tile tile = tile_at(c, x, y);
    return tile == TILE_FLOOR || tile == TILE_WATER || tile == TILE_ICE || tile == TILE_EMBER;
}

static inline bool is_stairs(const Checker *c, int x, int y) {
    return tile_at(c, x, y) == TILE_STAIRS_UP || tile_at(c, x, y) == TILE_STAIRS_DOWN;
}

static inline int count_all(const Checker *c, Tile tile) {
    int count = 0;
    for (int i = 0; i < c->w * c->h; i++) count += c->level->tiles.cells[i] == tile;
    return count;
}

// Checks the stairs up and down. At the last depth there are none down.
static inline void check_ways_on(Checker *c, int depth) {
    PROMISE(count_all(c, TILE_STAIRS_UP) == 1);
    PROMISE(count_all(c, TILE_STAIRS_DOWN) == (depth < GEN_DEPTH_MAX));
}

// True for ground; before a plain door stairs count as well.
static inline bool is_landing(const Checker *c, int x, int y, bool plain) {
    return is_ground(c, x, y) || (plain && is_stairs(c, x, y));
}

// Checks that a door or lock stands in a wall: wall to both sides, ground before and behind it. So it is not
// at a corner, does not open against stone, and has no other door next to it.
static inline void check_hung(Checker *c, int x, int y) {
    bool plain = is_door(c, x, y);
    bool across = looks_like_wall(c, x, y - 1) && looks_like_wall(c, x, y + 1) &&
                  is_landing(c, x - 1, y, plain) && is_landing(c, x + 1, y, plain);
    bool down = looks_like_wall(c, x - 1, y) && looks_like_wall(c, x + 1, y) &&
                is_landing(c, x, y - 1, plain) && is_landing(c, x, y + 1, plain);
    PROMISE(across || down);
}

static inline void check_lock_alone(Checker *c, int x, int y) {
    int near = 0;
    for (int i = 0; i < 25; i++) near += is_lock(c, x - 2 + i % 5, y - 2 + i / 5);
    PROMISE(near == 1);
}

static inline void check_hung_doors(Checker *c) {
    for (int y = 0; y < c->h; y++) {
        for (int x = 0; x < c->w; x++) {
            if (is_door(c, x, y) || is_lock(c, x, y)) check_hung(c, x, y);
            if (is_lock(c, x, y)) check_lock_alone(c, x, y);
        }
    }
}

static inline bool is_calm(const Checker *c, int x, int y) {
    return abs(x - c->level->start.x) <= 5 && abs(y - c->level->start.y) <= 5;
}

// Checks that a level without monsters has no room for any: each cell away from the start is taken or cut
// off.
static inline void check_not_deserted(Checker *c) {
    if (c->level->monsters.count > 0) return;
    clear_marks(c);
    flood(c, c->level->start.x, c->level->start.y, 1, true);
    for (int y = 1; y < c->h - 1; y++) {
        for (int x = 1; x < c->w - 1; x++) {
            bool free = is_floor(c, x, y) && mark_at(c, x, y) == 1 && !level_taken(c->level, (Vec){x, y});
            PROMISE(!free || is_calm(c, x, y));
        }
    }
}

static inline bool is_in_rect(Rect r, Vec cell) {
    return cell.x >= r.x && cell.y >= r.y && cell.x < r.x + r.w && cell.y < r.y + r.h;
}

// Checks that in halls every monster that is not in ambush stands in a hall, outside all rooms.
static inline void check_halls_dwellers(Checker *c) {
    const Level *level = c->level;
    for (int i = 0; i < level->monsters.count; i++) {
        if (level->monsters.at[i].pack != 0) continue;
        bool in_hall = false;
        for (int k = 0; k < level->hall_count; k++)
            in_hall |= is_in_rect(level->halls[k].across, level->monsters.at[i].cell) ||
                       is_in_rect(level->halls[k].down, level->monsters.at[i].cell);
        for (int k = 0; k < level->room_count; k++)
            PROMISE(!is_in_rect(level->rooms[k], level->monsters.at[i].cell));
        PROMISE(in_hall);
    }
}

// The first promise that a finished level of that depth breaks, or NULL.
static inline const char *finished_flaw(const Level *level, int depth) {
    Checker checker = {.level = level, .w = level->tiles.w, .h = level->tiles.h}, *c = &checker;
    size_t cells = (size_t)c->w * (size_t)c->h;
    c->mark = malloc(cells * sizeof *c->mark);
    c->queue = malloc(cells * sizeof *c->queue);
    if (c->mark == NULL || c->queue == NULL) abort();
    check_ways_on(c, depth);
    check_hung_doors(c);
    check_not_deserted(c);
    if (strcmp(level->generator, "halls") == 0) check_halls_dwellers(c);
    free(c->mark);
    free(c->queue);
    return c->flaw;
}
