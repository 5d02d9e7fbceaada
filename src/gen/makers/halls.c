// Rooms joined in a ring by hallways: room i to room i+1 and the last to the first, so no room is a dead end.
//
//     +-----+
//     |  a==========+      a hall runs along the row of one room's centre,
//     +-----+       |      then along the column of the next one's
//               +---|--+
//               |   b  |
//               +------+
#include "gen/makers/rows.h"

#include "base/text.h"
#include "gen/makers/varied.h"
#include "gen/tools/spawns.h"

enum {
    SIDE_MIN = 3,
    SIDE_MAX = 9,
    DWELLERS_PER_TEN = 8, // monsters for ten halls
    ROUNDS = 4
};

static Vec draw_size(GenContext *gen, int index) {
    if (gen->options->varied) return varied_draw_size(gen, index);
    Rect inside = context_inside(gen);
    Vec size;
    size.x = rng_between(&gen->layout, int_min(SIDE_MIN, inside.w), int_min(SIDE_MAX, inside.w));
    size.y = rng_between(&gen->layout, int_min(SIDE_MIN, inside.h), int_min(SIDE_MAX, inside.h));
    return size;
}

// lesson: halls rooms
static void choose_rooms(GenContext *gen) {
    Rect inside = context_inside(gen);
    Level *level = gen->level;
    for (int i = 0; i < gen->options->rooms; i++) {
        Vec size = draw_size(gen, i); // 3 to 9 cells a side
        int right = inside.x + inside.w - size.x;
        int low = inside.y + inside.h - size.y;
        int x = rng_between(&gen->layout, inside.x, right);
        int y = rng_between(&gen->layout, inside.y, low);
        level->rooms[level->room_count++] = (Rect){x, y, size.x, size.y};
        STEP(gen);
    }
}
// lesson ends

static void place_rooms(GenContext *gen) {
    choose_rooms(gen);
    if (gen->options->varied) varied_order_rooms(gen->level);
}

// lesson: halls halls
// A hall: both parts include both centres.
static Hall join(Vec a, Vec b, int width) {
    int x0 = int_min(a.x, b.x), y0 = int_min(a.y, b.y);
    Rect across = {x0, a.y, int_abs(a.x - b.x) + 1, width};
    Rect down = {b.x, y0, width, int_abs(a.y - b.y) + 1};
    return (Hall){across, down};
}

static void choose_halls(GenContext *gen) {
    Level *level = gen->level;
    int count = level->room_count;
    for (int i = 0; i < count; i++) {
        Vec a = room_centre(level->rooms[i]);
        Vec b = room_centre(level->rooms[(i + 1) % count]);
        level->halls[level->hall_count++] = join(a, b, gen->options->corridor);
        STEP(gen);
    }
}
// lesson ends

// lesson: halls dig
// Marks the rooms' cells in the spare grid, so that monsters stay in the halls.
static void dig(GenContext *gen) {
    const Level *level = gen->level;
    for (int i = 0; i < level->hall_count; i++) {
        context_dig_inside(gen, level->halls[i].across, TILE_FLOOR);
        STEP(gen);
        context_dig_inside(gen, level->halls[i].down, TILE_FLOOR);
        STEP(gen);
    }
    for (int i = 0; i < level->room_count; i++) {
        context_dig_inside(gen, level->rooms[i], TILE_FLOOR);
        STEP(gen);
        grid_fill_clipped(&gen->spare, level->rooms[i], 1);
    }
}
// lesson ends

// lesson: halls cull
// Turns a row's stone that touches no floor into void. `floor` is scratch: whether there is floor in a column
// of this row and those above and below.
static void cull_row(uint8_t *row, uint8_t *floor, int w) {
    const uint8_t *above = row - w, *below = row + w;
    for (int x = 0; x < w; x++)
        floor[x] = (above[x] == TILE_FLOOR) | (row[x] == TILE_FLOOR) | (below[x] == TILE_FLOOR);
    for (int x = 1; x < w - 1; x++) {
        bool touches = (floor[x - 1] | floor[x] | floor[x + 1]) != 0;
        row[x] = row[x] == TILE_WALL && !touches ? TILE_VOID : row[x];
    }
}

