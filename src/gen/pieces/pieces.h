#pragma once
// The set pieces of one level: chosen, laid and filled. What the files of this room share, and the stages
// that others run.

#include "gen/pieces/pack.h"
#include "gen/tools/spawns.h"

// A set piece that was laid.
typedef struct Placed {
    int piece, form; // as of gen/pieces/set_piece.h
    Rect rect;
    uint64_t features; // bits of those that are there
} Placed;

// How many things set pieces may still bring; the stages that count a level's things set it.
typedef struct Budget {
    int goods, chests, locks;
    MonsterBudget monsters, ambush; // those that lie in wait
} Budget;

enum { PLACED_MAX = 64 }; // of rooms on a grid there may be more

// In GenContext.pieces.
typedef struct Pieces {
    unsigned makers; // bits of the GenKinds that shape the level
    Budget budget;
    int kept;              // of those placed, by every toll
    struct Laying *laying; // the memory of joining, in single dungeons
    int placed_count, placed_most;
    Placed placed[];
} Pieces;

// Allocates gen->pieces, which context_free() frees. False when out of memory.
bool pieces_init(GenContext *gen);

// None is placed, and nothing limits what they may bring.
void pieces_reset(Pieces *pieces);

// ---- gen/pieces/choose.c

// A stage: chooses as many as there is room for, and what varies in each: fills `placed`. Tiles stay as they
// are.
void pieces_choose(GenContext *gen);

// The ways of a piece that open, as cells of the level, and the cells before them; how many.
typedef struct Way {
    Vec cell, threshold;
    Tile tile;
} Way;
int pieces_ways(const GenContext *gen, const Placed *placed, const SetPiece *piece,
                Way ways[PIECE_FEATURES_MOST]);

// Which of a piece's varying features are there, a bit each. Ways are not among them.
uint64_t pieces_draw_features(GenContext *gen, const SetPiece *piece);

// A cell of its drawing in the level.
Vec piece_cell(const SetPiece *piece, const Placed *placed, Vec drawn);

// ---- gen/pieces/lay.c, in the order of this page: the places of pieces become stone that nothing digs into,
// with floor before each way; the level is joined around them; then they are built, with their ways open. So
// no way of the level leads through a piece, and each of its ways leads somewhere.

void pieces_reserve(GenContext *gen);
void pieces_hold(const GenContext *gen, Grid *held); // 1 where joining changes nothing
void pieces_build(GenContext *gen);

// Prepares what joining needs in a single dungeon with set pieces, gen->pieces included. False when out of
// memory; to be freed in either case.
bool laying_begin(GenContext *gen);
void laying_end(GenContext *gen);

// A stage for single dungeons: all of the above.
void pieces_lay(GenContext *gen);

// ---- gen/pieces/inhabit.c: what stands and lies in them, once the level has a start

// A stage. Brings no more than the budget has, which becomes less.
void pieces_inhabit(GenContext *gen);

// Its two parts: things and monsters, and the locks that are drawn, whose keys lie outside of the piece.
void pieces_fill(GenContext *gen);
void pieces_lock(GenContext *gen);
