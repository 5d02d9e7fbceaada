// Natural caverns: noise, smoothed by a cellular automaton, in which every cell becomes what most of its
// neighbourhood is. The caverns worth keeping then grow through the rock, all at once and step by step; where
// two meet that are not joined yet, a tunnel is dug back to both.
//
//     ##########      So a tunnel is about as short as can be, all caverns become one region, and every
//     #..##xx..#      cell is looked at a fixed number of times.
//     #...xx...#
//     ##########      (x: where two fronts met)
#include "gen/makers/rows.h"

#include "gen/tools/regions.h"

#include <string.h>

enum { ROCK_PERCENT = 47, ROCK_STEP = 4, PASSES = 5, CAVERN_MIN = 24, FLOOR_LEAST = 3, SIDE_LEAST = 6 };

static void strew_rock(Draft *draft, int percent) {
    Rect inside = draft_inside(draft);
    for (int y = inside.y; y < inside.y + inside.h; y++) {
        for (int x = inside.x; x < inside.x + inside.w; x++) {
            bool rock = rng_chance(&draft->layout, percent, 100);
            if (rock) grid_set(&draft->level->tiles, (Vec){x, y}, TILE_WALL);
        }
    }
}

static void make_noise(Draft *draft) {
    strew_rock(draft, ROCK_PERCENT);
}

// One row of the automaton, from the row and those above and below.
static void smooth_row(uint8_t *to, const uint8_t *above, const uint8_t *row, const uint8_t *below, int w) {
    for (int x = 1; x < w - 1; x++) {
        int rock = 0;
        for (int i = x - 1; i <= x + 1; i++) {
            rock += (above[i] == TILE_WALL) + (row[i] == TILE_WALL) + (below[i] == TILE_WALL);
        }
        to[x] = rock >= 5 ? TILE_WALL : TILE_FLOOR;
    }
}

static void smooth(Draft *draft) {
    Grid *tiles = &draft->level->tiles, *next = &draft->spare;
    size_t w = (size_t)tiles->w, cells = w * (size_t)tiles->h;
    for (int pass = 0; pass < PASSES; pass++) {
        memcpy(next->cells, tiles->cells, cells);
        for (int y = 1; y < tiles->h - 1; y++) {
            const uint8_t *row = next->cells + (size_t)y * w;
            smooth_row(tiles->cells + (size_t)y * w, row - w, row, row + w, tiles->w);
        }
    }
}

static bool tight(const Draft *draft) {
    Rect inside = draft_inside(draft);
    int64_t cells = (int64_t)draft->level->tiles.w * draft->level->tiles.h, floor = 0;
    for (int64_t i = 0; i < cells; i++) floor += draft->level->tiles.cells[i] == TILE_FLOOR;
    return floor * FLOOR_LEAST < (int64_t)inside.w * inside.h;
}

static void fill_small(Draft *draft) {
    regions_find(draft);
    regions_fill_small(draft, CAVERN_MIN);
}

// In small levels the border, which counts as rock, often leaves little: less rock is strewn until a third is
// open.
static void keep_large(Draft *draft) {
    fill_small(draft);
    for (int rock = ROCK_PERCENT - ROCK_STEP; tight(draft) && rock >= 0; rock -= ROCK_STEP) {
        draft_box(draft);
        strew_rock(draft, rock);
        smooth(draft);
        fill_small(draft);
    }
}

// ---- tunnels: the spare grid holds the way back to the cavern, as a direction, or HOME in a cavern itself.

enum { HOME = DIR_COUNT, UNREACHED, OUTSIDE };

static int cell_step(const Draft *draft, int dir) {
    return DIRS[dir].y * draft->level->tiles.w + DIRS[dir].x;
}

// Digs from a cell back to its cavern, two cells wide.
static void dig_back(Draft *draft, int cell) {
    int w = draft->level->tiles.w;
    for (;;) {
        draft_dig(draft, (Rect){cell % w, cell / w, 2, 2}, TILE_FLOOR);
        int back = draft->spare.cells[cell];
        if (back == HOME) break;
        cell += cell_step(draft, back);
    }
}

static int leave_home(Draft *draft) {
    const Grid *tiles = &draft->level->tiles;
    int cells = tiles->w * tiles->h, count = 0;
    grid_fill(&draft->spare, OUTSIDE);
    grid_fill_rect(&draft->spare, draft_inside(draft), UNREACHED);
    for (int i = 0; i < cells; i++) {
        if (tiles->cells[i] != TILE_FLOOR) continue;
        draft->spare.cells[i] = HOME;
        draft->reach.queue[count++] = i;
    }
    return count;
}

static void visit(Draft *draft, int cell, int dir, int *tail) {
    int next = cell + cell_step(draft, dir);
    if (draft->spare.cells[next] == OUTSIDE) return;
    if (draft->spare.cells[next] == UNREACHED) {
        draft->spare.cells[next] = (uint8_t)((dir + DIR_COUNT / 2) % DIR_COUNT);
        region_extend(draft, region_of(draft, cell), next);
        draft->reach.queue[(*tail)++] = next;
    } else if (regions_join(draft, cell, next)) {
        dig_back(draft, cell);
        dig_back(draft, next);
    }
}

// Starting with another direction at every cell makes the tunnels wind.
static void dig_tunnels(Draft *draft) {
    regions_find(draft);
    int tail = leave_home(draft);
    for (int head = 0; head < tail; head++) {
        int first = 2 * rng_below(&draft->layout, 4);
        for (int turn = 0; turn < DIR_COUNT; turn += 2) {
            visit(draft, draft->reach.queue[head], (first + turn) % DIR_COUNT, &tail);
        }
    }
}

static Sizes sizes(const GenOptions *options) {
    (void)options;
    return (Sizes){.least = {SIDE_LEAST, SIDE_LEAST},
                   .step = {1, 1},
                   .usual = {CAVES.defaults.w, CAVES.defaults.h},
                   .needs = "sides of 6 or more"};
}

const Generator CAVES = {
    .name = "caves",
    .title = "Caves",
    .what = "Natural caverns, joined by tunnels.",
    .takes = TAKES_TOLL,
    .defaults = {.kind = GEN_CAVES, .w = 51, .h = 37},
    .sizes = sizes,
    .narrows = true,
    .shaping = 5,
    .stages =
        {
            {"box", "Four walls around an empty floor.", draft_box},
            {"noise", "Every cell becomes rock with a chance of 47 %.", make_noise},
            {"smooth", "Five times, every cell becomes what most of its neighbourhood is.", smooth},
            {"caverns", "Small caverns are filled; where little is left, all is strewn anew with less rock.",
             keep_large},
            {"tunnels", "The caverns grow through the rock until they meet; there, tunnels join them.",
             dig_tunnels},
            {"start", "The hero starts anywhere.", draft_start_anywhere},
            {"goods", "Treasures lie all over the floor.", draft_place_goods},
            {"monsters", "Monsters keep away from the start.", draft_place_monsters},
        },
};
