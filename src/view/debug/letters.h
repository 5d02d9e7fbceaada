#pragma once
// The game in letters, cell by cell: the glyphs and colours of the tables of tiles, decor, fixtures, items
// and actors, by the same rules of sight as in the picture: what is seen as it is, what is remembered as it
// was then, monsters only while they are seen. The ASCII view and the terminal are drawn from it.

#include "sim/state/world.h"
#include "view/canvas/image.h"

#define LETTERS_BACK  0xff0b0912u
#define LETTERS_FLOOR 0xff1a1426u // behind what stands on floor in sight

typedef enum LetterOf { LETTER_GROUND, LETTER_THING, LETTER_ACTOR } LetterOf;

typedef struct Letter {
    char glyph; // 0: nothing is known of the cell
    LetterOf of;
    bool seen;   // in sight now; else as he remembers it
    Known known; // of the ground
    Colour colour, back;
} Letter;

// Fills `letters`, row by row, with a part of the level: cells.w * cells.h of them. Cells outside of the
// level are empty.
void letters_fill(const World *world, Rect cells, Letter *letters);

// The same as if he saw the whole level, with its traps and who lies in ambush.
void letters_fill_all(const World *world, Rect cells, Letter *letters);

// The cell that a window of so many cells shows first along one side: the hero in the middle as far as the
// level reaches, and a level that is smaller in the middle as well.
int letters_first(int hero, int shown, int side);
