// The simplest maze there is: a pillar on every cell with even coordinates, each throwing one wall.
//
//     #########      A group of joined walls holds as many thrown walls as pillars. So it touches the
//     #.......#      border at most once, or else it closes at most one ring; outside the rings all
//     #.O=.O..#      cells are one region, and every edge of the maze reaches every other edge.
//     #....=..#      (O pillar, = thrown wall)
//     #########
#include "gen/pillars.h"

#include "gen/draft.h"

static void throw_walls(Draft *draft) {
    Grid *tiles = &draft->level->tiles;
    for (int y = 2; y < tiles->h - 1; y += 2) {
        for (int x = 2; x < tiles->w - 1; x += 2) {
            bool left_out = rng_chance(&draft->layout, draft->options->suppress, GEN_SUPPRESS_MAX);
            int dir = 2 * rng_below(&draft->layout, 4); // right, down, left, up
            if (left_out) continue;
            grid_set(tiles, (Vec){x, y}, TILE_WALL);
            grid_set(tiles, vec_add((Vec){x, y}, DIRS[dir]), TILE_WALL);
        }
    }
}

// True for a thrown wall with cut-off floor on one side and floor that can be reached on the other.
static bool seals(const Draft *draft, Vec cell) {
    if (!level_wall(draft->level, cell)) return false;
    bool cut_off = false, reached = false;
    for (int dir = 0; dir < DIR_COUNT; dir += 2) {
        Vec side = vec_add(cell, DIRS[dir]);
        if (!level_floor(draft->level, side)) continue;
        bool here = dist_at(&draft->reach, side) != DIST_NONE;
        reached |= here;
        cut_off |= !here;
    }
    return cut_off && reached;
}

// Opens some of the walls that still seal something off; false when there are none. Chance, and as many calls
// as it takes, make any wall of a ring the one that goes.
static bool open_some(Draft *draft) {
    Grid *tiles = &draft->level->tiles;
    bool found = false;
    for (int y = 1; y < tiles->h - 1; y++) {
        for (int x = 1 + y % 2; x < tiles->w - 1; x += 2) { // thrown walls have one odd coordinate
            if (!seals(draft, (Vec){x, y})) continue;
            found = true;
            if (!rng_chance(&draft->layout, 1, 4)) continue;
            grid_set(tiles, (Vec){x, y}, TILE_FLOOR);
            dist_extend(&draft->reach, draft->level, (Vec){x, y}, FOUR_WAYS);
        }
    }
    return found;
}

static void connect(Draft *draft) {
    int row = rng_below(&draft->layout, draft->level->tiles.h / 2);
    Vec start = {1, 2 * row + 1};
    draft_start(draft, start);
    if (!draft->options->connect) return;
    while (open_some(draft)) {
    }
    draft_start(draft, start);
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
    .takes = TAKES_SUPPRESS | TAKES_CONNECT,
    .defaults = {.kind = GEN_PILLARS, .w = 19, .h = 13},
    .sizes = sizes,
    .stages =
        {
            {"box", "Four walls around an empty floor.", draft_box},
            {"pillars", "Every pillar throws one wall to the right, down, left or up; some are left out.",
             throw_walls},
            {"start", "The hero starts at the left edge; on request, rings of walls are opened.", connect},
            {"goods", "Treasures lie where the edges can be reached from.", draft_place_goods},
            {"monsters", "Monsters keep away from the start.", draft_place_monsters},
        },
};
