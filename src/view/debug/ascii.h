#pragma once
// The game in letters: the glyphs of the tile, decor and actor tables around the hero.

#include "view/canvas/panel.h"

typedef struct World World;

// Fills the whole picture, 40 x 22 letters at any size from 640x360 on.
void ascii_draw(const Ui *ui, const World *world, Image *to);

// Where a cell's square lies in a picture of that size, cells of the level or not; and the cell at a px of
// it.
Rect ascii_square(const World *world, Vec size, Vec cell);
Vec ascii_cell(const World *world, Vec size, Vec px);
