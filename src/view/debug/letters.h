#pragma once
// The game in letters, cell by cell, from the glyphs and colours of tiles, decor, fixtures, items and
// actors. Sight works as in the picture: cells in sight as they are, remembered ones as they were, and
// monsters only while they are seen. The ASCII view and the terminal use it.

#include "sim/state/world.h"
#include "view/canvas/image.h"

#define LETTERS_BACK  0xff0b0912u
#define LETTERS_FLOOR 0xff1a1426u // behind things on floor in sight

typedef enum LetterOf { LETTER_GROUND, LETTER_THING, LETTER_ACTOR } LetterOf;

typedef struct Letter {
    char glyph; // 0: the hero knows nothing of the cell
    LetterOf of;
    bool seen;   // in sight now; otherwise remembered
    Known known; // how well the ground is known
    Colour colour, back;
} Letter;

// Fills `letters` row by row with a part of the level, cells.w * cells.h letters. Cells outside the level
// are empty.
void letters_fill(const World *world, Rect cells, Letter *letters);

// Like letters_fill(), but as if the hero saw the whole level, with its traps and monsters in ambush.
void letters_fill_revealed(const World *world, Rect cells, Letter *letters);

// The first cell, along one axis, of a window of `shown` cells on a level of `side` cells. The hero is in
// the middle as far as the level reaches; a smaller level is in the middle itself.
int letters_scroll_start(int hero, int shown, int side);