static void cull(GenContext *gen) {
    Grid *tiles = &gen->level->tiles;
    for (int y = 1; y < tiles->h - 1; y++) {
        cull_row(tiles->cells + (size_t)y * (size_t)tiles->w, gen->reach.open, tiles->w);
        STEP(gen);
    }
}
// lesson ends

// lesson: halls treasures
static void place_treasures(GenContext *gen) {
    const Level *level = gen->level;
    Vec centre = room_centre(level->rooms[0]), cell;
    context_set_start(gen, vec_add(centre, DIRS[DIR_W]));
    int most = int_min(level->room_count, spawn_treasures_limit(gen));
    for (int i = 0; i < most; i++) {
        if (!place_nearest_free(gen, room_centre(level->rooms[i]), &cell)) continue;
        spawn_treasure(gen, cell);
        STEP(gen);
    }
}
// lesson ends

// True in a hall, outside all rooms.
static bool hall_lair(const GenContext *gen, Vec cell) {
    return grid_get(&gen->spare, cell, 1) == 0 && place_fits_monster(gen, cell);
}

// Finds the first such cell in a part of a hall, beginning at a random one.
static bool choose_lair(GenContext *gen, Rect part, Vec *found) {
    int cells = part.w * part.h, first = rng_below(&gen->furnish, cells);
    for (int i = 0; i < cells; i++) {
        int at = (first + i) % cells;
        *found = (Vec){part.x + at % part.w, part.y + at / part.w};
        if (hall_lair(gen, *found)) return true;
    }
    return false;
}

// Places a group of up to `most` monsters in a hall, if there is room.
static void dwell(GenContext *gen, Hall hall, int most) {
    Vec cell;
    bool across = rng_chance(&gen->furnish, 1, 2);
    if (choose_lair(gen, across ? hall.across : hall.down, &cell) ||
        choose_lair(gen, across ? hall.down : hall.across, &cell))
        (void)spawn_random_group(gen, cell, most, hall_lair);
}

// lesson: halls monsters
// Goes around the ring and skips some halls at random. If all were skipped, one hall gets a monster anyway.
static void place_monsters(GenContext *gen) {
    const Level *level = gen->level;
    int halls = level->hall_count, wanted = spawn_roll_count(gen, int_max(halls * DWELLERS_PER_TEN / 10, 1));
    for (int i = 0; i < ROUNDS * halls && level->monsters.count < wanted; i++) {
        int left = wanted - level->monsters.count;
        if (!rng_chance(&gen->furnish, 2, 3)) continue;
        dwell(gen, level->halls[i % halls], left);
        STEP(gen);
    }
    for (int i = 0; i < halls && level->monsters.count == 0; i++) dwell(gen, level->halls[i], wanted);
}
// lesson ends

const Generator HALLS = {
    .name = N_("halls"),
    .title = N_("Halls"),
    .what = N_("Rooms joined in a ring by hallways: every room has two ways out."),
    .takes = TAKES_ROOMS | TAKES_CORRIDOR | TAKES_TOLL | TAKES_AWAKE,
    .defaults = {.kind = GEN_HALLS, .w = 50, .h = 50, .rooms = 8, .corridor = 2},
    .shaping = 5,
    .stages =
        {
            {N_("stone"), N_("All is stone."), context_fill_wall},
            {N_("rooms"), N_("Rooms of random size are marked at random places; they may overlap."),
             place_rooms},
            {N_("halls"), N_("Each room is joined to the next, and the last to the first."), choose_halls},
            {N_("dig"), N_("What lies under a room or a hall becomes floor."), dig},
            {N_("cull"), N_("Stone that touches no floor is taken away."), cull},
            {N_("treasures"), N_("The hero starts in room 1; a treasure lies at the centre of every room."),
             place_treasures},
            {N_("monsters"), N_("Monsters stand in some of the halls, away from the start."), place_monsters},
        },
};
