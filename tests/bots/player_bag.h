#pragma once
// What a player does with the things in the bag. Only bots/player.c needs this. Each function returns false
// when it does nothing, and otherwise sets the input.

#include "bots/player.h"

// Goes on with a throw that was begun.
bool bag_hold_throw(Player *player, const World *world, Input *input);

// Uses what the player needs now, and tries unknown things when all is quiet.
bool bag_use(Player *player, const World *world, Input *input);

// Throws something at a monster that hunts the player.
bool bag_throw(Player *player, const World *world, Input *input);
// Throws water on a fire that the player sees.
bool bag_put_out(Player *player, const World *world, Input *input);
