#pragma once

#include "view/debug/plan.h"
#include "view/scene/noise_rings.h"

// The whole level at once, with everything revealed: how the generator built it, what is placed where, the
// proof, and what the monsters have in mind.

typedef struct World World;

// Where a level of that size (cells) is in a picture of that size (px): with the largest cell in whole px,
// and the legend below or beside the level, whichever leaves more room.
LayoutFit layout_fit(Vec level, Vec picture);

// Draws over the layout how far the noises of the last second were heard.
void layout_draw_noises(const NoiseRings *rings, const World *world, Image *to);

// Fills the whole picture, of any size.
void debug_layout_draw(const Ui *ui, const World *world, Image *to);
