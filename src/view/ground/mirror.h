#pragma once
// Still water: what stands north of it shows in it upside down, darker, bluer and swaying a little, and the
// less the farther down it lies.

#include "view/canvas/image.h"
#include "view/ground/ground_art.h"

enum { BANK_PX = 7, MIRROR_STRIP_PX = 2 }; // of the edge in the north of a pool; rows that sway as one

// Px to the right that what lies `depth` px below the foot of a thing is moved, -2..2. `phase` counts
// pictures of ripples.
int mirror_sway(int depth, unsigned phase);

// How much of the mirror image shows there, of 256.
int mirror_part(int depth);

// How much of all three channels is left, of 256.
extern const uint16_t MIRROR_SHADE[3];

// Lays the front of a wall over the picture of the cell of water south of it; cells of CELL_PX * CELL_PX.
void mirror_wall(Colour *water, const Colour *wall, unsigned phase);
