#pragma once

#include "view/debug/plan.h"

// The game in letters: the glyphs of tiles, decor and actors around the hero.

// Fills the whole picture: 40 x 22 letters at 640x360 and at twice that, more at sizes between.
void ascii_draw(const Ui *ui, const World *world, Image *to);

// The square of a cell in a picture of that size, also for cells outside the level.
Rect ascii_square(const World *world, Vec size, Vec cell);

// The cell at a px of such a picture, perhaps outside the level.
Vec ascii_cell(const World *world, Vec size, Vec px);
