#pragma once
// A game: the levels visited, one below the other. Each is a world that stays as the hero left it. (A room
// of arcade that he left sideways is generated again, with new monsters.) The hero is in one of the worlds
// and takes his state along.

#include "gen/tools/options.h"
#include "sim/state/world.h"

typedef struct Game {
    GenOptions options; // of the level in which it began
    uint64_t room;      // the seed of the room where the hero is, which differs between the rooms of arcade
    int depth;          // where the hero is, 1..GAME_DEPTHS
    World *worlds[GAME_DEPTHS]; // by depth - 1, owned; NULL: not visited yet
} Game;

// Begins in the level that the options name, which must have passed gen_check(). Returns NULL when out of
// memory.
Game *game_new(const GenOptions *options);
// The same with an existing level, such as a hand-made map. The game takes ownership of it, unless it
// returns NULL (out of memory).
Game *game_new_from_level(Level *level, const GenOptions *options);
// An independent copy that plays on in the same way. NULL when out of memory.
Game *game_copy(const Game *game);
void game_free(Game *game); // NULL is fine

// Advances the hero's level by one tick (1/60 s). The hero may change level, so call game_world() again
// afterwards; only the tick that does so may allocate.
void game_tick(Game *game, Input input);

// The world where the hero is; the game owns it.
World *game_world(const Game *game);
