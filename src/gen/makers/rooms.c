// Grown room by room: behind a door in an edge of one room the next is cut, as long as any fits.
//
//     #########      Every wall cell beside an edge of a room, corners left out, is listed once as a place
//     #...#####      for a door, and taken from the list at random. If not even the least room fits behind
//     #...+...#      it, none ever will, for stone only grows less; so when the list is empty no room fits
//     #...#...#      anywhere, and all was done in time linear in the cells.
//     #####...#
//     #########
#include "gen/makers/rows.h"

#include "gen/tools/context.h"

enum { SIDE_MIN = 3, SIDE_MAX = 7, GROWTHS = 12, LOOP_GAP = 2 };

// The places for doors: 4 * the cell's index + half the direction that leads out of the room.
typedef struct Places {
    int32_t *at;
    int count;
} Places;

static void list_doors(const Draft *draft, Places *places, Rect room) {
    for (int dir = 0; dir < DIR_COUNT; dir += 2) {
        bool level_edge = DIRS[dir].y != 0; // runs along x
        int length = level_edge ? room.w : room.h;
        for (int i = 1; i < length - 1; i++) {
            Vec door = {room.x + i, room.y + i};
            if (level_edge) door.y = dir == DIR_N ? room.y - 1 : room.y + room.h;
            if (!level_edge) door.x = dir == DIR_W ? room.x - 1 : room.x + room.w;
            places->at[places->count++] = (int32_t)(4 * grid_index(&draft->level->tiles, door)) + dir / 2;
        }
    }
}

static Vec take_door(Draft *draft, Places *places, int *dir) {
    int index = rng_below(&draft->layout, places->count);
    int32_t place = places->at[index];
    places->at[index] = places->at[--places->count];
    *dir = 2 * (place % 4);
    return (Vec){place / 4 % draft->level->tiles.w, place / 4 / draft->level->tiles.w};
}

static bool solid(const Draft *draft, Rect rect) {
    for (int y = rect.y; y < rect.y + rect.h; y++) {
        for (int x = rect.x; x < rect.x + rect.w; x++) {
            if (!level_wall(draft->level, (Vec){x, y})) return false;
        }
    }
    return true;
}

// Stone under the room and one cell around it; beyond the level there is none.
static bool fits(const Draft *draft, Rect room) {
    return solid(draft, (Rect){room.x - 1, room.y - 1, room.w + 2, room.h + 2});
}

// The least room whose edge has the cell behind the door, `shift` cells from its corner.
static Rect least_room(Vec door, int dir, int shift) {
    Vec way = DIRS[dir], entry = vec_add(door, way);
    Rect room = {entry.x, entry.y, SIDE_MIN, SIDE_MIN};
    if (way.x == 0) room.x -= shift;
    if (way.y == 0) room.y -= shift;
    if (way.x < 0) room.x -= SIDE_MIN - 1;
    if (way.y < 0) room.y -= SIDE_MIN - 1;
    return room;
}

static Rect grown(Rect room, int dir) {
    Vec way = DIRS[dir];
    return (Rect){room.x + int_min(way.x, 0), room.y + int_min(way.y, 0), room.w + int_abs(way.x),
                  room.h + int_abs(way.y)};
}

// Grows on random sides, but for the one with the door, towards a random size.
static Rect grow(Draft *draft, Rect room, int dir) {
    int w = rng_between(&draft->layout, SIDE_MIN, SIDE_MAX);
    int h = rng_between(&draft->layout, SIDE_MIN, SIDE_MAX);
    for (int i = 0; i < GROWTHS; i++) {
        int side = 2 * rng_below(&draft->layout, 4);
        Rect larger = grown(room, side);
        if (side == (dir + DIR_COUNT / 2) % DIR_COUNT || larger.w > w || larger.h > h) continue;
        if (fits(draft, larger)) room = larger;
    }
    return room;
}

