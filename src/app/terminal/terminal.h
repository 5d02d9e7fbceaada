#pragma once
// The game in a terminal (--terminal): turn by turn, in letters, by ncurses alone.

#include "app/tools/options.h"
#include "base/fail.h"

// Plays until the player has quit, the terminal is gone or a signal comes. False with one line in `error`.
bool terminal_play(const Options *options, Error *error);
