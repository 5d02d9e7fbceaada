#pragma once
// The properties of a set piece as a whole: where it fits and how it is laid. Only where CELLARIUM_MAPS is
// defined.

#include "gen/pieces/set_piece.h"
#include "io/json_read.h"

// Reads the map's properties; those that are not there are as usual. Each that is wrong is a fault.
void piece_head_read(SetPiece *piece, const json_t *map, const Fault *at);
