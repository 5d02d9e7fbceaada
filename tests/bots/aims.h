#pragma once
// The aims of the balance beside the results.

#include "bots/tally.h"

// The tallies of each temper; those with no runs are left out. Some aims hold in real time alone.
void aims_print(const Tally tallies[TEMPER_COUNT], bool turns);

// A line that compares runs without a verb with runs of the same seeds with all of them. False when the verb
// does not pay: without it at most two thirds of the wins are to be had, and without lighting or ringing less
// score.
bool aims_print_verb(Verb verb, const Tally *without, const Tally *all);

// The same for a player who takes less trouble. False when he wins more often than the careful one.
bool aims_print_lazy(const char *what, const Tally *lazy, const Tally *careful);
