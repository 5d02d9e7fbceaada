#pragma once
// What maze, rooms, scatter and caves promise beside what every generator promises. Their shapes follow no
// plan.

#include "gen/checker.h"

// ---- maze

// Counts the cells of a kind in a row of `length` cells.
static inline int count_along(const Checker *c, int x, int y, int dx, int dy, int length, Tile tile) {
    int count = 0;
    for (int i = 0; i < length; i++) count += tile_at(c, x + i * dx, y + i * dy) == tile;
    return count;
}

// Checks a row of the wall between two nodes: it is whole, gone, or has one hole, which in the middle row is
// a door. Returns true if it is gone.
static inline bool check_row(Checker *c, int x, int y, int dx, int dy, bool middle) {
    int wide = c->options->corridor;
    int floors = count_along(c, x, y, dx, dy, wide, TILE_FLOOR);
    int walls = count_along(c, x, y, dx, dy, wide, TILE_WALL),
        doors = count_along(c, x, y, dx, dy, wide, TILE_DOOR);
    PROMISE(floors == wide || walls == wide || (middle ? doors : floors) == 1);
    PROMISE(floors + walls + doors == wide);
    return floors == wide;
}

// Checks all rows of that wall. Returns 1 when the wall is gone.
static inline int check_passage(Checker *c, int x, int y, int dx, int dy) {
    int thick = c->options->walls, middle = thick / 2;
    bool gone = check_row(c, x + middle * dy, y + middle * dx, dx, dy, true);
    for (int i = 0; i < thick; i++) {
        bool row = check_row(c, x + i * dy, y + i * dx, dx, dy, i == middle);
        PROMISE(c->options->corridor == 1 || row == gone);
    }
    return gone;
}

// Checks that the maze is a tree: it has one passage less than nodes, and all floor is one region even while
// the doors are shut.
static inline void check_maze(Checker *c) {
    int wide = c->options->corridor, thick = c->options->walls, pitch = wide + thick, passages = 0,
        nodes = (c->w - thick) / pitch * ((c->h - thick) / pitch);
    for (int y = thick; y < c->h; y += pitch) {
        for (int x = thick; x < c->w; x += pitch) {
            for (int i = 0; i < wide; i++) PROMISE(count_along(c, x, y + i, 1, 0, wide, TILE_FLOOR) == wide);
            PROMISE(is_wall(c, x + wide, y + wide)); // the post
            if (x + pitch < c->w) passages += check_passage(c, x + wide, y, 0, 1);
            if (y + pitch < c->h) passages += check_passage(c, x, y + wide, 1, 0);
        }
    }
    PROMISE(passages == nodes - 1);
    clear_marks(c);
    PROMISE(flood(c, c->level->start.x, c->level->start.y, 1, false) == count_inside(c, TILE_FLOOR));
    check_doors(c);
}

// ---- rooms

// The rectangle around the first `cells` cells of the queue.
static inline Rect bounds_of(const Checker *c, int cells) {
    int x0 = c->w, y0 = c->h, x1 = 0, y1 = 0;
    for (int i = 0; i < cells; i++) {
        int x = c->queue[i] % c->w, y = c->queue[i] / c->w;
        x0 = x < x0 ? x : x0;
        y0 = y < y0 ? y : y0;
        x1 = x > x1 ? x : x1;
        y1 = y > y1 ? y : y1;
    }
    return (Rect){x0, y0, x1 - x0 + 1, y1 - y0 + 1};
}

static inline bool all_wall(const Checker *c, int x0, int y0, int w, int h) {
    for (int y = y0; y < y0 + h; y++) {
        if (count_along(c, x0, y, 1, 0, w, TILE_WALL) != w) return false;
    }
    return true;
}

// True when a room of 3x3, with its wall, would fit behind a door at (x, y) that leads along (dx, dy).
static inline bool room_for_more(const Checker *c, int x, int y, int dx, int dy) {
    for (int shift = -1; shift <= 1; shift++) {
        int mid_x = x + 2 * dx + shift * dy, mid_y = y + 2 * dy + shift * dx;
        if (all_wall(c, mid_x - 2, mid_y - 2, 5, 5)) return true;
    }
    return false;
}

