// Grown room by room: behind a door in the wall of a room the next room is cut, as long as one fits.
//
//     #########      Every wall cell beside a room, except at corners, is listed once as a place for a door.
//     #...#####      Places are taken from the list at random. If not even the smallest room fits behind a
//     #...+...#      door, none ever will, because stone only gets less. So when the list is empty no room
//     #...#...#      fits anywhere, and the time was linear in the number of cells.
//     #####...#
//     #########
#include "gen/makers/rows.h"

#include "base/text.h"
#include "gen/makers/varied.h"
#include "gen/tools/spawns.h"
#include "gen/tools/ways.h"

enum { SIDE_MIN = 3, SIDE_MAX = 7, GROWTHS = 12, LOOP_GAP = 2 };

// Places for doors: 4 * the cell's index + half of the direction that leads out of the room.
typedef struct Places {
    int32_t *at;
    int count;
} Places;

// Adds the places for doors around a room.
static void list_doors(const GenContext *gen, Places *places, Rect room) {
    for (int dir = 0; dir < DIR_COUNT; dir += 2) {
        bool level_edge = DIRS[dir].y != 0; // runs along x
        int length = level_edge ? room.w : room.h;
        for (int i = 1; i < length - 1; i++) {
            Vec door = {room.x + i, room.y + i};
            if (level_edge) door.y = dir == DIR_N ? room.y - 1 : room.y + room.h;
            if (!level_edge) door.x = dir == DIR_W ? room.x - 1 : room.x + room.w;
            places->at[places->count++] = (int32_t)(4 * grid_index(&gen->level->tiles, door)) + dir / 2;
        }
    }
}

static Vec take_door(GenContext *gen, Places *places, int *dir) {
    int index = rng_below(&gen->layout, places->count);
    int32_t place = places->at[index];
    places->at[index] = places->at[--places->count];
    *dir = 2 * (place % 4);
    return (Vec){place / 4 % gen->level->tiles.w, place / 4 / gen->level->tiles.w};
}

// True if there is only stone under the room and one cell around it, inside the level.
static bool fits(const GenContext *gen, Rect room) {
    return context_is_solid(gen, rect_grown(room, 1, 1));
}

// The smallest room that has the cell behind the door at its edge, `shift` cells from a corner.
static Rect least_room(Vec door, int dir, int shift) {
    Vec way = DIRS[dir], entry = vec_add(door, way);
    Rect room = {entry.x, entry.y, SIDE_MIN, SIDE_MIN};
    if (way.x == 0) room.x -= shift;
    if (way.y == 0) room.y -= shift;
    if (way.x < 0) room.x -= SIDE_MIN - 1;
    if (way.y < 0) room.y -= SIDE_MIN - 1;
    return room;
}

// The room, one cell larger in a direction.
static Rect grown(Rect room, int dir) {
    Vec way = DIRS[dir];
    return (Rect){room.x + int_min(way.x, 0), room.y + int_min(way.y, 0), room.w + int_abs(way.x),
                  room.h + int_abs(way.y)};
}

static Vec draw_growth(GenContext *gen, int *tries) {
    if (gen->options->varied) return varied_draw_growth(gen, SIDE_MIN, SIDE_MAX, tries);
    int w = rng_between(&gen->layout, SIDE_MIN, SIDE_MAX);
    int h = rng_between(&gen->layout, SIDE_MIN, SIDE_MAX);
    return (Vec){w, h};
}

// Grows the room on random sides, except the door's, towards a random size.
static Rect grow(GenContext *gen, Rect room, int dir) {
    int tries = GROWTHS;
    Vec most = draw_growth(gen, &tries);
    for (int i = 0; i < tries; i++) {
        int side = 2 * rng_below(&gen->layout, 4);
        Rect larger = grown(room, side);
        bool back = side == (dir + DIR_COUNT / 2) % DIR_COUNT;
        if (back || larger.w > most.x || larger.h > most.y) continue;
        if (fits(gen, larger)) room = larger;
    }
    return room;
}

static void cut(GenContext *gen, Places *places, Rect room) {
    context_add_room(gen, room);
    list_doors(gen, places, room);
}

