#pragma once
// The meanings of a map's words: names from the tables of pieces, items and monsters, and a few more.

#include "io/level/pieces.h"

typedef struct Meaning {
    enum {
        MEANS_NOTHING,
        MEANS_PIECE,
        MEANS_ITEM,
        MEANS_MONSTER,
        MEANS_START,
        MEANS_FIXTURE,
        MEANS_ROOM,
        MEANS_ACROSS, // the halves of a hall
        MEANS_DOWN,
        MEANS_KEEP, // what no toll changes
        MEANS_VESTIBULE,
        MEANS_UNKNOWN // a tile has a class that is no word of ours
    } what;
    int kind; // a piece (PIECE_NONE: void), an ItemKind, an ActorKind or a FixtureKind
} Meaning;

// MEANS_NOTHING for a word of no meaning. Capitals, '_' and '-' make no difference: "Stairs_Down" is "stairs
// down".
Meaning tmj_meaning(const char *word);

// True for the words that only set pieces have.
bool tmj_of_piece(const char *word);
