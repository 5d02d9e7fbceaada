#pragma once
// A bot that knows the whole world: it walks to the nearest treasure, key, chest, lock or plate by the
// shortest way around pits, strikes monsters that come near or stand in the way, and steps back from
// announced blows. In the descent it lights flames on its way, rings the bell and takes the stairs down once
// they are open. It serves tests and pictures; to judge the game there are the bots of bots/player.h.

#include "sim/state/world.h"

typedef struct Bot {
    // These have room for any level that can be played.
    Level level; // only its tiles: those of the world, except that what a blow breaks is floor
    Grid pits;
    DistMap from_hero, to_goal;
    bool fights; // false: it only walks
} Bot;

// Returns false when out of memory.
bool bot_init(Bot *bot, bool fights);
void bot_free(Bot *bot);

// The input of the next tick.
Input bot_input(Bot *bot, const World *world);
