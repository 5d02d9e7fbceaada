#pragma once
// Set pieces as bytes: so those of one's own go along with options, and into recordings, which then need no
// file beside them.

#include "gen/pieces/set_piece.h"

enum {
    PIECE_PACKED_MOST = PIECE_NAME_MOST + 1 + 13 + PIECE_W_MOST * PIECE_H_MOST + 7 * PIECE_FEATURES_MOST,
    OWN_PIECES_MOST = 256
};

// Returns how many bytes it wrote.
size_t piece_pack(const SetPiece *piece, uint8_t out[PIECE_PACKED_MOST]);

// True when the bytes are whole pieces without a flaw, OWN_PIECES_MOST at most. All else here takes only such
// bytes.
bool own_pieces_sound(OwnPieces own);

// How many pieces may be laid with these options: the program's, then one's own; and number `index` of them,
// 0 or more.
int pieces_count(const GenOptions *options);
void pieces_get(const GenOptions *options, int index, SetPiece *piece);
