#pragma once
// The cells of a tile layer, however they are written: a list of numbers, or base64, plain, zlib or gzip.
// Only where CELLARIUM_MAPS is defined.

#include "io/json_read.h"

#define TMJ_GID_MASK 0x0fffffffu // the four bits above turn and flip a tile

// Fills gids[0..count-1] with the layer's numbers, the bits of flipped tiles taken away.
bool tmj_cells(const json_t *layer, uint32_t *gids, size_t count, const Fault *at);
