#pragma once
// A set piece: a small place drawn by hand that is laid into levels whole, as its maker thought of it. Drawn
// in Tiled (assets/pieces, with a page about the format); those of the program are a table here, made from
// the drawings, so that a level needs no file.

#include "gen/tools/options.h"
#include "map/level.h"

enum {
    PIECE_SIDE_LEAST = 5, // cells, its walls included
    PIECE_W_MOST = 17,
    PIECE_H_MOST = 11,
    PIECE_NAME_MOST = 31,
    PIECE_FEATURES_MOST = 64, // bits of a mask
    PIECE_WEIGHT_MOST = 100,
    PIECE_COST_MOST = 20,
    PIECE_CHOICES_MOST = 9,
    ROOM_W_LEAST = 11, // of rooms, whose sides are odd
    ROOM_H_LEAST = 9,
    ROOM_W_MOST = 15,
    ROOM_H_MOST = 11
};

// How it may be laid besides as it was drawn.
typedef enum PieceForms { FORMS_FIXED, FORMS_MIRRORED, FORMS_ANY, FORMS_COUNT } PieceForms;

typedef enum FeatureWhat {
    FEATURE_WAY,     // at its edge, where it may open. kind: TILE_DOOR, TILE_FLOOR; of rooms TILE_CRACKED
    FEATURE_GROUND,  // in place of what is drawn. kind: a letter
    FEATURE_ITEM,    // kind: ItemKind
    FEATURE_GOOD,    // any good worth `number` or more
    FEATURE_CHEST,   // kind: 1 if it is locked
    FEATURE_TRAP,    // kind: FixtureKind
    FEATURE_MONSTER, // kind: ActorKind
    FEATURE_GUARDS,  // monsters of one kind that the depth has, for up to `number` points
    FEATURE_PACK,    // likewise; they lie in wait
    FEATURE_COUNT
} FeatureWhat;

typedef struct Feature {
    uint8_t what, x, y; // where it was drawn
    uint8_t kind, number;
    uint8_t chance; // percent, 1..100
    uint8_t choice; // of those with one number, 1..PIECE_CHOICES_MOST, one is there; 0: no choice
} Feature;

typedef struct SetPiece {
    char name[PIECE_NAME_MOST + 1];
    uint8_t w, h;
    uint16_t depths;               // bit 0: depth 1
    uint16_t generators;           // bits of GenKind; in the descent, one of the two that make the level
    uint8_t weight;                // 1..PIECE_WEIGHT_MOST, beside that of others
    uint8_t once;                  // 1: at one depth of a dungeon at most
    uint8_t keep;                  // 1: no toll changes it
    uint8_t forms;                 // PieceForms
    uint8_t ways_least, ways_most; // that open
    uint8_t feature_count;
    char picture[PIECE_H_MOST][PIECE_W_MOST + 1]; // letters
    Feature features[PIECE_FEATURES_MOST];
} SetPiece;

// The program's own.
extern const SetPiece PIECES[];
extern const int PIECES_COUNT;

// A room of the generator chambers (gen/pieces/chambers.c), the only one that takes it. It is laid nowhere
// else.
bool piece_is_room(const SetPiece *piece);

// The letter of a tile with decor on it, which is its own tile's; '\0' for what no piece has. Those of tiles
// are the glyphs of dumps; ' ' is no part of the piece: what is there stays.
char piece_letter(Tile tile, Decor decor);
bool piece_ground(char letter, Tile *tile, Decor *decor);

// The letter drawn at a cell; ' ' outside.
char piece_drawn(const SetPiece *piece, Vec cell);

// Why a feature cannot be where it is; NULL: it can.
const char *feature_flaw(const SetPiece *piece, int index);

// What else is wrong with the piece, and where; NULL: nothing. Check its features first.
const char *piece_flaw(const SetPiece *piece, Vec *where);

// ---- forms: 0 as drawn; bits: left and right change places, then above and below, then x and y.

enum { FORM_MIRRORED = 1, FORM_FLIPPED = 2, FORM_TURNED = 4, FORM_COUNT = 8 };

// The number of forms that it may have, which are 0 to that.
int piece_forms(const SetPiece *piece);
Vec piece_size(const SetPiece *piece, int form);
// The cell of the level for a cell of the drawing or one beside it.
Vec piece_place(const SetPiece *piece, int form, Vec drawn);

// The cell before a way, where the drawing ends, as drawn. `turn`: 0, or 1 at a corner, which has two.
bool piece_outside(const SetPiece *piece, const Feature *way, int turn, Vec *outside);
