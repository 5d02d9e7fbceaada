#pragma once

#include "sim/travel/journey.h"
#include "view/canvas/font.h"
#include "view/light/view.h"
#include "view/scene/things.h"

// Shows what a toll leaves and what it takes: a gold line along the inner side of what stays, and dark
// hatching over the rest.
typedef struct TollEdge {
    Image hatch; // owned; of one cell, and continuous from cell to cell
} TollEdge;

// Draws lines along the sides of a cell that stays, towards neighbours that do not, where both are known.
// `holds` is true for a cell that stays; it receives `own`. `strength`: 0..255, of the line; `glow_px`: how
// far it shines inwards.
typedef bool TollEdgeHolds(const void *own, Vec cell);
