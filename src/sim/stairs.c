#include "sim/stairs.h"

#include "gen/descent.h"
#include "sim/say.h"

int stairs_last_depth(const World *world) {
    return world->hour.on ? DESCENT_DEPTHS : GAME_DEPTHS;
}

bool stairs_lead_on(const World *world, Vec cell) {
    Tile tile = level_tile(&world->level, cell);
    bool on = world->hour.on || world->depth < stairs_last_depth(world);
    return (tile == TILE_STAIRS_UP && world->depth > 1) || (tile == TILE_STAIRS_DOWN && on);
}

// In the descent a grate lies over the stairs down until enough was collected; the last ones lead out of it.
static void take_down(World *world, Vec cell) {
    int missing = world->hour.on ? world->hour.quota - world->collected : 0;
    if (missing > 0) {
        say_at(world, EVENT_GRATE, HERO, 0, missing, cell_centre(cell));
    } else if (world->depth < stairs_last_depth(world)) {
        world->exit = EXIT_DOWN;
    } else {
        world->outcome = OUTCOME_VICTORY;
        say_at(world, EVENT_VICTORY, HERO, 0, world->score, cell_centre(cell));
    }
}

void stairs_take(World *world, Vec cell) {
    if (level_tile(&world->level, cell) == TILE_STAIRS_UP) {
        world->exit = EXIT_UP;
    } else {
        take_down(world, cell);
    }
}
