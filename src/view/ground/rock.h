#pragma once

#include "base/geom.h"
#include "view/canvas/camera.h"
#include "view/canvas/image.h"

// Rock: what is drawn where nothing is known. It depends only on the place, so it tells nothing about the
// level there. It repeats every ROCK_CELLS cells without a visible seam.
enum { ROCK_CELLS = 8, ROCK_PX = ROCK_CELLS * CELL_PX };

typedef struct Rock {
    Colour pixels[ROCK_CELLS * ROCK_CELLS][CELL_PX * CELL_PX]; // cell by cell
} Rock;

void rock_init(Rock *rock);

// Which of its cells is at that place, inside the level or not.
int rock_index(Vec cell);
