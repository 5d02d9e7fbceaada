#pragma once
// The whole level at once, everything revealed: how the generator built it, what the feelers of the walls
// found, where all are, how the level is solved and what the monsters have in mind.

#include "view/debug/plan.h"
#include "view/scene/noise_rings.h"

typedef struct World World;

// The largest whole px a cell, beside or above the legend, whichever leaves more.
LayoutFit layout_fit(Vec level, Vec picture);

// Over it: how far the noises of the last second carried.
void layout_noises(const NoiseRings *rings, const World *world, Image *to);

// Fills the whole picture, whatever its size.
void layout_draw(const Ui *ui, const World *world, Image *to);
