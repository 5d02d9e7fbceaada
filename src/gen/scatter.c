// The plainest dungeon: a box in which every cell is a wall by chance. What is closed off is filled, so that
// all the floor that is left can be walked.
#include "gen/scatter.h"

#include "gen/regions.h"

enum { WALL_PERCENT = 20, MONSTERS = 9 };

static void scatter_walls(Draft *draft) {
    Rect inside = draft_inside(draft);
    int percent = draft->options->walls != 0 ? draft->options->walls : WALL_PERCENT;
    for (int y = inside.y; y < inside.y + inside.h; y++) {
        for (int x = inside.x; x < inside.x + inside.w; x++) {
            bool wall = rng_chance(&draft->layout, percent, 100);
            grid_set(&draft->level->tiles, (Vec){x, y}, wall ? TILE_WALL : TILE_FLOOR);
        }
    }
}

static void fill_pockets(Draft *draft) {
    regions_find(draft);
    regions_fill_small(draft, INT32_MAX);
}

// Nine, wherever there are so many cells for them.
static void place_monsters(Draft *draft) {
    const Level *level = draft->level;
    int *cells = draft->reach.queue, count = 0, w = level->tiles.w;
    for (int i = 0; i < w * level->tiles.h; i++) {
        Vec cell = {i % w, i / w};
        if (draft_free(draft, cell) && vec_dist(cell, level->start) > CALM) cells[count++] = i;
    }
    for (int i = 0; i < MONSTERS && count > 0; i++) {
        int pick = rng_below(&draft->furnish, count);
        draft_add_monster(draft, (Vec){cells[pick] % w, cells[pick] / w});
        cells[pick] = cells[--count];
    }
}

const Generator SCATTER = {
    .name = "scatter",
    .title = "Scatter",
    .what = "Stones strewn at random, nine monsters, and nowhere to hide.",
    .defaults = {.kind = GEN_SCATTER, .w = 17, .h = 12},
    .shaping = 3,
    .stages =
        {
            {"box", "Four walls around an empty floor.", draft_box},
            {"walls", "Every cell becomes a wall with a chance of 20 %.", scatter_walls},
            {"pockets", "Closed-off pockets are filled.", fill_pockets},
            {"start", "The hero starts anywhere.", draft_start_anywhere},
            {"goods", "Treasures lie all over the floor.", draft_place_goods},
            {"monsters", "Nine monsters stand away from the start.", place_monsters},
        },
};
