#pragma once
// The set pieces of one level: chosen, laid and filled. This file has what the files of the room share, and
// the stages that others run.

#include "gen/pieces/pack.h"
#include "gen/tools/spawns.h"

// A set piece in the level.
typedef struct Placed {
    int piece, form; // see gen/pieces/set_piece.h
    Rect rect;
    uint64_t features; // which of its features exist, a bit each
} Placed;

// How much set pieces may still bring. The stages that count a level's things set it.
typedef struct Budget {
    int treasures, chests, locks;
    MonsterBudget monsters, ambush; // `ambush`: for those that lie in wait
} Budget;

enum { PLACED_MAX = 64 }; // without rooms on a grid, which can be more

// GenContext.pieces.
typedef struct Pieces {
    unsigned makers; // a bit for each GenKind that shapes the level
    Budget budget;
    int kept;              // how many of the placed pieces no toll changes
    struct Laying *laying; // memory for joining, in single dungeons
    int placed_count, placed_most;
    Placed placed[];
} Pieces;

// Allocates gen->pieces, which context_free() frees. Returns false when out of memory.
bool pieces_init(GenContext *gen);

// Removes all pieces and all limits on what they may bring.
void pieces_reset(Pieces *pieces);

// ---- gen/pieces/choose.c

// A stage: fills `placed` with as many pieces as there is room for, and decides what varies in each. Changes
// no tiles.
void pieces_choose_places(GenContext *gen);

// A way of a piece that opens, and the cell before it, as cells of the level. The function lists them and
// returns how many.
typedef struct PieceExit {
    Vec cell, threshold;
    Tile tile;
} PieceExit;
int pieces_list_exits(const GenContext *gen, const Placed *placed, const SetPiece *piece,
                      PieceExit ways[PIECE_FEATURES_MOST]);

// Decides which of a piece's varying features exist, a bit each. Ways are not among them.
uint64_t pieces_pick_features(GenContext *gen, const SetPiece *piece);

// The level's cell for a cell of the drawing.
Vec piece_placed_cell(const SetPiece *piece, const Placed *placed, Vec drawn);

// ---- gen/pieces/lay.c, in the order of use. First the places of pieces become stone that nothing digs
// into, with floor before each way. Then the level is joined around them. Then they are built, with their
// ways open. So no way of the level leads through a piece, and each of its ways leads somewhere.

void pieces_reserve(GenContext *gen);
void pieces_mark_held(const GenContext *gen, Grid *held); // marks with 1 what joining must not change
void pieces_build(GenContext *gen);

// Allocates what joining needs in a single dungeon with set pieces, gen->pieces included. Returns false when
// out of memory. laying_free() must be called in both cases.
bool laying_init(GenContext *gen);
void laying_free(GenContext *gen);

// A stage of single dungeons: does all of the above.
void pieces_lay_joined(GenContext *gen);

// ---- gen/pieces/inhabit.c: monsters and things in pieces, once the level has a start

// A stage. Brings no more than the budget has, and takes it from the budget.
void pieces_fill(GenContext *gen);

// Its first part: monsters and things.
void pieces_add_contents(GenContext *gen);
// Its second part: the locks of the drawings. Their keys lie outside of the piece.
void pieces_place_locks(GenContext *gen);
