#pragma once
// Games of several levels from pictures.

#include "gen/makers/makers.h"
#include "sim/game.h"

#include "sim/arena.h"
#include "sim/climb.h"

#include <stdlib.h>

static const char TOP[] = "#########\n"
                          "#.......#\n"
                          "#.@>...*#\n"
                          "#......*#\n"
                          "#########\n";
static const char BELOW[] = "###########\n"
                            "#@........#\n"
                            "#....g<...#\n"
                            "#.......*>#\n"
                            "###########\n";

// A game of two levels from pictures, without anything that generators would add. The caller frees it with
// game_free().
static inline Game *by_hand(const char *top, const char *below) {
    Game *game = calloc(1, sizeof *game);
    assert_non_null(game);
    game->options = GENERATORS[GEN_HALLS]->defaults;
    game->options.depth = game->depth = 1;
    game->worlds[0] = arena(top);
    game->worlds[1] = arena(below);
    game->worlds[1]->depth = 2;
    game->worlds[1]->quest = false;
    return game;
}

static inline Actor *game_hero(Game *game) {
    return hero_of(game_world(game));
}

static inline void use_ahead(Game *game, int dir) {
    arrive(game);
    face(game_world(game), dir);
    game_tick(game, STILL);
    game_tick(game, USE);
}
