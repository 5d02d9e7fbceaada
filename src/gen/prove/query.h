#pragma once
// Small expressions over a level, such as "loops >= 4 && longest > 60 && chest.axe": its figures and what
// lies in it. A name alone is true if there is one of it.

#include "gen/prove/shape.h"

// The name of a figure, such as "dead_ends", and its value. NULL: there is no figure of that index.
const char *figure_name(int index);
int figure_value(const Measures *measures, int index);

// Returns NULL, or what is wrong with an expression (in English) and, in `*at`, the byte where it is.
const char *query_flaw(const char *text, int *at);

// True if the level fits. The expression has no flaw.
bool query_fits(const char *text, const Level *level, const Measures *measures);
