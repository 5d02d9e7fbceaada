#pragma once
// What a player does with what is in the bag. Only bots/player.c needs this. Each is false when it does
// nothing.

#include "bots/player.h"

// Goes on with a throw that was begun.
bool bag_hold_throw(Player *player, const World *world, Input *input);

// Uses what it needs, and what is unknown when all is quiet.
bool bag_use(Player *player, const World *world, Input *input);

// Throws something at who is after it; water on a fire that it sees.
bool bag_throw(Player *player, const World *world, Input *input);
bool bag_put_out(Player *player, const World *world, Input *input);
