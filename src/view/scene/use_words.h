#pragma once
// Says what the use key would do.

#include "sim/state/world.h"

enum { USE_WORDS_MAX = 256 };

// Writes a verb for the thing in the cell that use_find_except_doors() has found, such as "open", "go down",
// "deliver 2 treasures" or "take the clear lens: your lantern shines a cell farther". "": using it would do
// nothing. Returns `text`.
const char *use_words(const World *world, Vec cell, char text[USE_WORDS_MAX]);

// The kind of gear in the cell, also as a gift or a ware; -1: there is none.
int use_words_gear(const World *world, Vec cell);

// For gear in the cell, writes what it would replace: "instead of the axe: ..."; otherwise "".
const char *use_words_instead(const World *world, Vec cell, char text[USE_WORDS_MAX]);
