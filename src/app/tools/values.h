#pragma once
// Values on the command line. All give false where a text is anything else; what was asked for is then not to
// be used.

#include <stdbool.h>

// A whole decimal number, from -1000000000 to 1000000000.
bool value_int(const char *text, int *value);

bool value_size(const char *text, int *w, int *h);      // "50x40"
bool value_range(const char *text, int *from, int *to); // "600..900"

// Whether it ends so, and has something before.
// The number of a piece of gear by its name, such as long_sword; 0: it is none.
int value_gear(const char *name);
bool value_ends(const char *text, const char *ending);
