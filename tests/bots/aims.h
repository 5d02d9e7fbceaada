#pragma once
// Compares the results of bots with the aims of the balance.

#include "bots/tally.h"

// Prints each aim beside the result. Tempers without runs are left out. `turns`: the bots played turn by
// turn; some aims hold only in real time.
void aims_print(const Tally tallies[TEMPER_COUNT], bool turns);

// Prints a line that compares runs without a verb with runs of the same seeds with all verbs. Returns false
// when the verb is not worth enough: without it, bots should win at most four fifths as often, and without
// lighting or ringing they should score less.
bool aims_print_verb(Verb verb, const Tally *without, const Tally *all);

// The same for bots that rely on one thing. Returns false when they win more than `most` percent of the runs.
bool aims_print_lazy(const char *what, int most, const Tally *lazy, const Tally *careful);
