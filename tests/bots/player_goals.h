#pragma once
// Where a player would go next. Only bots/player.c needs this.

#include "bots/player.h"

// Sets goal, push and use; a goal of x < 0 when there is none.
void goals_choose(Player *player, const World *world);

// It knows of a good that it could go and take.
bool goals_knows_good(const Player *player, const World *world);

// What it does then: rings the bell, or waits for the toll.
Input goals_idle(Player *player, const World *world);
