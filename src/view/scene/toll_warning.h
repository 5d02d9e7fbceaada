#pragma once

#include "sim/travel/journey.h"
#include "view/canvas/font.h"
#include "view/light/view.h"
#include "view/scene/marks.h"
#include "view/scene/things.h"

// The announcement of a toll, by the clock or the hand bell: a gold line around what will stay, hatching
// over the rest, embers over the treasures there, and dust that trickles from above. All this grows until the
// toll.

typedef struct TollWarning {
    Grid held;      // owned; 1: the toll would not change the cell
    bool near;      // a toll is near
    uint32_t clock; // ticks since then
    int left;       // ticks until it comes; 0 while the hero rings
} TollWarning;

// Returns false when out of memory. The caller frees it.
bool toll_warning_init(TollWarning *warning, const World *world);

void toll_warning_free(TollWarning *warning);

// Call it once after every world_tick(). Dust goes to `effects`; NULL: no dust.
void toll_warning_tick(TollWarning *warning, const World *world, Effects *effects);

// Draws on the ground, below everything that stands.
void toll_warning_draw(const TollWarning *warning, const TollEdge *edge, const View *view,
                       bool reduced_motion);

// Draws embers above everything that stands, over treasures and chests that may burn.
void toll_draw_embers(const TollWarning *warning, const View *view, const Things *things,
                      bool reduced_motion);
