// Halves of halves (binary space partition): a rectangle is split across its longer side until its parts are
// small, each part gets a room, and the two halves of every split are joined.
//
//     +---------+------+      Whatever two halves hold is joined within each; a passage from a room of one
//     | ....    |      |      half to a room of the other joins them. So at the end all is joined.
//     | ....====...    |
//     +----|----+ ...  |      Source: the textbook dungeon of libtcod's and RogueBasin's tutorials.
//     |    ..   |      |
//     +---------+------+
#include "gen/makers/rows.h"

#include "base/text.h"
#include "gen/tools/spawns.h"
#include "gen/tools/ways.h"

enum {
    PART_MIN = 5,       // the least side of a part: the least room, a wall beside it, and some stone
    PART_MIN_LARGE = 7, // the same in large levels
    ROOM_MIN = 3,
    CUT_PERCENT = 35 // how near to an end a side is cut, in percent of it
};

static int part_min(const GenContext *gen) {
    Rect inside = context_inside(gen);
    return int_clamp(int_min(inside.w, inside.h) / 4, PART_MIN, PART_MIN_LARGE);
}

// Draws where a room lies along a side of its part. Its last cell stays wall, which keeps rooms apart.
static void draw_side(GenContext *gen, int at, int side, int *first, int *length) {
    *length = rng_between(&gen->layout, ROOM_MIN, int_max(ROOM_MIN, side - 1));
    *first = at + rng_below(&gen->layout, int_max(1, side - *length));
}

// Cuts a room into the part. Returns a cell of it.
static Vec cut_room(GenContext *gen, Rect part) {
    Rng *rng = &gen->layout;
    Rect room;
    draw_side(gen, part.x, part.w, &room.x, &room.w);
    draw_side(gen, part.y, part.h, &room.y, &room.h);
    context_dig_inside(gen, room, TILE_FLOOR);
    Level *level = gen->level;
    if (level->room_count < LEVEL_ROOMS_MAX) level->rooms[level->room_count++] = room;
    return (Vec){rng_between(rng, room.x, room.x + room.w - 1),
                 rng_between(rng, room.y, room.y + room.h - 1)};
}

// lesson: bsp halves
// Fills the part. Returns a cell of one of its rooms.
static Vec split(GenContext *gen, Rect part) {
    bool wide = part.w >= part.h;
    int side = wide ? part.w : part.h, least = part_min(gen);
    if (side < 2 * least) {
        Vec cell = cut_room(gen, part);
        STEP(gen);
        return cell;
    }
    int gap = int_max(least, side * CUT_PERCENT / 100);
    int cut = rng_between(&gen->layout, gap, side - gap);
    Rect first = part, second = part;
    *(wide ? &first.w : &first.h) = cut;
    *(wide ? &second.w : &second.h) -= cut;
    *(wide ? &second.x : &second.y) += cut;
    Vec a = split(gen, first), b = split(gen, second);
    context_dig_passage(gen, a, b);
    STEP(gen);
    return rng_below(&gen->layout, 2) == 0 ? a : b;
}

static void split_all(GenContext *gen) {
    (void)split(gen, context_inside(gen));
}
// lesson ends

const Generator BSP = {
    .name = N_("bsp"),
    .title = N_("Halves"),
    .what = N_(
        "A rectangle is split into halves, and these again; each part gets a room, and halves are joined."),
    .takes = TAKES_CORRIDOR | TAKES_TOLL | TAKES_LOOPS | TAKES_DEAD_ENDS,
    .defaults = {.kind = GEN_BSP, .w = 51, .h = 35, .corridor = 1},
    .shaping = 3,
    .stages =
        {
            {N_("stone"), N_("All is stone."), context_fill_wall},
            {N_("halves"),
             N_("Parts are split in two until they are small. Each gets a room. Then halves are joined."),
             split_all},
            {N_("ways"), N_("Walls are opened for loops, and dead ends are filled, as the options say."),
             ways_finish},
            {N_("start"), N_("The hero starts in the middle of the first room."), context_start_in_room},
            {N_("treasures"), N_("Treasures lie all over the floor."), spawn_treasures},
            {N_("monsters"), N_("Monsters keep away from the start."), spawn_monsters},
        },
};
