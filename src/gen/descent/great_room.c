// An outline and what stands in it, each drawn by itself:
//
//     ###########        ###.....###
//     #.........#        #.........#
//     #..#...#..#        ....#.#....      walls around, gates through them, as far as the next floor
//     ..........#        ..........#
//     #..#...#..#        ...#.&.#..#
#include "gen/descent/great_room.h"

#include "gen/tools/placement.h"

enum {
    W_LEAST = 13,
    W_MOST = 21,
    H_LEAST = 11,
    H_MOST = 13,
    GATES_LEAST = 2,
    GATES_MOST = 4,
    GATE_REACH = 6, // cells that a gate's way leads on at most
    CLEAR = 1,      // cells around the landmark
    BARER = 2,      // times more that it is bare
    APSE = 2        // cells from it to the wall behind it
};

typedef enum Outline { BOX, ROTUNDA, CROSS, OCTAGON, LENS, OUTLINES } Outline;
typedef enum Inside { BARE, COLUMNS, ARCADES, CLOISTER, POOL, INSIDES } Inside;

// Twice the distance from the middle, so that it is a whole number.
static Vec from_middle(Rect room, Vec cell) {
    return (Vec){int_abs(2 * (cell.x - room.x) - room.w + 1), int_abs(2 * (cell.y - room.y) - room.h + 1)};
}

// Within so many percent of the ellipse that fits the room.
static bool in_ellipse(Rect room, Vec away, int percent) {
    int64_t w = room.w, h = room.h;
    int64_t x = away.x, y = away.y;
    return 10000 * (x * x * h * h + y * y * w * w) <= (int64_t)percent * percent * (w * w * h * h);
}

static bool within(Rect room, Outline outline, Vec cell) {
    Vec away = from_middle(room, cell);
    switch (outline) {
    case ROTUNDA:
        return in_ellipse(room, away, 100);
    case CROSS:
        return 2 * away.x < room.w || 2 * away.y < room.h;
    case OCTAGON:
        return away.x * room.h + away.y * room.w < 3 * room.w * room.h / 2;
    case LENS:
        return away.x * away.x * room.h <= (room.h - away.y) * room.w * room.w;
    default:
        return true;
    }
}

static bool stands(Rect room, Inside inside, Vec cell) {
    Vec away = from_middle(room, cell), half = {away.x / 2, away.y / 2};
    switch (inside) {
    case COLUMNS:
        return half.x % 4 == 2 && half.y % 3 == 2;
    case ARCADES:
        return half.y == room.h / 4 && half.x % 3 != 0;
    case CLOISTER: {
        bool ring =
            (half.x == room.w / 4 && half.y <= room.h / 4) || (half.y == room.h / 4 && half.x <= room.w / 4);
        return ring && half.x % 4 != 0 && half.y % 3 != 0;
    }
    default:
        return false;
    }
}

static void lay(GenContext *gen, Outline outline, Inside inside) {
    Rect room = gen->great, around = rect_grown(room, 1, 1);
    for (int i = 0; i < around.w * around.h; i++) {
        Vec cell = {around.x + i % around.w, around.y + i / around.w};
        bool open = rect_has(room, cell) && within(room, outline, cell), beside = false;
        for (int dir = 0; dir < DIR_COUNT; dir++) {
            Vec next = vec_add(cell, DIRS[dir]);
            beside |= rect_has(room, next) && within(room, outline, next);
        }
        bool clear = vec_dist(cell, gen->landmark) <= CLEAR + 1;
        bool stone = !open || (stands(room, inside, cell) && !clear);
        if (open || beside) grid_set(&gen->level->tiles, cell, stone ? TILE_WALL : TILE_FLOOR);
        if (open || beside) grid_set(&gen->plan, cell, PLAN_NONE);
        if (open && inside == POOL && !clear && in_ellipse(room, from_middle(room, cell), 65))
            grid_set(&gen->plan, cell, PLAN_WATER);
    }
}

// From the middle outwards through the wall, until there is floor again.
static void open_gate(GenContext *gen, int dir, int aside) {
    Rect room = gen->great, inside = context_inside(gen);
    Vec cell = room_centre(room);
    if (DIRS[dir].x == 0) cell.x += aside;
    if (DIRS[dir].y == 0) cell.y += aside;
    while (rect_has(room, cell)) {
        if (level_wall(gen->level, cell) && !rect_has(rect_inset(room, 2), cell))
            grid_set(&gen->level->tiles, cell, TILE_FLOOR);
        cell = vec_add(cell, DIRS[dir]);
    }
    for (int i = 0; i < GATE_REACH && rect_has(inside, cell); i++) {
        bool through = i > 0 && level_way(gen->level, cell);
        if (through) return;
        grid_set(&gen->level->tiles, cell, TILE_FLOOR);
        cell = vec_add(cell, DIRS[dir]);
    }
}

static void open_gates(GenContext *gen) {
    int gates = rng_between(&gen->layout, GATES_LEAST, GATES_MOST), first = 2 * rng_below(&gen->layout, 4);
    for (int i = 0; i < gates; i++) {
        int dir = (first + 2 * i + (i == 1 ? 2 : 0) + (i == 2 ? 6 : 0)) % DIR_COUNT;
        int reach = (DIRS[dir].x == 0 ? gen->great.w : gen->great.h) / 5;
        int aside = rng_between(&gen->layout, -reach, reach);
        open_gate(gen, dir, aside);
    }
}

// A bare room's stands at one end, so that the floor before it is one great square.
static Vec choose_landmark(GenContext *gen, Inside inside) {
    Vec cell = room_centre(gen->great);
    bool left = rng_chance(&gen->layout, 1, 2);
    int aside = gen->great.w / 2 - APSE;
    if (inside == BARE) cell.x += left ? -aside : aside;
    return cell;
}

void great_room_dig(GenContext *gen) {
    int w = gen->level->tiles.w, h = gen->level->tiles.h, depth = context_depth(gen);
    if (depth == 1) return;
    int room_w = rng_between(&gen->layout, W_LEAST, int_min(W_MOST, w / 3 + 2)) | 1;
    int room_h = rng_between(&gen->layout, H_LEAST, int_min(H_MOST, h / 3 + 2)) | 1;
    int x = rng_between(&gen->layout, 2, w - 2 - room_w);
    int y = rng_between(&gen->layout, 2, h - 2 - room_h);
    Outline outline = (Outline)rng_below(&gen->layout, OUTLINES);
    Inside inside = (Inside)int_max(rng_between(&gen->layout, -BARER, INSIDES - 1), BARE);
    if (inside == POOL && depth == 7) inside = COLUMNS;
    gen->great = (Rect){x, y, room_w, room_h};
    gen->landmark = choose_landmark(gen, inside);
    lay(gen, outline, inside);
    open_gates(gen);
}

void great_room_light(GenContext *gen) {
    if (gen->great.w == 0) return;
    grid_set(&gen->level->tiles, gen->landmark, TILE_GREAT_FIRE);
    place_take(gen, gen->landmark);
}
