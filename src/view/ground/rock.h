#pragma once
// Living rock: what the picture shows wherever nothing is known. It is made of places alone, so that it tells
// nothing of the level below it, and repeats itself every ROCK_CELLS cells, where its edges meet.

#include "map/level.h"
#include "view/canvas/image.h"

enum { ROCK_CELLS = 8, ROCK_PX = ROCK_CELLS * CELL_PX };

typedef struct Rock {
    Colour pixels[ROCK_CELLS * ROCK_CELLS][CELL_PX * CELL_PX]; // cell by cell
} Rock;

void rock_init(Rock *rock);

// Which of its cells lies there, wherever that is.
int rock_index(Vec cell);
