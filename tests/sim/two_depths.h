#pragma once
// The descent as a game of two depths from pictures.

#include "sim/game.h"

#include "sim/climb.h"
#include "sim/dusk.h"

#include <stdlib.h>

enum { TOP_QUOTA = 2 };

static const char BELOW[] = "##############\n"
                            "#@...........#\n"
                            "#....<.......#\n"
                            "#........*.*>#\n"
                            "#............#\n"
                            "##############\n";

static inline Game *two_depths(const char *top, const char *below) {
    Game *game = calloc(1, sizeof *game);
    assert_non_null(game);
    game->options = GENERATORS[GEN_HALLS]->defaults;
    game->options.descent = true;
    game->options.depth = game->depth = 1;
    game->worlds[0] = dusk_of(top, 1, TOP_QUOTA);
    game->worlds[1] = dusk_of(below, 1, 1);
    game->worlds[1]->depth = game->worlds[1]->level.depth = 2;
    return game;
}

// Opens the grate, as a toll does when the quota is collected.
static inline void open_grate(World *world) {
    world->collected = world->clock.quota;
    world->clock.open = true;
}

static inline void use_ahead(Game *game, int dir) {
    arrive(game);
    face(game_world(game), dir);
    game_tick(game, STILL);
    game_tick(game, USE);
}
