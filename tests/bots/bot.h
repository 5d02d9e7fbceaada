#pragma once
// A player of steel: walks to the nearest treasure, key, chest or lock by the shortest way, strikes what
// comes near and steps back from blows that are announced. It looks at the world directly, so it is for tests
// and pictures, not for judging the game.

#include "sim/world.h"

typedef struct Bot {
    DistMap from_hero, to_goal;
    bool fights; // else it only walks
} Bot;

bool bot_init(Bot *bot, const World *world, bool fights);
void bot_free(Bot *bot);

// What to hold down during the next tick.
Input bot_input(Bot *bot, const World *world);
