#pragma once
// How a player gains by light: it leaves treasures where they lie, lights them, waits for a toll or rings,
// and comes back for them. Only the other files of the player need this.

#include "bots/player_goals.h"

// How many treasures the player leaves for the next toll to hallow. A careful one leaves as many as there are
// beyond the quota, so that one toll hallows them and opens the grate.
int light_spares(const Player *player, const World *world);

// True if the player leaves treasures that are not hallowed yet for the next toll.
bool light_waits(const Player *player, const World *world);

// Considers brackets, braziers and places for candles that would light treasures in the dark, and candles
// that are no longer needed there.
void light_consider(const Player *player, const World *world, Choice *best);

// When enough treasures are lit, or nothing is left to do (`idle`), the player rings or waits for the bell.
// If there is a treasure that no flame lights, it waits beside it with its lantern open. Returns false: not
// yet.
bool light_watches(Player *player, const World *world, bool idle);
