// The program's set pieces and rooms of chambers, as their drawings in assets/pieces and assets/chambers say:
// both lists are made from these while the program is built.
#include "gen/pieces/set_piece.h"

const SetPiece PIECES[] = {
#define SET_PIECE(...) {__VA_ARGS__},
#include "gen/pieces/list_pieces.h"
#include "gen/pieces/list_rooms.h"
#undef SET_PIECE
};
const int PIECES_COUNT = sizeof PIECES / sizeof PIECES[0];
