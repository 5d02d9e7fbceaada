// The simplest dungeon: a box in which every cell is a wall at random. Closed-off floor is filled, so that
// all remaining floor can be walked.
#include "gen/makers/rows.h"

#include "base/text.h"
#include "gen/makers/varied.h"
#include "gen/tools/regions.h"
#include "gen/tools/spawns.h"

enum { WALL_PERCENT = 20, MONSTERS = 9, PACK = 2 };

// lesson: scatter walls
static void scatter_walls(GenContext *gen, int percent) {
    Rect inside = context_inside(gen);
    for (int y = inside.y; y < inside.y + inside.h; y++) {
        for (int x = inside.x; x < inside.x + inside.w; x++) {
            bool wall = rng_chance(&gen->layout, percent, 100);
            Tile tile = wall ? TILE_WALL : TILE_FLOOR;
            grid_set(&gen->level->tiles, (Vec){x, y}, (uint8_t)tile);
            STEP(gen);
        }
    }
}
// lesson ends

static void place_walls(GenContext *gen) {
    int percent = gen->options->rubble != 0 ? gen->options->rubble : WALL_PERCENT;
    if (gen->options->varied) {
        varied_scatter_blocks(gen, percent * 3 / 2); // they overlap, and hide less than single cells do
    } else {
        scatter_walls(gen, percent);
    }
}

// lesson: scatter pockets
static void fill_pockets(GenContext *gen) {
    regions_find_by_reach(gen);
    regions_keep_largest(gen, INT32_MAX);
}
// lesson ends

// lesson: scatter monsters
// Nine monsters, and more on deeper levels, as long as there are cells; two of them lie in ambush together.
static void scatter_monsters(GenContext *gen) {
    Vec cell;
    int wanted = spawn_roll_count(gen, MONSTERS);
    spawn_pack_in_ambush(gen, PACK);
    while (gen->level->monsters.count < wanted && place_find_random(gen, place_fits_monster, 0, &cell)) {
        spawn_monster(gen, cell);
        STEP(gen);
    }
}
// lesson ends

// lesson: scatter enemies
// Places that many enemies anywhere except on the hero's cell.
static void place_enemies(GenContext *gen) {
    Vec cell;
    while (gen->level->monsters.count < MONSTERS && place_random_free(gen, 1, &cell)) {
        spawn_kind(gen, cell, ACTOR_ENEMY, 1, place_is_free);
        STEP(gen);
    }
}
// lesson ends

const Generator CLASSIC = {
    .name = N_("scatter"),
    .title = N_("The classic"),
    .what = N_("Fifteen by ten cells, nine enemies; each key is a turn."),
    .defaults = {.kind = GEN_SCATTER, .w = 17, .h = 12, .pace = PACE_TURNS, .classic = true},
    .shaping = 3,
    .stages =
        {
            {N_("box"), N_("Four walls around an empty floor."), context_build_box},
            {N_("walls"), N_("Every cell becomes a wall with a chance of 20 %."), place_walls},
            {N_("pockets"), N_("Closed-off pockets are filled."), fill_pockets},
            {N_("start"), N_("The hero starts anywhere."), context_place_hero},
            {N_("enemies"), N_("Nine enemies stand anywhere."), place_enemies},
        },
};

const Generator SCATTER = {
    .name = N_("scatter"),
    .title = N_("Scatter"),
    .what = N_("Stones and monsters at random places, and nowhere to hide."),
    .takes = TAKES_TOLL,
    .defaults = {.kind = GEN_SCATTER, .w = 17, .h = 12},
    .shaping = 3,
    .stages =
        {
            {N_("box"), N_("Four walls around an empty floor."), context_build_box},
            {N_("walls"), N_("Every cell becomes a wall with a chance of 20 %."), place_walls},
            {N_("pockets"), N_("Closed-off pockets are filled."), fill_pockets},
            {N_("start"), N_("The hero starts anywhere."), context_place_hero},
            {N_("treasures"), N_("Treasures lie all over the floor."), spawn_treasures},
            {N_("monsters"),
             N_("Nine monsters, deeper down more, keep away from the start; two lie in wait together."),
             scatter_monsters},
        },
};
