#pragma once
// Commands without a window. All return false with one line in `error`.

#include "app/store/assets.h"
#include "app/store/files.h"
#include "app/tools/options.h"
#include "base/check.h"
#include "base/fail.h"

// Writes one level, to standard output or a file, in the format of the options.
bool command_dump(const Options *options, Error *error);

// Replays a recording as fast as possible, and prints its last hash and how the game stood then.
bool command_replay_fast(const Options *options, Error *error);

// ---- app/tools/commands.c

// Runs as many ticks as the options say, without input or from a recording, and writes the last frame as a
// PNG.
bool command_screenshot(const Options *options, Error *error);

// Prints measures of a level for each of many seeds, as rows of CSV (stats.c). Shows a bar on standard error
// if that is a terminal.
bool command_print_stats(const Options *options, Error *error);

// Prints share codes of dungeons that fit, and draws a sheet of them (find.c).
bool command_find(const Options *options, Error *error);
