// The plainest dungeon: a box in which every cell is a wall by chance. What is closed off is filled, so that
// all the floor that is left can be walked.
#include "gen/makers/rows.h"

#include "gen/tools/regions.h"
#include "gen/tools/spawns.h"

enum { WALL_PERCENT = 20, MONSTERS = 9, PACK = 2 };

static void scatter_walls(GenContext *gen) {
    Rect inside = context_inside(gen);
    int percent = gen->options->walls != 0 ? gen->options->walls : WALL_PERCENT;
    for (int y = inside.y; y < inside.y + inside.h; y++) {
        for (int x = inside.x; x < inside.x + inside.w; x++) {
            bool wall = rng_chance(&gen->layout, percent, 100);
            grid_set(&gen->level->tiles, (Vec){x, y}, wall ? TILE_WALL : TILE_FLOOR);
        }
    }
}

static void fill_pockets(GenContext *gen) {
    regions_find(gen);
    regions_fill_small(gen, INT32_MAX);
}

// Nine in all, as far as there are cells for them; two of them lie in wait together.
static void place_monsters(GenContext *gen) {
    Vec cell;
    spawn_pack(gen, PACK);
    while (gen->level->monsters.count < MONSTERS && place_random(gen, place_is_lair, 0, &cell)) {
        spawn_monster(gen, cell);
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
            {"box", "Four walls around an empty floor.", context_box},
            {"walls", "Every cell becomes a wall with a chance of 20 %.", scatter_walls},
            {"pockets", "Closed-off pockets are filled.", fill_pockets},
            {"start", "The hero starts anywhere.", context_start_anywhere},
            {"goods", "Treasures lie all over the floor.", spawn_goods},
            {"monsters", "Nine monsters stand away from the start; two of them lie in wait together.",
             place_monsters},
        },
};
