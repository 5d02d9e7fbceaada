#pragma once
// The game in a terminal (--terminal): turn by turn, in letters, drawn by ncurses.

#include "app/tools/options.h"
#include "base/fail.h"

// Plays until the player quits, the terminal closes or a signal comes. Returns false with one line in
// `error`.
bool terminal_play(const Options *options, Error *error);
