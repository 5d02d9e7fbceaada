#pragma once
// Where floor meets walls less light comes from around: their shadow on it, in bands of 2 px, deepest below a
// wall in the north, as light comes from the upper left.

#include "view/canvas/image.h"

#include <stdbool.h>

// The walls beside a cell; the last one where no other hides what it does.
typedef struct Shelter {
    bool n, w, e, nw;
} Shelter;

// Over the picture of a cell, CELL_PX wide and high.
void ambient_shadow(Image *picture, Shelter walls);
