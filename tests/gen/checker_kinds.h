#pragma once
// The checker's second part: what each generator promises by itself, and the one function to call.

#include "gen/checker.h"

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

// Room i, hall i and room i+1 belong together, so that every room has two ways out.
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

static inline void check_hall_goods(Checker *c) {
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
    check_hall_goods(c);
    check_one_region(c);
}

// ---- pillars

// Every cell beside the border that is open belongs to the start's region, for all suppressions.
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

// The eight arms of a room in letters, from its number.
static inline void arcade_arms(unsigned number, char arms[9]) {
    unsigned s = number;
    for (int i = 0; i < 8; i++) {
        s = (7 * s + 0x3153) % 65536;
        arms[i] = "NSEW"[s / 256 % 4];
        s = (7 * s + 0x3153) % 65536;
    }
    arms[8] = '\0';
}

// True where a wall belongs inside the border: on a pillar or its arm.
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

// The two cells in the middle of the longer sides, the middle one of the shorter sides.
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

// ---- maze

// How many of the cells from one to another are of that kind.
static inline int count_along(const Checker *c, int x, int y, int dx, int dy, int length, Tile tile) {
    int count = 0;
    for (int i = 0; i < length; i++) count += tile_at(c, x + i * dx, y + i * dy) == tile;
    return count;
}

// The wall between two nodes is whole, gone, or has one door; returns 1 when it is gone.
static inline int check_passage(Checker *c, int x, int y, int dx, int dy) {
    int wide = c->options->corridor;
    int floors = count_along(c, x, y, dx, dy, wide, TILE_FLOOR);
    int walls = count_along(c, x, y, dx, dy, wide, TILE_WALL),
        doors = count_along(c, x, y, dx, dy, wide, TILE_DOOR);
    PROMISE(floors == wide || walls == wide || (doors == 1 && walls == wide - 1));
    return floors == wide;
}

// A tree: as many passages as nodes but one, and all floor is one region even while the doors are shut.
static inline void check_maze(Checker *c) {
    int wide = c->options->corridor, pitch = wide + 1, passages = 0,
        nodes = (c->w - 1) / pitch * ((c->h - 1) / pitch);
    for (int y = 1; y < c->h; y += pitch) {
        for (int x = 1; x < c->w; x += pitch) {
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

// The rectangle around the first cells of the queue.
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

// With all doors shut every region of floor is one whole room.
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

// Nine monsters, or as many as there are free cells away from the start.
static inline void check_scatter(Checker *c) {
    Vec start = c->level->start;
    int cells = 0;
    for (int y = 1; y < c->h - 1; y++) {
        for (int x = 1; x < c->w - 1; x++) {
            bool calm = abs(x - start.x) <= 5 && abs(y - start.y) <= 5;
            cells += is_floor(c, x, y) && !calm && spawn_at(&c->level->items, (Vec){x, y}) == NULL;
        }
    }
    PROMISE(c->level->monsters.count == (cells < 9 ? cells : 9));
    check_one_region(c);
}

static inline void check_caves(Checker *c) {
    int floors = count_inside(c, TILE_FLOOR), inside = (c->w - 2) * (c->h - 2);
    check_one_region(c);
    PROMISE(floors >= 4);
    if (c->w >= 32 && c->h >= 32) PROMISE(4 * floors > inside && 4 * floors < 3 * inside);
}

// ---- all

static void (*const CHECKS[GEN_COUNT])(Checker *c) = {
    [GEN_HALLS] = check_halls, [GEN_PILLARS] = check_pillars, [GEN_ARCADE] = check_arcade,
    [GEN_MAZE] = check_maze,   [GEN_ROOMS] = check_rooms,     [GEN_SCATTER] = check_scatter,
    [GEN_CAVES] = check_caves,
};

// The first promise that the level breaks, as a condition in C; NULL when it keeps them all.
static inline const char *checker_flaw(const Level *level, const GenOptions *options) {
    size_t cells = (size_t)options->w * (size_t)options->h;
    Checker checker = {.level = level, .options = options, .w = level->tiles.w, .h = level->tiles.h},
            *c = &checker;
    PROMISE(c->w == options->w && c->h == options->h);
    PROMISE(is_within(c, level->start.x, level->start.y));
    if (c->flaw != NULL) return c->flaw;
    c->mark = malloc(cells * sizeof *c->mark);
    c->queue = malloc(cells * sizeof *c->queue);
    if (c->mark == NULL || c->queue == NULL) abort();
    if (options->kind != GEN_ARCADE) check_border(c); // arcade checks its own
    check_spawns(c);
    check_frames(c);
    CHECKS[options->kind](c);
    free(c->mark);
    free(c->queue);
    return c->flaw;
}
