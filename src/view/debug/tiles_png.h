#pragma once
// A level as one plain picture, 32 px a cell and unlit, put together from the tile set of exported maps: each
// tile has exactly one look, so a reader of the map (tmxrasterizer) gets the same pixels. The void stays
// clear.

#include "base/fail.h"
#include "map/level.h"
#include "view/canvas/atlas.h"

enum { PICTURE_SIDE_MAX = 16384 }; // px

// The pieces (io/level/pieces.h) in one row, CELL_PX each. The caller frees. False with one line in `error`.
bool tileset_picture(const Atlas *atlas, Image *out, Error *error);

// The ground, then what adorns it. The caller frees. False with one line in `error` when memory or a sprite
// lacks, or when a side would be longer than PICTURE_SIDE_MAX.
bool picture_of_level(const Atlas *atlas, const Level *level, Image *out, Error *error);
