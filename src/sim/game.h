#pragma once
// A game: the levels visited, one below the other, each a world that stays as it was left. (Rooms of arcade
// that are left by the side are made anew: the same room, with new dwellers.) The hero is in one of them;
// what he is and has goes with him.

#include "sim/state/world.h"

typedef struct Game {
    GenOptions options;         // of the level in which it began
    uint64_t room;              // seed of the room where the hero is; arcade's neighbours have others
    int depth;                  // where the hero is, 1..GAME_DEPTHS
    World *worlds[GAME_DEPTHS]; // by depth - 1, owned; NULL: not visited yet
} Game;

// Begins in the level that the options name, which must have passed gen_check(). NULL when memory lacks.
Game *game_new(const GenOptions *options);
// The same with a level that is there already, such as one made by hand, which the game takes over; when
// memory lacks it is still the caller's.
Game *game_begin(Level *level, const GenOptions *options);
void game_free(Game *game); // NULL is fine

// One sixtieth of a second in the level where the hero is. Whoever keeps a world asks game_world() again
// afterwards: he may have left it. That tick alone may use the heap.
void game_tick(Game *game, Input input);

World *game_world(const Game *game);

// Over all levels visited.
uint64_t game_hash(const Game *game);
