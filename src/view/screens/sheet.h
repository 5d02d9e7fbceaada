#pragma once
// A sheet of seeds: twelve levels beside each other, each with its figures.

#include "gen/prove/shape.h"
#include "view/canvas/panel.h"

enum { SHEET_COLUMNS = 4, SHEET_LEVELS = 12, SHEET_TEXT_MAX = 192 };

typedef struct SheetLevel {
    Level level;
    Measures measures;
    uint64_t seed;
} SheetLevel;

// The figures of a level in the player's language, such as "way 61, loops 4". Returns `text`.
const char *sheet_figures(const SheetLevel *shown, char *text, size_t size);

// Draws them into an area. The one under the cursor is marked; -1: none.
void sheet_draw(const Ui *ui, Image *to, Rect area, const SheetLevel levels[SHEET_LEVELS], int count,
                int cursor);
