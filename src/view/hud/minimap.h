#pragma once
// The map of what the hero knows, 3 px for a cell, with him in the middle, or nearer to an edge where the
// level ends.

#include "sim/travel/journey.h"
#include "view/canvas/panel.h"
#include "view/memory/wave.h"

enum { MINIMAP_CELL_PX = 3, MINIMAP_W = 28, MINIMAP_H = 17 }; // cells

// `wave`: where a toll's light has not passed, the map is as before; NULL: none. `journey`: its path is
// drawn; NULL: none.
void minimap_draw(const World *world, const TollWave *wave, const Journey *journey, Image *to, Vec at);

// Draws the whole level into the middle of `room` (px), as large as whole px allow. If it is too large for
// the pictures of its marks, draws a part that contains the cell `shown`.
void minimap_draw_whole(const World *world, Image *to, Rect room, Vec shown);

// The square of a cell in that drawing, in px, also for cells that are not shown.
Rect minimap_square(const World *world, Rect room, Vec shown, Vec cell);

// Draws the meaning of the marks on that map, one below the other, in this world's colours.
void minimap_draw_legend(const Ui *ui, const World *world, Image *to, Rect room);
