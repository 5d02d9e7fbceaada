#pragma once
// The properties of a set piece as a whole: where it fits and how it is laid. Only where CELLARIUM_MAPS is
// defined.

#include "gen/pieces/set_piece.h"
#include "io/json_read.h"

// Reads the map's properties from number *next on, 0 at first; those that are not there are as usual. False
// with a fault; the next call then goes on behind it.
bool piece_head_read(SetPiece *piece, const json_t *map, const Fault *at, int *next);
