#pragma once
// What the use key would do.

#include "sim/state/world.h"

enum { USE_WORDS_MAX = 256 };

// A verb for the thing in that cell that use_at_hand() has found: "open", "go down", "deliver 2 goods",
// "take the clear lens: your lantern shines a cell farther";
// "": using it would do nothing. Returns text.
const char *use_words(const World *world, Vec cell, char text[USE_WORDS_MAX]);
