#pragma once

#include "sim/travel/journey.h"
#include "view/canvas/font.h"
#include "view/light/view.h"
#include "view/scene/marks.h"

// Marks over the ground and over what stands on it: what is about to happen, and what it would bring.

// Returns false when out of memory. The caller frees it.
bool toll_edge_init_hatch(TollEdge *edge);

void toll_edge_free(TollEdge *edge);

void toll_edge_draw_line(const View *view, TollEdgeHolds *holds, const void *own, Vec cell, int strength,
                         int glow_px);

// Hatches a cell that does not stay, as far as it is known. `strength`: 0..FIELD_ONE.
void toll_edge_draw_hatch(const TollEdge *edge, const View *view, Vec cell, int strength);
