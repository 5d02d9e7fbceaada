#pragma once
// Commands without a window. All return false with one line in `error`.

#include "app/store/assets.h"
#include "app/tools/options.h"
#include "base/fail.h"

// Prints one level, to standard output or a file.
bool command_dump(const Options *options, Error *error);

// Replays a recording as fast as possible and prints its end.
bool command_replay_fast(const Options *options, Error *error);

// ---- app/tools/sprites.c

// Loads the assets, with the pictures of --tileset in place of ours.
bool options_load_assets(const Options *options, Assets *assets, Error *error);

// Whether the folder of --tileset can be read. Returns false with one line in `error` if not.
bool options_check_tileset(const Options *options, Error *error);

// --list-sprites: "name WxH frames" a line.
bool command_list_sprites(const Options *options, Error *error);

// ---- app/tools/commands.c

// Runs some ticks and writes the last frame.
bool command_screenshot(const Options *options, Error *error);

// Prints a CSV row for each of many seeds (stats.c). Shows a bar on standard error if that is a terminal.
bool command_stats(const Options *options, Error *error);

// ---- app/tools/pieces.c

// The player's own set pieces from the command line.

// Reads them into `packed`, and lets the options point to it: `packed` must live as long. Returns false with
// one line in `error`.
bool own_pieces_read(Options *options, Buffer *packed, Error *error);

// --check-piece: prints where the piece fits and how it looks in a level of each generator that it fits.
// Returns false with one line in `error`.
bool command_check_piece(const Options *options, Error *error);
