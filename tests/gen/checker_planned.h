#pragma once
// What halls, pillars, arcade and chambers promise beside what every generator promises. Their walls follow a
// plan.

#include "gen/checker.h"
#include "support/taken.h"

// ---- halls

static inline bool in_rect(Rect r, int x, int y) {
    return x >= r.x && y >= r.y && x < r.x + r.w && y < r.y + r.h;
}

static inline bool is_planned(const Checker *c, int x, int y) {
    const Level *level = c->level;
    for (int i = 0; i < level->room_count; i++) {
        if (in_rect(level->rooms[i], x, y)) return true;
    }
    for (int i = 0; i < level->hall_count; i++) {
        if (in_rect(level->halls[i].across, x, y) || in_rect(level->halls[i].down, x, y)) return true;
    }
    return false;
}

static inline bool floor_around(const Checker *c, int x, int y) {
    for (int i = 0; i < 9; i++) {
        if (is_floor(c, x - 1 + i % 3, y - 1 + i / 3)) return true;
    }
    return false;
}

// Checks that hall i joins room i and room i+1, so that every room has two ways out.
static inline void check_ring(Checker *c) {
    const Level *level = c->level;
    int n = c->options->rooms, wide = c->options->corridor;
    PROMISE(level->room_count == n && level->hall_count == n);
    for (int i = 0; i < level->room_count; i++) {
        Rect room = level->rooms[i], next = level->rooms[(i + 1) % n];
        int ax = room.x + room.w / 2, ay = room.y + room.h / 2, bx = next.x + next.w / 2,
            by = next.y + next.h / 2;
        Rect across = level->halls[i].across, down = level->halls[i].down;
        PROMISE(room.w >= 3 && room.w <= 9 && room.h >= 3 && room.h <= 9);
        PROMISE(room.x >= 1 && room.y >= 1 && room.x + room.w < c->w && room.y + room.h < c->h);
        PROMISE(across.y == ay && across.h == wide && across.w == abs(ax - bx) + 1);
        PROMISE(down.x == bx && down.w == wide && down.h == abs(ay - by) + 1);
        PROMISE(in_rect(across, ax, ay) && in_rect(across, bx, ay));
        PROMISE(in_rect(down, bx, by) && in_rect(down, bx, ay));
    }
}

static inline void check_hall_treasures(Checker *c) {
    const Level *level = c->level;
    PROMISE(level->items.count <= level->room_count);
    if (count_inside(c, TILE_FLOOR) > 3 * level->room_count) PROMISE(level->items.count == level->room_count);
    for (int i = 0; i < level->room_count; i++) {
        Rect room = level->rooms[i];
        Vec centre = {room.x + room.w / 2, room.y + room.h / 2};
        PROMISE(level_taken(level, centre)); // by its item, or by the start of room 1
        if (i == 0) PROMISE(abs(level->start.x - centre.x) <= 1 && abs(level->start.y - centre.y) <= 1);
    }
}

static inline void check_halls(Checker *c) {
    for (int y = 1; y < c->h - 1; y++) {
        for (int x = 1; x < c->w - 1; x++) {
            bool floor = is_floor(c, x, y);
            PROMISE(floor == is_planned(c, x, y));
            PROMISE(floor || is_wall(c, x, y) == floor_around(c, x, y));
        }
    }
    check_ring(c);
    check_hall_treasures(c);
    check_one_region(c);
}

// ---- pillars

// Checks that every open cell beside the border can be reached from the start, however many pillars are left
// out.
static inline void check_pillars(Checker *c) {
    clear_marks(c);
    flood(c, c->level->start.x, c->level->start.y, 1, true);
    for (int y = 1; y < c->h - 1; y++) {
        for (int x = 1; x < c->w - 1; x++) {
            bool beside_border = x == 1 || y == 1 || x == c->w - 2 || y == c->h - 2;
            if (beside_border && is_floor(c, x, y)) PROMISE(mark_at(c, x, y) == 1);
            if (x % 2 == 1 && y % 2 == 1) PROMISE(is_floor(c, x, y)); // nothing ever stands there
            if (x % 2 == 0 && y % 2 == 0 && c->options->suppress == 0) PROMISE(is_wall(c, x, y));
        }
    }
    if (c->options->suppress == 10) PROMISE(count_inside(c, TILE_FLOOR) == (c->w - 2) * (c->h - 2));
    if (c->options->connect) check_one_region(c);
}

// ---- arcade

