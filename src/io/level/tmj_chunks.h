#pragma once
// Where the cells of a tile layer lie: in one block, or, in infinite maps, in chunks anywhere. Only where
// CELLARIUM_MAPS is defined.

#include "base/geom.h"
#include "io/json_read.h"

// The cells of an infinite map in which something is drawn, in its own numbers: all of its visible layers.
// False with a fault.
bool tmj_chunks_extent(const json_t *map, Rect *cells, Fault *at);

// Fills gids[0..] with the numbers of a layer in these cells, with their bits for turned tiles. False with a
// fault.
bool tmj_layer_cells(const json_t *layer, Rect cells, uint32_t *gids, const Fault *at);
