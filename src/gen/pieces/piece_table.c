// The program's set pieces and the rooms of chambers. Both lists are made from the drawings in assets/pieces
// and assets/chambers while the program is built.
#include "gen/pieces/set_piece.h"

const SetPiece PIECES[] = {
#define SET_PIECE(...) {__VA_ARGS__},
#include "gen/pieces/list_pieces.h"
#include "gen/pieces/list_rooms.h"
#undef SET_PIECE
};
const int PIECES_COUNT = sizeof PIECES / sizeof PIECES[0];
