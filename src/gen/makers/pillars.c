// The simplest maze there is: a pillar on every cell with even coordinates, each throwing one wall.
//
//     #########      A group of joined walls holds as many thrown walls as pillars. So it touches the
//     #.......#      border at most once, or else it closes at most one ring; outside the rings all
//     #.O=.O..#      cells are one region, and every edge of the maze reaches every other edge.
//     #....=..#      (O pillar, = thrown wall)
//     #########
#include "gen/makers/rows.h"

#include "base/text.h"
#include "gen/makers/varied.h"
#include "gen/tools/spawns.h"

enum { RUN = 64 }; // cells that are looked at together

// lesson: pillars pillars
static void set_pillars(GenContext *gen) {
    Grid *tiles = &gen->level->tiles;
    for (int y = 2; y < tiles->h - 1; y += 2) {
        for (int x = 2; x < tiles->w - 1; x += 2) {
            grid_set(tiles, (Vec){x, y}, TILE_WALL);
            STEP(gen);
        }
    }
}
// lesson ends

// lesson: pillars walls
static void throw_walls(GenContext *gen) {
    Grid *tiles = &gen->level->tiles;
    int suppress = gen->options->suppress;
    for (int y = 2; y < tiles->h - 1; y += 2) {
        for (int x = 2; x < tiles->w - 1; x += 2) {
            Vec pillar = {x, y};
            // true in `suppress` of 10 cases
            bool left_out = rng_chance(&gen->layout, suppress, 10);
            // right, down, left or up
            int dir = 2 * rng_below(&gen->layout, 4);
            if (left_out) {
                grid_set(tiles, pillar, TILE_FLOOR);
                STEP(gen);
            } else {
                grid_set(tiles, vec_add(pillar, DIRS[dir]), TILE_WALL);
                STEP(gen);
            }
        }
    }
}
// lesson ends

static void place_pillars(GenContext *gen) {
    if (!gen->options->varied) set_pillars(gen);
}

static void place_walls(GenContext *gen) {
    (gen->options->varied ? varied_throw_walls : throw_walls)(gen);
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
        STEP(gen);
        dist_spread_unreached(&gen->reach, gen->level, cell, FOUR_WAYS);
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

// lesson: pillars start
static void connect(GenContext *gen) {
    int row = rng_below(&gen->layout, gen->level->tiles.h / 2);
    Vec start = {1, 2 * row + 1};
    context_set_start(gen, start);
    if (!gen->options->connect) return;
    while (open_some(gen)) {
    }
    context_set_start(gen, start); // the distances have changed
}
// lesson ends

static Sizes sizes(const GenOptions *options) {
    (void)options;
    Vec usual = {PILLARS.defaults.w, PILLARS.defaults.h};
    return (Sizes){.least = {5, 5}, .step = {2, 2}, .usual = usual, .needs = N_("odd sides")};
}

const Generator PILLARS = {
    .name = N_("pillars"),
    .title = N_("Pillars"),
    .what = N_("A maze of pillars, each with one wall: you never see far."),
    .takes = TAKES_SUPPRESS | TAKES_CONNECT | TAKES_TOLL,
    .defaults = {.kind = GEN_PILLARS, .w = 19, .h = 13},
    .sizes = sizes,
    .lattice = 2,
    .shaping = 4,
    .stages =
        {
            {N_("box"), N_("Four walls around an empty floor."), context_build_box},
            {N_("pillars"), N_("A pillar stands on every other cell, across and down."), place_pillars},
            {N_("walls"), N_("Each pillar that is not left out gets one wall: right, down, left or up."),
             place_walls},
            {N_("start"), N_("The hero starts at the left edge; on request, rings of walls are opened."),
             connect},
            {N_("treasures"), N_("Treasures lie where you can reach them from the edges."), spawn_treasures},
            {N_("monsters"), N_("Monsters keep away from the start."), spawn_monsters},
        },
};
