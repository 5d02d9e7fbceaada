#pragma once
// Still water mirrors what stands north of it: upside down, darker, bluer, swaying a little, and fading with
// depth.

#include "view/canvas/image.h"
#include "view/ground/ground_art.h"

enum { BANK_PX = 7, MIRROR_STRIP_PX = 2 }; // px of the edge at a pool's north side; rows that sway together

// How many px (-2..2) to the right the mirror image is moved, `depth` px below the foot of the thing.
// `phase` counts frames of ripples.
int reflection_offset_x(int depth, unsigned phase);

// How opaque the mirror image is at that depth, of 256.
int reflection_opacity(int depth);

// The part of each channel that is left, of 256.
extern const uint16_t MIRROR_SHADE[3];

// Draws the front of a wall over the picture of the water south of it. Both have CELL_PX * CELL_PX pixels.
void reflection_draw_wall(Colour *water, const Colour *wall, unsigned phase);
