#pragma once
// A player of steel: walks to the nearest treasure, key, chest, lock or plate by the shortest way around
// pits, strikes what comes near or stands in the way and steps back from blows that are announced; in the
// descent it lights what it passes, rings the bell and takes the stairs down once they are open. It looks at
// the world directly, so it is for tests and pictures, not for judging the game.

#include "sim/state/world.h"

typedef struct Bot {
    // With room for any level that can be played:
    Level level; // its tiles only: as the world's, but what a blow breaks is floor
    Grid pits;
    DistMap from_hero, to_goal;
    bool fights; // else it only walks
} Bot;

bool bot_init(Bot *bot, bool fights);
void bot_free(Bot *bot);

// What to hold down during the next tick.
Input bot_input(Bot *bot, const World *world);
