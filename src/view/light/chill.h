#pragma once
// The cold light of a toll's wave on the grid: a bright front that grows over all of the picture, and a
// glow behind it on what is built anew.

#include "view/light/light_grid.h"
#include "view/memory/shown.h"

typedef struct Chill {
    bool on;
    Field front; // 0..FIELD_ONE
    Field share; // of a node's cells that are built anew
} Chill;

// Adds what shines just now to `light` (three: red, green, blue).
void chill_prepare(Chill *chill, LightGrid *grid, const Shown *shown, Field *light);
