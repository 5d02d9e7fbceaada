// The simplest maze there is: a pillar on every cell with even coordinates, each throwing one wall.
//
//     #########      A group of joined walls holds as many thrown walls as pillars. So it touches the
//     #.......#      border at most once, or else it closes at most one ring; outside the rings all
//     #.O=.O..#      cells are one region, and every edge of the maze reaches every other edge.
//     #....=..#      (O pillar, = thrown wall)
//     #########
#include "gen/makers/rows.h"

#include "gen/tools/spawns.h"

enum {
    RUN = 64,  // cells that are looked at together
    PLOT = 12, // cells of a side
    DENSE = 1  // suppression of a thicket
};

// Where it varies, it is a patchwork: plots as everywhere, bare squares, columns that throw no walls,
// thickets and stone.
typedef enum Plot { PLOT_USUAL, PLOT_SQUARE, PLOT_COLUMNS, PLOT_THICKET, PLOT_STONE, PLOTS } Plot;

static void draw_plots(GenContext *gen, uint8_t *plots) {
    for (int i = 0; i < RUN; i++)
        plots[i] = (uint8_t)(gen->options->varied ? rng_below(&gen->layout, PLOTS) : PLOT_USUAL);
}

static Plot plot_at(const uint8_t *plots, Vec pillar) {
    return (Plot)plots[(pillar.y / PLOT * 7 + pillar.x / PLOT) % RUN];
}

static int suppression(const GenContext *gen, Plot plot) {
    if (plot == PLOT_SQUARE) return GEN_SUPPRESS_MAX;
    return plot == PLOT_THICKET ? DENSE : plot == PLOT_USUAL ? gen->options->suppress : 0;
}

static void throw_wall(GenContext *gen, Plot plot, Vec pillar, int dir) {
    Grid *tiles = &gen->level->tiles;
    bool every_second = (pillar.x + pillar.y) % 4 == 0;
    if (plot == PLOT_COLUMNS && !every_second) return;
    grid_set(tiles, pillar, TILE_WALL);
    if (plot != PLOT_COLUMNS) grid_set(tiles, vec_add(pillar, DIRS[dir]), TILE_WALL);
    if (plot == PLOT_STONE) context_dig(gen, (Rect){pillar.x - 1, pillar.y - 1, 2, 2}, TILE_WALL);
}

static void throw_walls(GenContext *gen) {
    const Grid *tiles = &gen->level->tiles;
    uint8_t plots[RUN];
    draw_plots(gen, plots);
    for (int y = 2; y < tiles->h - 1; y += 2) {
        for (int x = 2; x < tiles->w - 1; x += 2) {
            Plot plot = plot_at(plots, (Vec){x, y});
            bool left_out = rng_chance(&gen->layout, suppression(gen, plot), GEN_SUPPRESS_MAX);
            int dir = 2 * rng_below(&gen->layout, 4); // right, down, left, up
            if (!left_out) throw_wall(gen, plot, (Vec){x, y}, dir);
        }
    }
}

// How a thrown wall stands: beside nothing that is cut off, deep inside what is, or between it and the rest.
typedef enum Standing { STANDS_FREE, STANDS_INSIDE, SEALS } Standing;

static Standing standing(const GenContext *gen, Vec cell) {
    if (!level_wall(gen->level, cell)) return STANDS_FREE;
    bool cut_off = false, reached = false;
    for (int dir = 0; dir < DIR_COUNT; dir += 2) {
        Vec side = vec_add(cell, DIRS[dir]);
        if (!level_floor(gen->level, side)) continue;
        bool here = dist_at(&gen->reach, side) != DIST_NONE;
        reached |= here;
        cut_off |= !here;
    }
    if (!cut_off) return STANDS_FREE;
    return reached ? SEALS : STANDS_INSIDE;
}

// Opens some of the walls of a run of cells that still seal something off, and tells whether there were any.
// Marks a run as done when all its walls stand free, which they do forever: only what is cut off grows less.
static bool open_some_of(GenContext *gen, Vec run) {
    Grid *tiles = &gen->level->tiles;
    bool found = false, done = true;
    int end = int_min(run.x + RUN, tiles->w - 1);
    for (int x = int_max(run.x, 1); x < end; x++) {
        Vec cell = {x, run.y};
        if ((x + run.y) % 2 == 0) continue; // thrown walls have one odd coordinate
        Standing stands = standing(gen, cell);
        done &= stands == STANDS_FREE;
        found |= stands == SEALS;
        if (stands != SEALS || !rng_chance(&gen->layout, 1, 4)) continue;
        grid_set(tiles, cell, TILE_FLOOR);
        dist_extend(&gen->reach, gen->level, cell, FOUR_WAYS);
    }
    grid_set(&gen->spare, run, done);
    return found;
}

// Goes once over all runs that are not done; false when nothing was sealed off any more. Chance, and as many
// calls as it takes, make any wall of a ring the one that goes.
static bool open_some(GenContext *gen) {
    bool found = false;
    for (int y = 1; y < gen->level->tiles.h - 1; y++) {
        for (int x = 0; x < gen->level->tiles.w; x += RUN) {
            bool done = grid_at(&gen->spare, (Vec){x, y}) != 0;
            if (!done && open_some_of(gen, (Vec){x, y})) found = true;
        }
    }
    return found;
}

static void connect(GenContext *gen) {
    int row = rng_below(&gen->layout, gen->level->tiles.h / 2);
    Vec start = {1, 2 * row + 1};
    context_start(gen, start);
    if (!gen->options->connect) return;
    while (open_some(gen)) {
    }
    context_start(gen, start); // the steps have changed
}

static Sizes sizes(const GenOptions *options) {
    (void)options;
    Vec usual = {PILLARS.defaults.w, PILLARS.defaults.h};
    return (Sizes){.least = {5, 5}, .step = {2, 2}, .usual = usual, .needs = "odd sides"};
}

const Generator PILLARS = {
    .name = "pillars",
    .title = "Pillars",
    .what = "A maze of pillars, each throwing one wall: sight is short, and there are always two ways.",
    .takes = TAKES_SUPPRESS | TAKES_CONNECT | TAKES_TOLL,
    .defaults = {.kind = GEN_PILLARS, .w = 19, .h = 13},
    .sizes = sizes,
    .shaping = 3,
    .stages =
        {
            {"box", "Four walls around an empty floor.", context_box},
            {"pillars", "Every pillar throws one wall to the right, down, left or up; some are left out.",
             throw_walls},
            {"start", "The hero starts at the left edge; on request, rings of walls are opened.", connect},
            {"goods", "Treasures lie where the edges can be reached from.", spawn_goods},
            {"monsters", "Monsters keep away from the start.", spawn_monsters},
        },
};
