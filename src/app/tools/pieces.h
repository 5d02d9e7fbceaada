#pragma once
// Set pieces of one's own, as the command line asks for them.

#include "app/tools/options.h"
#include "base/fail.h"

// Reads them into `packed`, which the options then point to: it must stay. False with one line in `error`.
bool own_pieces_read(Options *options, Buffer *packed, Error *error);

// --check-piece: prints where the piece fits and how it lies in a level of each generator that it fits. False
// with one line in `error`.
bool command_check_piece(const Options *options, Error *error);
