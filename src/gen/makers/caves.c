// Natural caverns: noise that is smoothed by a cellular automaton, in which every cell becomes what most of
// its neighbours are. The caverns worth keeping then grow through the rock, all at once and step by step.
// Where two meet that are not joined yet, a tunnel is dug back to both.
//
//     ##########      So a tunnel is about as short as can be, all caverns become one region, and every
//     #..##xx..#      cell is looked at a fixed number of times.
//     #...xx...#
//     ##########      (x: where two fronts met)
#include "gen/makers/rows.h"

#include "base/text.h"
#include "gen/makers/varied.h"
#include "gen/tools/regions.h"
#include "gen/tools/spawns.h"

enum {
    ROCK_PERCENT = 47,
    ROCK_STEP = 4, // percent less in each further try
    PASSES = 5,
    CAVERN_MIN = 24, // cells; smaller caverns are filled
    FLOOR_LEAST = 3, // one of this many cells must be floor
    SIDE_LEAST = 6
};

// lesson: caves noise
static void strew_rock(GenContext *gen, int percent) {
    Rect inside = context_inside(gen);
    for (int y = inside.y; y < inside.y + inside.h; y++) {
        for (int x = inside.x; x < inside.x + inside.w; x++) {
            if (!rng_chance(&gen->layout, percent, 100)) continue;
            grid_set(&gen->level->tiles, (Vec){x, y}, TILE_WALL);
            STEP(gen);
        }
    }
}

static void make_noise(GenContext *gen) {
    strew_rock(gen, ROCK_PERCENT); // 47
}
// lesson ends

// lesson: caves smooth
// Counts the walls among nine cells: this one and those around it.
static int rock_around(const Grid *tiles, Vec cell) {
    int rock = 0;
    for (int y = cell.y - 1; y <= cell.y + 1; y++) {
        for (int x = cell.x - 1; x <= cell.x + 1; x++) rock += grid_at(tiles, (Vec){x, y}) == TILE_WALL;
    }
    return rock;
}

static void smooth_row(const Grid *before, Grid *tiles, int y) {
    for (int x = 1; x < tiles->w - 1; x++) {
        bool rock = rock_around(before, (Vec){x, y}) >= 5;
        grid_set(tiles, (Vec){x, y}, rock ? TILE_WALL : TILE_FLOOR);
    }
}

static void smooth(GenContext *gen) {
    Grid *tiles = &gen->level->tiles, *before = &gen->spare;
    for (int pass = 0; pass < PASSES; pass++) { // 5
        grid_copy(before, tiles);
        for (int y = 1; y < tiles->h - 1; y++) {
            smooth_row(before, tiles, y);
            STEP(gen);
        }
    }
}
// lesson ends

// True if too little is open.
static bool tight(const GenContext *gen) {
    Rect inside = context_inside(gen);
    int64_t cells = (int64_t)gen->level->tiles.w * gen->level->tiles.h, floor = 0;
    for (int64_t i = 0; i < cells; i++) floor += gen->level->tiles.cells[i] == TILE_FLOOR;
    return floor * FLOOR_LEAST < (int64_t)inside.w * inside.h;
}

// lesson: caves caverns
static void fill_small(GenContext *gen) {
    regions_find_by_reach(gen);
    regions_keep_largest(gen, CAVERN_MIN);
}

// In small levels the border, which counts as rock, often leaves little open. Then less rock is scattered,
// until a third is open.
static void keep_large(GenContext *gen) {
    fill_small(gen);
    for (int rock = ROCK_PERCENT - ROCK_STEP; tight(gen) && rock >= 0; rock -= ROCK_STEP) {
        context_build_box(gen);
        strew_rock(gen, rock);
        smooth(gen);
        fill_small(gen);
    }
}
// lesson ends

// ---- tunnels: the spare grid holds the way back to the cavern, as a direction, or HOME in a cavern itself.

enum { HOME = DIR_COUNT, UNREACHED, OUTSIDE };

static int cell_step(const GenContext *gen, int dir) {
    return DIRS[dir].y * gen->level->tiles.w + DIRS[dir].x;
}

