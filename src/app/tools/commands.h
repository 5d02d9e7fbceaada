#pragma once
// What the program does without a window. All give false with one line in `error`.

#include "app/store/assets.h"
#include "app/tools/options.h"
#include "base/fail.h"

// Of one level, to standard output or a file.
bool command_dump(const Options *options, Error *error);

// Replays a recording as fast as it goes, and prints its end.
bool command_replay_fast(const Options *options, Error *error);

// ---- app/tools/sprites.c

// The assets, with the pictures that --tileset names laid over them.
bool named_assets(const Options *options, Assets *assets, Error *error);

// Whether the folder that --tileset names can be read; else false with one line in `error`.
bool named_tiles(const Options *options, Error *error);

// --list-sprites: "name WxH frames" a line.
bool command_list_sprites(const Options *options, Error *error);

// ---- app/tools/commands.c

// Runs some ticks and writes the last picture.
bool command_screenshot(const Options *options, Error *error);

// One CSV row for each of many seeds (stats.c). Prints as it goes, with a bar on stderr where that is a
// terminal.
bool command_stats(const Options *options, Error *error);

// ---- app/tools/pieces.c

// Set pieces of one's own, as the command line asks for them.

// Reads them into `packed`, which the options then point to: it must stay. False with one line in `error`.
bool own_pieces_read(Options *options, Buffer *packed, Error *error);

// --check-piece: prints where the piece fits and how it lies in a level of each generator that it fits. False
// with one line in `error`.
bool command_check_piece(const Options *options, Error *error);