static Rect first_room(GenContext *gen) {
    Rect inside = context_inside(gen), room;
    room.w = rng_between(&gen->layout, SIDE_MIN, int_min(SIDE_MAX, inside.w));
    room.h = rng_between(&gen->layout, SIDE_MIN, int_min(SIDE_MAX, inside.h));
    room.x = rng_between(&gen->layout, inside.x, inside.x + inside.w - room.w);
    room.y = rng_between(&gen->layout, inside.y, inside.y + inside.h - room.h);
    return room;
}

// lesson: rooms rooms
// Cuts a room behind the door, if one fits.
static void cut_behind(GenContext *gen, Places *places, Vec door, int dir) {
    int first = rng_below(&gen->layout, SIDE_MIN);
    for (int i = 0; i < SIDE_MIN; i++) {
        // 3x3 cells, beside the door with one of three
        Rect room = least_room(door, dir, (first + i) % SIDE_MIN);
        if (!fits(gen, room)) continue; // only stone there
        cut(gen, places, grow(gen, room, dir));
        STEP(gen);
        grid_set(&gen->level->tiles, door, TILE_DOOR);
        STEP(gen);
        return;
    }
}

static void grow_rooms(GenContext *gen) {
    Places places = {.at = gen->reach.queue}; // for doors
    cut(gen, &places, first_room(gen));
    STEP(gen);
    while (places.count > 0) {
        int dir = DIR_E;
        Vec door = take_door(gen, &places, &dir);
        cut_behind(gen, &places, door, dir);
    }
}
// lesson ends

// True if a wall cell and its two neighbours have floor on both sides: then no corner of a room is there,
// and a door fits.
static bool parts_rooms(const Level *level, Vec cell, int dir) {
    for (int i = -1; i <= 1; i++) {
        Vec at = {cell.x + i * DIRS[dir + 2].x, cell.y + i * DIRS[dir + 2].y};
        if (!level_looks_like_wall(level, at) || !level_floor(level, vec_add(at, DIRS[dir])) ||
            !level_floor(level, vec_sub(at, DIRS[dir])))
            return false;
    }
    return true;
}

static bool door_near(const Level *level, Vec cell) {
    for (int y = cell.y - LOOP_GAP; y <= cell.y + LOOP_GAP; y++) {
        for (int x = cell.x - LOOP_GAP; x <= cell.x + LOOP_GAP; x++) {
            if (level_tile(level, (Vec){x, y}) == TILE_DOOR) return true;
        }
    }
    return false;
}

// lesson: rooms loops
static void make_loops(GenContext *gen) {
    Rect inside = context_inside(gen);
    for (int y = inside.y; y < inside.y + inside.h; y++) {
        for (int x = inside.x; x < inside.x + inside.w; x++) {
            Vec cell = {x, y};
            bool parts = parts_rooms(gen->level, cell, DIR_E) || parts_rooms(gen->level, cell, DIR_S);
            if (!parts || door_near(gen->level, cell)) continue;
            grid_set(&gen->level->tiles, cell, TILE_DOOR);
            STEP(gen);
        }
    }
}
// lesson ends

const Generator ROOMS = {
    .name = N_("rooms"),
    .title = N_("Rooms"),
    .what = N_("Rooms behind rooms, a door between each two, until the stone is used up."),
    .takes = TAKES_TOLL | TAKES_LOOPS | TAKES_DEAD_ENDS,
    .defaults = {.kind = GEN_ROOMS, .w = 35, .h = 35},
    .shaping = 4,
    .stages =
        {
            {N_("stone"), N_("All is stone."), context_fill_wall},
            {N_("rooms"), N_("A door is cut into a room's edge and a new room behind it, until none fits."),
             grow_rooms},
            {N_("loops"), N_("A few more doors join rooms that lie side by side."), make_loops},
            {N_("ways"), N_("Walls are opened for loops, and dead ends are filled, as the options say."),
             ways_finish_doors},
            {N_("start"), N_("The hero starts in the middle of the first room."), context_start_in_room},
            {N_("treasures"), N_("Treasures lie all over the floor."), spawn_treasures},
            {N_("monsters"), N_("Monsters keep away from the start."), spawn_monsters},
        },
};
