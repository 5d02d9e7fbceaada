#pragma once
// A set piece: a small place drawn by hand that is laid into levels as a whole. Pieces are drawn in Tiled
// (assets/pieces explains the format). The program's own are a table that is made from the drawings, so
// making a level needs no file.

#include "gen/tools/options.h"
#include "map/level.h"

enum {
    PIECE_SIDE_LEAST = 5, // cells, walls included
    PIECE_W_MOST = 17,
    PIECE_H_MOST = 11,
    PIECE_NAME_MOST = 31,
    PIECE_FEATURES_MOST = 64, // they are bits of a mask
    PIECE_WEIGHT_MOST = 100,
    PIECE_COST_MOST = 20,
    PIECE_CHOICES_MOST = 9,
    ROOM_W_LEAST = 11, // the sides of rooms are odd
    ROOM_H_LEAST = 9,
    ROOM_W_MOST = 15,
    ROOM_H_MOST = 11
};

// How a piece may be laid, besides as drawn.
typedef enum PieceForms { FORMS_FIXED, FORMS_MIRRORED, FORMS_ANY, FORMS_COUNT } PieceForms;

typedef enum FeatureWhat {
    FEATURE_WAY,      // a cell at its edge that may open. kind: TILE_DOOR, TILE_FLOOR; in rooms TILE_CRACKED
    FEATURE_GROUND,   // replaces what is drawn. kind: a letter
    FEATURE_ITEM,     // kind: ItemKind
    FEATURE_TREASURE, // any treasure worth `number` or more
    FEATURE_CHEST,    // kind: 1 if it is locked
    FEATURE_TRAP,     // kind: FixtureKind
    FEATURE_MONSTER,  // kind: ActorKind
    FEATURE_GUARDS,   // monsters of one kind that the depth has, for at most `number` points
    FEATURE_PACK,     // the same, lying in wait
    FEATURE_COUNT
} FeatureWhat;

typedef struct Feature {
    uint8_t what, x, y; // x, y: the cell of the drawing
    uint8_t kind, number;
    uint8_t chance; // percent, 1..100
    uint8_t choice; // of all features with one number, 1..PIECE_CHOICES_MOST, only one exists; 0: no choice
} Feature;

typedef struct SetPiece {
    char name[PIECE_NAME_MOST + 1];
    uint8_t w, h;
    uint16_t depths;     // bit 0: depth 1
    uint16_t generators; // bits of GenKind; in the descent one of the level's two generators is enough
    uint8_t weight;      // 1..PIECE_WEIGHT_MOST, relative to other pieces
    uint8_t once;        // 1: it comes at one depth of a dungeon at most
    uint8_t keep;        // 1: no toll changes it
    uint8_t forms;       // PieceForms
    uint8_t ways_least, ways_most; // how many ways open
    uint8_t feature_count;
    char picture[PIECE_H_MOST][PIECE_W_MOST + 1]; // letters
    Feature features[PIECE_FEATURES_MOST];
} SetPiece;

// The program's own pieces.
extern const SetPiece PIECES[];
extern const int PIECES_COUNT;

// True for rooms of the generator chambers (gen/makers/chambers.c). Only that generator uses them.
bool piece_is_room(const SetPiece *piece);

// The letter of a tile with decor on its own tile, as in dumps; '\0' if no piece can have it. ' ' means not
// part of the piece: the level stays there.
char piece_letter(Tile tile, Decor decor);
// The opposite. Returns false for a letter that no piece can have.
bool piece_parse_letter(char letter, Tile *tile, Decor *decor);

// The letter drawn at a cell; ' ' outside.
char piece_letter_at(const SetPiece *piece, Vec cell);

// What is wrong with a feature at its place; NULL: nothing.
const char *feature_flaw(const SetPiece *piece, int index);

// What else is wrong with the piece, and where; NULL: nothing. Check its features first.
const char *piece_flaw(const SetPiece *piece, Vec *where);

// ---- forms: 0 is as drawn. Bits: left and right swapped, above and below swapped, x and y swapped.

enum { FORM_MIRRORED = 1, FORM_FLIPPED = 2, FORM_TURNED = 4, FORM_COUNT = 8 };

// How many forms it may have: 0 up to that number less one.
int piece_form_count(const SetPiece *piece);
// Width and height of a form.
Vec piece_size(const SetPiece *piece, int form);
// Where a form has a cell of the drawing, or one beside it, counted from the form's upper left corner.
Vec piece_form_cell(const SetPiece *piece, int form, Vec drawn);

// Finds the cell before a way, outside the drawing, in its coordinates. `which`: 0, or 1 for the second one
// at a corner. Returns false when there are not so many.
bool piece_outside_exit(const SetPiece *piece, const Feature *way, int which, Vec *outside);
