#include "view/ground/ground_cells.h"

#include "map/level.h"

static const Colour SHADOW = 0x0b0918;

// The part of `full` that is left after `at` px of a fade that is `length` px long.
static int fade(int full, int at, int length) {
    return int_max(0, full - full * (at & ~1) / length);
}

// lesson: drawn shadow
static int alpha_at(ShadowWalls walls, int x, int y) {
    int left = fade(110, x, 10);
    int alpha = walls.n ? fade(150, y, 14) : 0;
    if (walls.w) alpha = int_max(alpha, left);
    if (walls.nw) alpha = int_max(alpha, fade(left, y, 20));
    if (walls.e) alpha = int_max(alpha, fade(70, CELL_PX - 1 - x, 5));
    return alpha;
}
// lesson ends

void ambient_shadow_draw(Image *picture, ShadowWalls walls) {
    for (int y = 0; y < CELL_PX; y++) {
        for (int x = 0; x < CELL_PX; x++) {
            Colour alpha = (Colour)alpha_at(walls, x, y);
            if (alpha > 0) image_dot(picture, (Vec){x, y}, alpha << 24 | SHADOW);
        }
    }
}
