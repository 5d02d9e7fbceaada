#pragma once
// The cell that the player points at, with the mouse or by looking around.

#include "view/canvas/image.h"

typedef enum CursorKind {
    CURSOR_NONE,
    CURSOR_HOVER, // the mouse is over it: a quiet outline
    CURSOR_LOOK,  // it is looked at: bright corners
    CURSOR_AIM    // what is in hand would fall there: red corners
} CursorKind;

typedef struct Cursor {
    CursorKind kind;
    Vec cell;
} Cursor;

// Around a cell's box, px of the frame.
void cursor_draw(Image *frame, Rect box, CursorKind kind);
