#pragma once
// How a player makes light pay: treasures that he finds stay where they lie, he lights them, has the bell
// toll, and comes back. Only the other files of the player need this.

#include "bots/player_goals.h"

// How many treasures it leaves for the next toll to hallow: the careful as many as are more than the quota,
// so that one toll hallows them and opens the grate.
int light_spares(const Player *player, const World *world);

// Whether treasures that no toll has hallowed are left for the next one.
bool light_waits(const Player *player, const World *world);

// Brackets, braziers and places for candles that would light treasures which lie in the dark, and candles
// that are needed no more.
void light_consider(const Player *player, const World *world, Choice *best);

// With enough in the light, or nothing left to do (`idle`), he rings or waits for the bell; beside a treasure
// that no flame lights if there is one, lantern open. False: not yet.
bool light_watches(Player *player, const World *world, bool idle);
