#pragma once
// Stairs take time: whoever has arrived can use them again when it is over.

#include "sim/game.h"

#include "sim/arena.h"

static inline void arrive(Game *game) {
    while (game_world(game)->actors[HERO].act == ACT_STEP) game_tick(game, STILL);
}

static inline void use_again(Game *game) {
    arrive(game);
    game_tick(game, STILL);
    game_tick(game, USE);
}