// Writes the directions of the eight arms of a room as letters, from its number.
static inline void arcade_arms(unsigned number, char arms[9]) {
    unsigned s = number;
    for (int i = 0; i < 8; i++) {
        s = (7 * s + 0x3153) % 65536;
        arms[i] = "NSEW"[s / 256 % 4];
        s = (7 * s + 0x3153) % 65536;
    }
    arms[8] = '\0';
}

// True where a wall belongs inside the border: on a pillar or on its arm.
static inline bool on_arm(const char arms[9], int pitch, int x, int y) {
    for (int i = 0; i < 8; i++) {
        int px = (i % 4 + 1) * pitch, py = (i / 4 + 1) * pitch;
        int dx = x - px, dy = y - py;
        if (dx == 0 && dy == 0) return true;
        if (arms[i] == 'N' && dx == 0 && dy < 0 && dy >= -pitch) return true;
        if (arms[i] == 'S' && dx == 0 && dy > 0 && dy <= pitch) return true;
        if (arms[i] == 'E' && dy == 0 && dx > 0 && dx <= pitch) return true;
        if (arms[i] == 'W' && dy == 0 && dx < 0 && dx >= -pitch) return true;
    }
    return false;
}

// True for the openings: the middle one of the five or three spaces of a side.
static inline bool is_gap(const Checker *c, int pitch, int x, int y) {
    bool x_middle = x > 2 * pitch && x<3 * pitch, y_middle = y> pitch && y < 2 * pitch;
    if (y == 0) return x_middle && c->options->barred != SIDE_NORTH;
    if (y == c->h - 1) return x_middle && c->options->barred != SIDE_SOUTH;
    if (x == 0) return y_middle && c->options->barred != SIDE_WEST;
    return y_middle && c->options->barred != SIDE_EAST;
}

static inline void check_arcade(Checker *c) {
    char arms[9];
    int pitch = c->options->corridor + 1;
    arcade_arms((unsigned)(c->options->seed % 65536), arms);
    PROMISE(c->w == 5 * pitch + 1 && c->h == 3 * pitch + 1);
    clear_marks(c);
    flood(c, c->level->start.x, c->level->start.y, 1, true);
    for (int y = 0; y < c->h; y++) {
        for (int x = 0; x < c->w; x++) {
            bool border = is_border(c, x, y);
            bool wall = border ? !is_gap(c, pitch, x, y) : on_arm(arms, pitch, x, y);
            PROMISE(tile_at(c, x, y) == (wall ? TILE_WALL : TILE_FLOOR));
            if (border && !wall) PROMISE(mark_at(c, x, y) == 1);
        }
    }
}

// ---- chambers

// Something to walk on lies straight ahead, in the middle of the room's side, before the next room begins.
static inline bool chamber_entered(const Checker *c, int x, int y, int step_x, int step_y) {
    for (int i = 1; i <= 3; i++) {
        if (mark_at(c, x + i * step_x, y + i * step_y) == 1) return true;
    }
    return false;
}

// A way leads from a room into its neighbour to the right or below.
static inline bool chamber_open(const Checker *c, int column, int row, bool below) {
    int x = column * 14 + (below ? 7 : 14), y = row * 10 + (below ? 10 : 5);
    return is_way(c, x, y);
}

// Checks that every room at the edge of the grid can be reached, however many corners are left out. Each
// inner corner closes at most one door, and if none is left out, at least one of two neighbouring corners
// closes one.
static inline void check_chambers(Checker *c) {
    int columns = (c->w - 1) / 14, rows = (c->h - 1) / 10, closed = 0;
    PROMISE(c->w == columns * 14 + 1 && c->h == rows * 10 + 1 && columns >= 2 && rows >= 2);
    clear_marks(c);
    flood(c, c->level->start.x, c->level->start.y, 1, true);
    for (int row = 0; row < rows; row++) {
        for (int column = 0; column < columns; column++) {
            int x = column * 14, y = row * 10;
            if (row == 0) PROMISE(chamber_entered(c, x + 7, y, 0, 1));
            if (row == rows - 1) PROMISE(chamber_entered(c, x + 7, y + 10, 0, -1));
            if (column == 0) PROMISE(chamber_entered(c, x, y + 5, 1, 0));
            if (column == columns - 1) PROMISE(chamber_entered(c, x + 14, y + 5, -1, 0));
            if (column < columns - 1) closed += !chamber_open(c, column, row, false);
            if (row < rows - 1) closed += !chamber_open(c, column, row, true);
        }
    }
    int corners = (columns - 1) * (rows - 1);
    PROMISE(closed <= corners);
    if (c->options->suppress == 0) PROMISE(2 * closed >= corners);
    if (c->options->suppress == 10) PROMISE(closed == 0);
    if (c->options->connect) check_one_region(c);
}
