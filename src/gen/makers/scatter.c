// The plainest dungeon: a box in which every cell is a wall by chance. What is closed off is filled, so that
// all the floor that is left can be walked.
#include "gen/makers/rows.h"

#include "gen/tools/regions.h"

enum { WALL_PERCENT = 20, MONSTERS = 9, PACK = 2 };

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

// Nine in all, as far as there are cells for them; two of them lie in wait together.
static void place_monsters(Draft *draft) {
    Vec cell;
    draft_hide_pack(draft, PACK);
    while (draft->level->monsters.count < MONSTERS && draft_random(draft, draft_lair, 0, &cell)) {
        draft_add_monster(draft, cell);
    }
}

const Generator SCATTER = {
    .name = "scatter",
    .title = "Scatter",
    .what = "Stones strewn at random, nine monsters, and nowhere to hide.",
    .takes = TAKES_TOLL,
    .defaults = {.kind = GEN_SCATTER, .w = 17, .h = 12},
    .shaping = 3,
    .stages =
        {
            {"box", "Four walls around an empty floor.", draft_box},
            {"walls", "Every cell becomes a wall with a chance of 20 %.", scatter_walls},
            {"pockets", "Closed-off pockets are filled.", fill_pockets},
            {"start", "The hero starts anywhere.", draft_start_anywhere},
            {"goods", "Treasures lie all over the floor.", draft_place_goods},
            {"monsters", "Nine monsters stand away from the start; two of them lie in wait together.",
             place_monsters},
        },
};
