// The simplest maze there is: a pillar on every cell with even coordinates, each throwing one wall.
//
//     #########      A group of joined walls holds as many thrown walls as pillars. So it touches the
//     #.......#      border at most once, or else it closes at most one ring; outside the rings all
//     #.O=.O..#      cells are one region, and every edge of the maze reaches every other edge.
//     #....=..#      (O pillar, = thrown wall)
//     #########
#include "gen/makers/rows.h"

#include "base/text.h"
#include "gen/tools/spawns.h"

enum {
    RUN = 64,    // cells that are looked at together
    SIDE = 12,   // of a plot: a multiple of each pitch
    AS_TOLD = -1 // as often as the options say
};

// With `varied`, the maze is a patchwork of plots, each with its own size of pillars, their distance, and
// length of thrown walls.
typedef struct Plot {
    int pitch, pillar, wall; // cells; a pillar's side; a wall without its pillar
    int suppress;            // how many of ten are left out, or AS_TOLD
} Plot;

static const Plot USUAL = {.pitch = 2, .pillar = 1, .wall = 1, .suppress = AS_TOLD};
static const Plot STONE = {.pitch = 2, .pillar = 2}, SQUARE = {.pitch = SIDE};
static const Plot CLOSED[] = {
    {.pitch = 2, .pillar = 1, .wall = 1, .suppress = 1}, // a thicket of pillars
    {.pitch = 4, .pillar = 1, .wall = 3, .suppress = AS_TOLD},
    {.pitch = 6, .pillar = 1, .wall = 5, .suppress = 1},
};
static const Plot OPEN[] = {
    {.pitch = 4, .pillar = 1}, // single columns
    {.pitch = 4, .pillar = 2}, // like tombs
    {.pitch = 6, .pillar = 3},
};
enum { CLOSED_COUNT = sizeof CLOSED / sizeof *CLOSED, OPEN_COUNT = sizeof OPEN / sizeof *OPEN, DRAWS = 5 };

// A level uses one kind of closed plot and one of open plots, besides squares and stone. So levels differ.
static void draw_plots(GenContext *gen, const Plot **plots) {
    for (int i = 0; i < RUN; i++) plots[i] = &USUAL;
    if (!gen->options->varied) return;
    const Plot *closed = &CLOSED[rng_below(&gen->layout, CLOSED_COUNT)];
    const Plot *open = &OPEN[rng_below(&gen->layout, OPEN_COUNT)];
    const Plot *last = gen->level->tiles.h > 2 * SIDE
                           ? &STONE
                           : &SQUARE; // in a low level there is too little floor for stone
    const Plot *const kinds[DRAWS] = {closed, closed, open, &SQUARE, last};
    for (int i = 0; i < RUN; i++) plots[i] = kinds[rng_below(&gen->layout, DRAWS)];
}

static const Plot *plot_at(const Plot *const *plots, Vec cell) {
    return plots[(cell.y / SIDE * 7 + cell.x / SIDE) % RUN];
}

static void throw_wall(GenContext *gen, const Plot *plot, Vec pillar, int dir) {
    int half = plot->pillar / 2;
    context_dig_within_border(gen, (Rect){pillar.x - half, pillar.y - half, plot->pillar, plot->pillar},
                              TILE_WALL);
    for (int i = 0; i < plot->wall; i++) {
        pillar = vec_add(pillar, DIRS[dir]);
        context_dig_within_border(gen, (Rect){pillar.x, pillar.y, 1, 1}, TILE_WALL);
    }
}

static void throw_walls(GenContext *gen) {
    const Grid *tiles = &gen->level->tiles;
    const Plot *plots[RUN];
    draw_plots(gen, plots);
    for (int y = 2; y < tiles->h - 1; y += 2) {
        for (int x = 2; x < tiles->w - 1; x += 2) {
            const Plot *plot = plot_at(plots, (Vec){x, y});
            if (x % plot->pitch != 0 || y % plot->pitch != 0) continue;
            int suppress = plot->suppress == AS_TOLD ? gen->options->suppress : plot->suppress;
            bool left_out = rng_chance(&gen->layout, suppress, GEN_SUPPRESS_MAX);
            int dir = 2 * rng_below(&gen->layout, 4); // right, down, left, up
            if (!left_out) throw_wall(gen, plot, (Vec){x, y}, dir);
        }
    }
}

// What a thrown wall does: stands in unreached floor, stands in reached floor, or separates the two.
typedef enum Standing { STANDS_FREE, STANDS_INSIDE, SEALS } Standing;

static Standing standing(const GenContext *gen, Vec cell) {
    if (!level_looks_like_wall(gen->level, cell)) return STANDS_FREE;
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

// Opens some of the walls in a run of cells that still seal something off. Returns true if there were any. A
// run without such walls is marked as done, which never changes back.
static bool open_some_of(GenContext *gen, Vec run) {
    Grid *tiles = &gen->level->tiles;
    bool found = false, done = true;
    int end = int_min(run.x + RUN, tiles->w - 1);
    for (int x = int_max(run.x, 1); x < end; x++) {
        Vec cell = {x, run.y};
        if ((x + run.y) % 2 == 0) continue; // a thrown wall has exactly one odd coordinate
        Standing stands = standing(gen, cell);
        done &= stands == STANDS_FREE;
        found |= stands == SEALS;
        if (stands != SEALS || !rng_chance(&gen->layout, 1, 4)) continue;
        grid_set(tiles, cell, TILE_FLOOR);
        dist_spread_into_unreached(&gen->reach, gen->level, cell, FOUR_WAYS);
    }
    grid_set(&gen->spare, run, done);
    return found;
}

// Goes once over all runs that are not done. Returns false when nothing was sealed off. Chance decides which
// wall of a ring is opened.
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
    context_set_start_and_reach(gen, start);
    if (!gen->options->connect) return;
    while (open_some(gen)) {
    }
    context_set_start_and_reach(gen, start); // the distances have changed
}

static Sizes sizes(const GenOptions *options) {
    (void)options;
    Vec usual = {PILLARS.defaults.w, PILLARS.defaults.h};
    return (Sizes){.least = {5, 5}, .step = {2, 2}, .usual = usual, .needs = N_("odd sides")};
}

const Generator PILLARS = {
    .name = N_("pillars"),
    .title = N_("Pillars"),
    .what = N_("A maze of pillars, each with one wall: you never see far, and there are always two ways."),
    .takes = TAKES_SUPPRESS | TAKES_CONNECT | TAKES_TOLL,
    .defaults = {.kind = GEN_PILLARS, .w = 19, .h = 13},
    .sizes = sizes,
    .shaping = 3,
    .stages =
        {
            {N_("box"), N_("Four walls around an empty floor."), context_build_box},
            {N_("pillars"), N_("Every pillar gets one wall: right, down, left or up. Some are left out."),
             throw_walls},
            {N_("start"), N_("The hero starts at the left edge; on request, rings of walls are opened."),
             connect},
            {N_("treasures"), N_("Treasures lie where you can reach them from the edges."), spawn_goods},
            {N_("monsters"), N_("Monsters keep away from the start."), spawn_monsters},
        },
};
