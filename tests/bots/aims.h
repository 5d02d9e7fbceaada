#pragma once
// What the game's balance aims at, beside what bots came to.

#include "bots/tally.h"

// A line for each aim, of those tempers that played: its figure, its bounds, and whether it is met.
void aims_print(const Tally tallies[TEMPER_COUNT]);