// Digs from a cell back to its cavern, two cells wide.
static void dig_back(GenContext *gen, int cell) {
    int w = gen->level->tiles.w;
    for (;;) {
        context_dig_inside(gen, (Rect){cell % w, cell / w, 2, 2}, TILE_FLOOR);
        int back = gen->spare.cells[cell];
        if (back == HOME) break;
        cell += cell_step(gen, back);
    }
}

// Marks the caverns as HOME and lists their cells in reach.queue. Returns how many there are.
static int leave_home(GenContext *gen) {
    const Grid *tiles = &gen->level->tiles;
    int cells = tiles->w * tiles->h, count = 0;
    grid_fill(&gen->spare, OUTSIDE);
    grid_fill_clipped(&gen->spare, context_inside(gen), UNREACHED);
    for (int i = 0; i < cells; i++) {
        if (tiles->cells[i] != TILE_FLOOR) continue;
        gen->spare.cells[i] = HOME;
        gen->reach.queue[count++] = i;
    }
    return count;
}

// lesson: caves tunnels
// Looks from a cell in one direction. Rock that no cavern has reached joins the cell's cavern and the queue.
// Where another cavern is met, tunnels are dug back to both.
static void visit(GenContext *gen, int cell, int dir, int *tail) {
    int next = cell + cell_step(gen, dir);
    if (gen->spare.cells[next] == OUTSIDE) return;
    if (gen->spare.cells[next] == UNREACHED) {
        gen->spare.cells[next] = (uint8_t)((dir + DIR_COUNT / 2) % DIR_COUNT);
        region_extend(gen, region_first_cell(gen, cell), next);
        gen->reach.queue[(*tail)++] = next;
    } else if (regions_join(gen, cell, next)) {
        dig_back(gen, cell);
        STEP(gen);
        dig_back(gen, next);
        STEP(gen);
    }
}

// Each cell starts with another direction, so that the tunnels wind.
static void dig_tunnels(GenContext *gen) {
    regions_find_by_reach(gen);
    int tail = leave_home(gen);
    for (int head = 0; head < tail; head++) {
        int first = 2 * rng_below(&gen->layout, 4);
        for (int turn = 0; turn < DIR_COUNT; turn += 2)
            visit(gen, gen->reach.queue[head], (first + turn) % DIR_COUNT, &tail);
    }
}
// lesson ends

static void join_caverns(GenContext *gen) {
    dig_tunnels(gen);
    if (gen->options->varied) varied_dig_loops(gen);
}

static Sizes sizes(const GenOptions *options) {
    (void)options;
    return (Sizes){.least = {SIDE_LEAST, SIDE_LEAST},
                   .step = {1, 1},
                   .usual = {CAVES.defaults.w, CAVES.defaults.h},
                   .needs = N_("sides of 6 or more")};
}

const Generator CAVES = {
    .name = N_("caves"),
    .title = N_("Caves"),
    .what = N_("Natural caverns, joined by tunnels."),
    .takes = TAKES_TOLL,
    .defaults = {.kind = GEN_CAVES, .w = 51, .h = 37},
    .sizes = sizes,
    .narrows = true,
    .shaping = 5,
    .stages =
        {
            {N_("box"), N_("Four walls around an empty floor."), context_build_box},
            {N_("noise"), N_("Every cell becomes rock with a chance of 47 %."), make_noise},
            {N_("smooth"), N_("Five times, every cell becomes what most of its neighbourhood is."), smooth},
            {N_("caverns"),
             N_("Small caverns are filled; where little is left, it starts again with less rock."),
             keep_large},
            {N_("tunnels"),
             N_("The caverns grow through the rock until they meet; there, tunnels join them."),
             join_caverns},
            {N_("start"), N_("The hero starts anywhere."), context_place_hero},
            {N_("treasures"), N_("Treasures lie all over the floor."), spawn_treasures},
            {N_("monsters"), N_("Monsters keep away from the start."), spawn_monsters},
        },
};
