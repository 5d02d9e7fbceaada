#pragma once

#include "view/light/light_grid.h"
#include "view/memory/shown.h"

// The cold light of a toll's wave on the grid: a bright front that spreads over the whole picture, and a
// glow behind it on what is rebuilt.

typedef struct TollLight {
    bool on;
    Field front; // 0..FIELD_ONE
    Field share; // which part of a node's cells is rebuilt
} TollLight;

// Adds its light to `light` (three fields: red, green, blue).
void toll_light_add(TollLight *chill, LightGrid *grid, const ShownLevel *shown, Field *light);
