#pragma once
// What the hero knows of the level, 3 px a cell, with him in the middle where the level is large enough.

#include "sim/travel/journey.h"
#include "view/canvas/panel.h"
#include "view/memory/wave.h"

enum { MINIMAP_CELL_PX = 3, MINIMAP_W = 28, MINIMAP_H = 17 }; // cells

// Where a toll's light has not come by yet all is as it was; NULL: there is none. Nor, perhaps, a
// journey, whose way is shown.
void minimap_draw(const World *world, const Wave *wave, const Journey *journey, Image *to, Vec at);

// All of it at once, in the middle of the room, as large as whole px allow; of a level that is too large for
// the pictures of its marks, as much as there is room for, with that cell.
void minimap_draw_whole(const World *world, Image *to, Rect room, Vec shown);

// Where a cell lies then, px; cells that are not shown as well.
Rect minimap_square(const World *world, Rect room, Vec shown, Vec cell);

// What the marks that it shows stand for, one below the other, in the colours that they have in this world.
void minimap_legend(const Ui *ui, const World *world, Image *to, Rect room);
