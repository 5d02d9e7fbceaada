#pragma once
// Chooses set pieces for a level and places for them, while it is nothing but tiles.

#include "gen/pieces/pack.h"
#include "gen/tools/context.h"

// Chooses as many as there is room for, and what varies in each: fills gen->placed. Tiles stay as they are.
void pieces_choose(GenContext *gen);

// The ways of a piece that open, as cells of the level, and the cells before them; how many.
typedef struct Way {
    Vec cell, threshold;
    Tile tile;
} Way;
int pieces_ways(const GenContext *gen, const Placed *placed, const SetPiece *piece,
                Way ways[PIECE_FEATURES_MOST]);

// What varies in a piece: the bits of its features that are there. Its ways are none of them.
uint64_t pieces_draw_features(GenContext *gen, const SetPiece *piece);

// A cell of its drawing in the level.
Vec piece_cell(const SetPiece *piece, const Placed *placed, Vec drawn);
