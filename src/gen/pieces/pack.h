#pragma once
// Set pieces as bytes. So a player's own pieces are part of options and recordings, which then need no other
// file.

#include "gen/pieces/set_piece.h"

enum {
    PIECE_PACKED_MOST = PIECE_NAME_MOST + 1 + 13 + PIECE_W_MOST * PIECE_H_MOST + 7 * PIECE_FEATURES_MOST,
    OWN_PIECES_MOST = 256
};

// Packs a piece. Returns the number of bytes.
size_t piece_pack(const SetPiece *piece, uint8_t out[PIECE_PACKED_MOST]);

// True when the bytes are whole pieces without a fault, at most OWN_PIECES_MOST. All functions below take
// only such bytes.
bool own_pieces_are_valid(OwnPieces own);

// The number of pieces that these options can use: the program's, then the player's own.
int pieces_count(const GenOptions *options);
// Copies piece number `index` of them to `piece`.
void pieces_get(const GenOptions *options, int index, SetPiece *piece);
