#pragma once
// The tile set of exported maps, cellarium-tiles.png: one row of 32x32 pieces in a fixed order - the tiles
// without void in the order of their table, a wall with its lower half darkened, what adorns, then the other
// walls with theirs darkened. The view paints it, the export numbers it, the import knows it; a new tile or
// decor takes its place without a change here.

#include "map/level.h"

enum {
    PIECE_NONE = -1, // void: no tile of the set
    PIECE_SHADED_WALL = TILE_COUNT - 1,
    PIECE_SHADED_CRACKED = TILE_COUNT + DECOR_COUNT - 1,
    PIECE_SHADED_SECRET,
    PIECE_COUNT
};

typedef struct Piece {
    const char *name;
    Tile tile;   // TILE_VOID for decor
    Frame frame; // of a wall
    Decor decor;
} Piece;

#define PIECES_NAME  "cellarium-tiles"
#define PIECES_IMAGE "cellarium-tiles.png"

Piece piece_at(int index); // 0..PIECE_COUNT-1

// The pieces of a cell, PIECE_NONE where there is nothing to show.
int piece_of_tile(Tile tile, Frame frame);
int piece_of_decor(Decor decor);
