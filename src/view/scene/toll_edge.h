#pragma once

#include "view/light/view.h"

// Shows what a toll leaves and what it takes: a gold line along the inner side of what stays, and dark
// hatching over the rest.
typedef struct TollEdge {
    Image hatch; // owned; of one cell, and continuous from cell to cell
} TollEdge;

// Returns false when out of memory. The caller frees it.
bool toll_edge_init_hatch(TollEdge *edge);

void toll_edge_free(TollEdge *edge);

typedef bool TollEdgeHolds(const void *own, Vec cell);

// Draws lines along the sides of a cell that stays, towards neighbours that do not, where both are known.
// `holds` is true for a cell that stays; it receives `own`. `strength`: 0..255, of the line; `glow_px`: how
// far it shines inwards.
void toll_edge_draw_line(const View *view, TollEdgeHolds *holds, const void *own, Vec cell, int strength,
                         int glow_px);

// Hatches a cell that does not stay, as far as it is known. `strength`: 0..FIELD_ONE.
void toll_edge_draw_hatch(const TollEdge *edge, const View *view, Vec cell, int strength);