static void cut(Draft *draft, Places *places, Rect room) {
    Level *level = draft->level;
    draft_dig(draft, room, TILE_FLOOR);
    list_doors(draft, places, room);
    if (level->room_count < LEVEL_ROOMS_MAX) level->rooms[level->room_count++] = room;
}

// Cuts a room behind the door, if one fits there.
static void cut_behind(Draft *draft, Places *places, Vec door, int dir) {
    int first = rng_below(&draft->layout, SIDE_MIN);
    for (int i = 0; i < SIDE_MIN; i++) {
        Rect room = least_room(door, dir, (first + i) % SIDE_MIN);
        if (!fits(draft, room)) continue;
        cut(draft, places, grow(draft, room, dir));
        grid_set(&draft->level->tiles, door, TILE_DOOR);
        return;
    }
}

static Rect first_room(Draft *draft) {
    Rect inside = draft_inside(draft), room;
    room.w = rng_between(&draft->layout, SIDE_MIN, int_min(SIDE_MAX, inside.w));
    room.h = rng_between(&draft->layout, SIDE_MIN, int_min(SIDE_MAX, inside.h));
    room.x = rng_between(&draft->layout, inside.x, inside.x + inside.w - room.w);
    room.y = rng_between(&draft->layout, inside.y, inside.y + inside.h - room.h);
    return room;
}

static void grow_rooms(Draft *draft) {
    Places places = {.at = draft->reach.queue};
    cut(draft, &places, first_room(draft));
    while (places.count > 0) {
        int dir = DIR_E;
        Vec door = take_door(draft, &places, &dir);
        cut_behind(draft, &places, door, dir);
    }
}

// A wall cell with floor on both sides along the direction, and wall on both sides across it.
static bool parts_rooms(const Level *level, Vec cell, int dir) {
    Vec along = DIRS[dir], across = DIRS[dir + 2];
    return level_wall(level, cell) && level_floor(level, vec_add(cell, along)) &&
           level_floor(level, vec_sub(cell, along)) && level_wall(level, vec_add(cell, across)) &&
           level_wall(level, vec_sub(cell, across));
}

static bool door_near(const Level *level, Vec cell) {
    for (int y = cell.y - LOOP_GAP; y <= cell.y + LOOP_GAP; y++) {
        for (int x = cell.x - LOOP_GAP; x <= cell.x + LOOP_GAP; x++) {
            if (level_tile(level, (Vec){x, y}) == TILE_DOOR) return true;
        }
    }
    return false;
}

static void make_loops(Draft *draft) {
    Rect inside = draft_inside(draft);
    for (int y = inside.y; y < inside.y + inside.h; y++) {
        for (int x = inside.x; x < inside.x + inside.w; x++) {
            Vec cell = {x, y};
            if (!parts_rooms(draft->level, cell, DIR_E) && !parts_rooms(draft->level, cell, DIR_S)) continue;
            if (!rng_chance(&draft->layout, 1, 6) || door_near(draft->level, cell)) continue;
            grid_set(&draft->level->tiles, cell, TILE_DOOR);
        }
    }
}

static void start(Draft *draft) {
    draft_start(draft, room_centre(draft->level->rooms[0]));
}

const Generator ROOMS = {
    .name = "rooms",
    .title = "Rooms",
    .what = "Rooms behind rooms, a door between each two, until the stone is used up.",
    .takes = TAKES_TOLL,
    .defaults = {.kind = GEN_ROOMS, .w = 35, .h = 35},
    .shaping = 3,
    .stages =
        {
            {"stone", "All is stone.", draft_fill},
            {"rooms", "Behind a door in an edge of one room another is cut, until none fits anywhere.",
             grow_rooms},
            {"loops", "Some more doors join rooms that lie side by side.", make_loops},
            {"start", "The hero starts in the middle of the first room.", start},
            {"goods", "Treasures lie all over the floor.", draft_place_goods},
            {"monsters", "Monsters keep away from the start.", draft_place_monsters},
        },
};
