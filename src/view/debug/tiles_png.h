#pragma once

#include "view/scene/noise_rings.h"

// A level as a plain, unlit picture, 32 px a cell, made from the tile set of exported maps. Each tile has
// exactly one look, so a program that reads the map (tmxrasterizer) gets the same pixels. Void is
// transparent.

enum { PICTURE_SIDE_MAX = 16384 }; // px

// The pieces (io/level/pieces.h) in one row, CELL_PX each. The caller frees the image. Returns false with
// one line in `error`.
bool tileset_picture(const Atlas *atlas, Image *out, Error *error);

// Draws the ground, then, unless it is to be `bare`, what lies and stands there. The caller frees the image.
// Returns false with one line in `error` when out of memory, when a sprite is missing, or when a side would
// exceed PICTURE_SIDE_MAX.
bool picture_of_level(const Atlas *atlas, const Level *level, bool bare, Image *out, Error *error);
