#pragma once

#include "app/tools/options.h"

// The player's own set pieces from the command line.

// Reads the pieces of options->pieces_dir into `packed`, and lets the options point to it: `packed` must live
// as long as they. Returns false with one line in `error`.
bool own_pieces_read(Options *options, Buffer *packed, Error *error);

// --check-piece: prints where the piece fits and how it looks in a level of each generator that it fits.
// Returns false with one line in `error`.
bool command_check_piece(const Options *options, Error *error);
