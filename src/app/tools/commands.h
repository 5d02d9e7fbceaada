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

// ---- app/tools/pictures.c

// Writes a picture as a PNG, to the file that the player named.
MUST_CHECK bool picture_save(const Image *picture, const char *path, Care care, Error *error);
// The same for a file that he did not name: only if there is none, or one of ours, and never through a link.
MUST_CHECK bool picture_save_beside(const Image *picture, const char *path, Care care, Error *error);

// ---- app/tools/sprites.c

// Loads the assets, with the pictures of --tileset in place of ours.
bool options_load_assets(const Options *options, Assets *assets, Error *error);

// Checks that the folder of --tileset can be read, if there is one. Returns false with one line in `error` if
// not.
bool options_check_tileset(const Options *options, Error *error);

// --list-sprites: prints each sprite as a line "name WxH frames".
bool command_list_sprites(const Options *options, Error *error);

// ---- app/tools/commands.c

// Runs as many ticks as the options say, without input or from a recording, and writes the last frame as a
// PNG.
bool command_screenshot(const Options *options, Error *error);

// Prints measures of a level for each of many seeds, as rows of CSV (stats.c). Shows a bar on standard error
// if that is a terminal.
bool command_print_stats(const Options *options, Error *error);

// ---- app/tools/pieces.c

// The player's own set pieces from the command line.

// Reads the pieces of options->pieces_dir into `packed`, and lets the options point to it: `packed` must live
// as long as they. Returns false with one line in `error`.
bool own_pieces_read(Options *options, Buffer *packed, Error *error);

// --check-piece: prints where the piece fits and how it looks in a level of each generator that it fits.
// Returns false with one line in `error`.
bool command_check_piece(const Options *options, Error *error);
