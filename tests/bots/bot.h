#pragma once
// A player of steel: walks to the nearest treasure, key, chest or lock by the shortest way, strikes what
// comes near and steps back from blows that are announced; in the descent it lights what it passes, rings the
// bell and takes the stairs down once they are open. It looks at the world directly, so it is for tests and
// pictures, not for judging the game.

#include "sim/world.h"

typedef struct Bot {
    DistMap from_hero, to_goal; // with room for any level that can be played
    bool fights;                // else it only walks
} Bot;

bool bot_init(Bot *bot, bool fights);
void bot_free(Bot *bot);

// What to hold down during the next tick.
Input bot_input(Bot *bot, const World *world);
