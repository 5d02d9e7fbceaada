// The way of a journey: a dot on each cell that it will cross, fainter the further off, and a frame around
// the last. Each has a shade, so that it shows on bright floors as well.
#include "view/scene/marks.h"

enum { DOT_PX = 3, GOAL_PX = 9, FADE_CELLS = 24, STRONG = 0xa0, FAINT = 0x30 };

#define TRAIL_PALE 0xffee92u
#define TRAIL_INK  0x080614u

static int strength(int cells) {
    return FAINT + (STRONG - FAINT) * int_max(FADE_CELLS - cells, 0) / FADE_CELLS;
}

static Rect around(Vec at, int side) {
    return (Rect){at.x - side / 2, at.y - side / 2, side, side};
}

void trail_draw(const View *view, const Journey *journey) {
    for (int i = 0; i < journey->path_count; i++) {
        Vec cell = journey->path[i];
        Vec px = {cell.x * CELL_PX + CELL_PX / 2, cell.y * CELL_PX + CELL_PX / 2};
        Vec at = camera_to_frame(&view->camera, px);
        uint32_t alpha = (uint32_t)strength(i) << 24;
        image_fill(view->frame, around(vec_add(at, (Vec){1, 1}), DOT_PX), alpha | TRAIL_INK);
        image_fill(view->frame, around(at, DOT_PX), alpha | TRAIL_PALE);
        if (vec_eq(cell, journey->goal)) image_frame(view->frame, around(at, GOAL_PX), alpha | TRAIL_PALE);
    }
}
