// Rooms first, and a maze around them: rooms of odd sides are cut at odd places, walks fill the odd cells
// that are left, and walls are opened between what is not joined yet.
//
//     #############      Floor that hangs together is a region. A wall cell between two regions joins them.
//     #...#.......#      All such cells are shuffled, and those are opened that still join two regions; so
//     #...+.#####.#      at the end there is one. Beside a room the opening is a door.
//     #...#.#...#.#
//     #####.#...+.#      Source: "Rooms and Mazes" by Bob Nystrom.
//     #.....#...#.#
//     #############
#include "gen/makers/rows.h"

#include "base/text.h"
#include "gen/tools/regions.h"
#include "gen/tools/spawns.h"
#include "gen/tools/ways.h"

enum {
    CELLS_PER_TRY = 12, // as often as one in so many cells a place for a room is tried
    HALF_SIDE_MIN = 1,  // a room's side is twice this and 1
    HALF_SIDE_MAX = 4
};

// Draws an odd side of a room and an odd place for it along a side of the level.
static void draw_side(GenContext *gen, int side, int *first, int *length) {
    int most = int_clamp((side - 3) / 2, HALF_SIDE_MIN, HALF_SIDE_MAX);
    *length = 2 * rng_between(&gen->layout, HALF_SIDE_MIN, most) + 1;
    *first = 2 * rng_below(&gen->layout, (side - *length) / 2) + 1;
}

// lesson: warren rooms
static void cut_rooms(GenContext *gen) {
    const Grid *tiles = &gen->level->tiles;
    int tries = tiles->w * tiles->h / CELLS_PER_TRY;
    for (int i = 0; i < tries; i++) {
        Rect room;
        draw_side(gen, tiles->w, &room.x, &room.w);
        draw_side(gen, tiles->h, &room.y, &room.h);
        if (!context_is_solid(gen, room)) continue;
        context_add_room(gen, room);
        STEP(gen);
    }
}
// lesson ends

// A random direction in which the second cell is uncut; -1: there is none.
static int find_way(GenContext *gen, Vec cell) {
    int ways[4], count = 0;
    for (int dir = 0; dir < DIR_COUNT; dir += 2) {
        Vec next = vec_add(vec_add(cell, DIRS[dir]), DIRS[dir]);
        if (rect_has(context_inside(gen), next) && !level_floor(gen->level, next)) ways[count++] = dir;
    }
    return count == 0 ? -1 : ways[rng_below(&gen->layout, count)];
}

// Cuts passages from there. Where the walk is stuck, it goes on from the last cell where it is not.
static void cut_maze(GenContext *gen, Vec cell) {
    Grid *tiles = &gen->level->tiles;
    int32_t *trail = gen->reach.queue;
    int count = 0;
    grid_set(tiles, cell, TILE_FLOOR);
    trail[count++] = (int32_t)grid_index(tiles, cell);
    while (count > 0) {
        cell = (Vec){trail[count - 1] % tiles->w, trail[count - 1] / tiles->w};
        int way = find_way(gen, cell);
        if (way < 0) {
            count--;
            continue;
        }
        grid_set(tiles, vec_add(cell, DIRS[way]), TILE_FLOOR);
        cell = vec_add(vec_add(cell, DIRS[way]), DIRS[way]);
        grid_set(tiles, cell, TILE_FLOOR);
        STEP(gen);
        trail[count++] = (int32_t)grid_index(tiles, cell);
    }
}

// lesson: warren mazes
static void fill_rest(GenContext *gen) {
    Rect inside = context_inside(gen);
    for (int y = 1; y < inside.y + inside.h; y += 2) {
        for (int x = 1; x < inside.x + inside.w; x += 2) {
            if (!level_floor(gen->level, (Vec){x, y})) cut_maze(gen, (Vec){x, y});
        }
    }
}
// lesson ends

// Lists the walls between two cells of floor, shuffled. In even rows these lie above and below.
static int list_walls(GenContext *gen, int32_t *walls) {
    Rect inside = context_inside(gen);
    int count = 0;
    for (int y = inside.y; y < inside.y + inside.h; y++) {
        for (int x = inside.x + y % 2; x < inside.x + inside.w; x += 2) {
            Vec cell = {x, y}, side = DIRS[y % 2 == 0 ? DIR_S : DIR_E];
            if (level_floor(gen->level, cell) || !level_floor(gen->level, vec_add(cell, side)) ||
                !level_floor(gen->level, vec_sub(cell, side)))
                continue;
            int other = rng_below(&gen->layout, ++count);
            walls[count - 1] = walls[other];
            walls[other] = (int32_t)grid_index(&gen->level->tiles, cell);
        }
    }
    return count;
}

// A door, if there is none beside it and it leads into a room, and floor otherwise.
static Tile opening(const GenContext *gen, Vec cell) {
    bool room = false;
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        Vec near = vec_add(cell, DIRS[dir]);
        if (level_tile(gen->level, near) == TILE_DOOR) return TILE_FLOOR;
        room = room || (dir % 2 != 0 && level_floor(gen->level, near));
    }
    return room ? TILE_DOOR : TILE_FLOOR;
}

// lesson: warren joins
static void join(GenContext *gen) {
    int32_t *walls = gen->tour.queue;
    int count = list_walls(gen, walls), w = gen->level->tiles.w;
    regions_find_by_reach(gen);
    for (int i = 0; i < count; i++) {
        Vec cell = {walls[i] % w, walls[i] / w};
        int side = cell.y % 2 == 0 ? w : 1;
        if (!regions_join(gen, walls[i] - side, walls[i] + side)) continue;
        grid_set(&gen->level->tiles, cell, (uint8_t)opening(gen, cell));
        STEP(gen);
    }
}
// lesson ends

const Generator WARREN = {
    .name = N_("warren"),
    .title = N_("Warren"),
    .what = N_("Rooms that do not touch, a maze in all the stone around them, and doors between the two."),
    .takes = TAKES_TOLL | TAKES_LOOPS | TAKES_DEAD_ENDS,
    .defaults = {.kind = GEN_WARREN, .w = 41, .h = 31},
    .shaping = 5,
    .stages =
        {
            {N_("stone"), N_("All is stone."), context_fill_wall},
            {N_("rooms"), N_("Rooms of odd sides are cut at odd places, where no other room is."), cut_rooms},
            {N_("mazes"), N_("Walks cut passages through all the stone that is left."), fill_rest},
            {N_("joins"), N_("Walls are opened at random, each between two parts that are not joined yet."),
             join},
            {N_("ways"), N_("Walls are opened for loops, and dead ends are filled, as the options say."),
             ways_finish_doors},
            {N_("start"), N_("The hero starts in the middle of the first room."), context_start_in_room},
            {N_("treasures"), N_("Treasures lie all over the floor."), spawn_treasures},
            {N_("monsters"), N_("Monsters keep away from the start."), spawn_monsters},
        },
};
