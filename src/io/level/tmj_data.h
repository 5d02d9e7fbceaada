#pragma once
// The cells of a tile layer, however they are written: a list of numbers, or base64, plain, zlib or gzip.
// Only where CELLARIUM_MAPS is defined.

#include "io/json_read.h"

#define TMJ_GID_MASK 0x0fffffffu // the four bits above turn and flip a tile

// Fills gids[0..count-1] with the numbers of a layer or chunk; `layer` says how they are written.
bool tmj_cells(const json_t *layer, const json_t *data, uint32_t *gids, size_t count, const Fault *at);
