#pragma once
// The tile set of exported maps, cellarium-tiles.png: a row of 32x32 pictures in a fixed order. First the
// tiles (without void) in the order of their table, then a wall with a shaded lower half, then decor, then
// other walls with shaded halves. `view` paints them, an export writes their numbers, an import reads them. A
// new tile or decor gets its place without a change here.

#include "map/level.h"

enum {
    PIECE_NONE = -1, // void: no tile of the set
    PIECE_SHADED_WALL = TILE_COUNT - 1,
    PIECE_SHADED_CRACKED = TILE_COUNT + DECOR_COUNT - 1,
    PIECE_SHADED_SECRET,
    PIECE_COUNT
};

typedef struct TilesetPiece {
    const char *name;
    Tile tile;   // TILE_VOID for decor
    Frame frame; // of a wall
    Decor decor;
} TilesetPiece;

#define PIECES_NAME  "cellarium-tiles"
#define PIECES_IMAGE "cellarium-tiles.png"

TilesetPiece tileset_piece_at(int index); // 0..PIECE_COUNT-1

// The index of the piece that shows a tile or a decor, or PIECE_NONE where there is nothing to show.
int tileset_piece_of_tile(Tile tile, Frame frame);
int tileset_decor_piece(Decor decor);