static inline void check_room(Checker *c, Rect room) {
    PROMISE(room.w >= 3 && room.w <= 7 && room.h >= 3 && room.h <= 7);
    PROMISE(is_wall(c, room.x - 1, room.y - 1) && is_wall(c, room.x + room.w, room.y - 1));
    PROMISE(is_wall(c, room.x - 1, room.y + room.h) && is_wall(c, room.x + room.w, room.y + room.h));
    for (int x = room.x; x < room.x + room.w; x++) {
        bool corner = x == room.x || x == room.x + room.w - 1;
        PROMISE(!is_floor(c, x, room.y - 1) && !is_floor(c, x, room.y + room.h));
        PROMISE(corner || !room_for_more(c, x, room.y - 1, 0, -1));
        PROMISE(corner || !room_for_more(c, x, room.y + room.h, 0, 1));
    }
    for (int y = room.y; y < room.y + room.h; y++) {
        bool corner = y == room.y || y == room.y + room.h - 1;
        PROMISE(!is_floor(c, room.x - 1, y) && !is_floor(c, room.x + room.w, y));
        PROMISE(corner || !room_for_more(c, room.x - 1, y, -1, 0));
        PROMISE(corner || !room_for_more(c, room.x + room.w, y, 1, 0));
    }
}

// Checks that every region of floor is one whole room while all doors are shut.
static inline void check_rooms(Checker *c) {
    int rooms = 0;
    clear_marks(c);
    for (int y = 1; y < c->h - 1; y++) {
        for (int x = 1; x < c->w - 1; x++) {
            if (!is_floor(c, x, y) || mark_at(c, x, y) != 0) continue;
            int cells = flood(c, x, y, ++rooms, false);
            Rect room = bounds_of(c, cells);
            PROMISE(cells == room.w * room.h);
            check_room(c, room);
        }
    }
    PROMISE(c->level->room_count == (rooms < LEVEL_ROOMS_MAX ? rooms : LEVEL_ROOMS_MAX));
    for (int i = 0; i < c->level->room_count; i++) {
        Rect room = c->level->rooms[i];
        PROMISE(is_floor(c, room.x, room.y) && is_floor(c, room.x + room.w - 1, room.y + room.h - 1));
    }
    PROMISE(count_inside(c, TILE_DOOR) >= rooms - 1);
    check_doors(c);
    for (int y = 1; y < c->h - 1; y++) {
        for (int x = 1; x < c->w - 1; x++) {
            if (!is_door(c, x, y)) continue;
            PROMISE(mark_at(c, x - 1, y) != mark_at(c, x + 1, y) ||
                    mark_at(c, x, y - 1) != mark_at(c, x, y + 1));
        }
    }
    check_one_region(c);
}

// ---- scatter and caves

// Checks the number of monsters: nine, more at deeper depths, or only as many as there are free cells away
// from the start.
static inline void check_scatter(Checker *c) {
    Vec start = c->level->start;
    int cells = 0;
    for (int y = 1; y < c->h - 1; y++) {
        for (int x = 1; x < c->w - 1; x++) {
            bool calm = abs(x - start.x) <= 5 && abs(y - start.y) <= 5;
            cells += is_floor(c, x, y) && !calm && spawn_at(&c->level->items, (Vec){x, y}) == NULL;
        }
    }
    int least = cells < 9 ? cells : 9, count = c->level->monsters.count;
    PROMISE(count == least || (count > least && c->options->depth > 1));
    check_one_region(c);
}

static inline void check_caves(Checker *c) {
    int floors = count_inside(c, TILE_FLOOR), inside = (c->w - 2) * (c->h - 2);
    check_one_region(c);
    PROMISE(floors >= 4);
    if (c->w >= 32 && c->h >= 32) PROMISE(4 * floors > inside && 4 * floors < 3 * inside);
}
