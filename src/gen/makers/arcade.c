// The rooms of an arcade game of 1980. The room's number is the seed of a 16-bit generator, which points an
// arm from each of eight pillars. So a room needs no memory: a hero who comes back finds it unchanged.
//
//     #########...#########      Cells are c open tiles wide with one wall tile between them. Pillars stand
//     #   :   :   :   :   #      where four cells meet, and an arm is as long as a cell. As in any maze of
//     #...O===O...O...O...#      thrown walls, what is joined to the border never closes off a side, so
//     .   :   :   :   "   .      all four openings lead to each other.
//     #...O===O...O...O...#
//     #   :   :   :   :   #
//     #########...#########      (O pillar, = and " arms)
#include "gen/makers/makers.h"

#include "base/text.h"
#include "gen/makers/rows.h"
#include "gen/tools/spawns.h"

enum { CELLS_X = 5, CELLS_Y = 3 };

uint64_t arcade_neighbour_seed(uint64_t seed, int dx, int dy) {
    uint64_t x = (seed + (uint64_t)dx) & 0xff, y = ((seed >> 8) + (uint64_t)dy) & 0xff;
    return (seed & ~(uint64_t)0xffff) | y << 8 | x;
}

static int pitch_of(const GenOptions *options) {
    return options->corridor + 1;
}

static Sizes sizes(const GenOptions *options) {
    int pitch = pitch_of(options);
    Vec only = {CELLS_X * pitch + 1, CELLS_Y * pitch + 1};
    return (Sizes){.least = only, .usual = only, .needs = N_("the one size that its corridor gives")};
}

// The next 16-bit state. Its upper byte is used.
static unsigned step(unsigned state) {
    return (7 * state + 0x3153) & 0xffff;
}

// `cells`: the length, pillar included.
// lesson: arcade arms
static void throw_arm(GenContext *gen, Vec pillar, int dir, int cells) {
    for (int i = 0; i < cells; i++) {
        grid_set(&gen->level->tiles, pillar, TILE_WALL);
        pillar = vec_add(pillar, DIRS[dir]);
    }
}
// lesson ends

// How long the arms are. With `varied`, one room of four has none, and one has pillars only.
static int arm_cells(GenContext *gen) {
    int sort = gen->options->varied ? rng_below(&gen->layout, 4) : 2;
    return sort < 2 ? sort : pitch_of(gen->options);
}

// lesson: arcade arms
static void throw_arms(GenContext *gen) {
    static const int ARMS[4] = {DIR_N, DIR_S, DIR_E, DIR_W};
    unsigned state = (unsigned)(gen->options->seed & 0xffff);
    int pitch = pitch_of(gen->options), cells = arm_cells(gen);
    for (int y = 1; y < CELLS_Y; y++) {
        for (int x = 1; x < CELLS_X; x++) {
            state = step(state);
            throw_arm(gen, (Vec){x * pitch, y * pitch}, ARMS[state >> 8 & 3], cells);
            STEP(gen);
            state = step(state); // the arcade game does this too
        }
    }
}
// lesson ends

static Side side_of(const Level *level, Vec border) {
    if (border.y == 0) return SIDE_NORTH;
    if (border.y == level->tiles.h - 1) return SIDE_SOUTH;
    return border.x == 0 ? SIDE_WEST : SIDE_EAST;
}

// True in the middle of a side, as wide as a cell.
static bool opening(const Level *level, Vec border) {
    Side side = side_of(level, border);
    bool flat = side == SIDE_NORTH || side == SIDE_SOUTH;
    int pitch = (level->tiles.w - 1) / CELLS_X;
    int along = flat ? border.x - CELLS_X / 2 * pitch : border.y - CELLS_Y / 2 * pitch;
    return along > 0 && along < pitch;
}

// lesson: arcade openings
static void open_sides(GenContext *gen) {
    Level *level = gen->level;
    int w = level->tiles.w, h = level->tiles.h;
    for (int y = 0; y < h; y++) {
        int stride = y == 0 || y == h - 1 ? 1 : w - 1;
        for (int x = 0; x < w; x += stride) {
            Vec cell = {x, y};
            bool barred = side_of(level, cell) == gen->options->barred;
            if (opening(level, cell) && !barred) grid_set(&level->tiles, cell, TILE_FLOOR);
        }
    }
}
// lesson ends

// lesson: arcade start
static void start(GenContext *gen) {
    int w = gen->level->tiles.w, h = gen->level->tiles.h;
    switch (gen->options->barred) {
    case SIDE_NORTH:
        context_set_start(gen, (Vec){w / 2, 1});
        break;
    case SIDE_SOUTH:
        context_set_start(gen, (Vec){w / 2, h - 2});
        break;
    case SIDE_EAST:
        context_set_start(gen, (Vec){w - 2, h / 2});
        break;
    default:
        context_set_start(gen, (Vec){1, h / 2});
        break;
    }
}
// lesson ends

const Generator ARCADE = {
    .name = N_("arcade"),
    .title = N_("Arcade"),
    .what = N_("One of 65,536 rooms: eight pillars, a wall from each, and a way out on every side."),
    .takes = TAKES_CORRIDOR,
    .defaults = {.kind = GEN_ARCADE, .w = 21, .h = 13, .corridor = 3},
    .sizes = sizes,
    .opening = opening,
    .shaping = 3,
    .stages =
        {
            {N_("box"), N_("Four walls around an empty floor."), context_build_box},
            {N_("arms"), N_("Each of the eight pillars gets one wall. The room's number says on which side."),
             throw_arms},
            {N_("openings"), N_("Every side has an opening in its middle, except the barred side."),
             open_sides},
            {N_("start"), N_("The hero starts in the west, or beside the opening that he came through."),
             start},
            {N_("treasures"), N_("Treasures lie all over the floor."), spawn_treasures},
            {N_("monsters"), N_("Monsters keep away from the start."), spawn_monsters},
        },
};
