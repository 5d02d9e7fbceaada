#pragma once
// Reads set pieces that were drawn in Tiled; the format is described in assets/pieces/README.md.

#include "gen/pieces/set_piece.h"
#include "io/level/tmj.h"

// Reads a piece; `name` is its file's without the ending. Tells each fault in a line of its own, which names
// the layer and object, and returns false if there was one.
bool piece_tmj_read(SetPiece *piece, const char *name, const TmjSource *source, Told *told);
