#include "view/scene/marks.h"

#include "sim/hero/throw.h"

enum {
    HAND_UP_PX = 18, // px from the middle of the hero's box up to his hand
    DOTS = 14,
    DOT_PX = 2,
    CORNER_PX = 7,
    PEAK_MAX_PX = 44, // the same as for what flies
    SWELL_TICKS = 32
};

#define AIM_GOLD 0xffc43du
#define AIM_PALE 0xffee92u

static Vec middle_px(Vec cell) {
    return (Vec){cell.x * CELL_PX + CELL_PX / 2, cell.y * CELL_PX + CELL_PX / 2};
}

static void draw_arc(const View *view, Vec from, Vec goal) {
    int span = int_max(int_abs(goal.x - from.x), int_abs(goal.y - from.y)),
        peak = int_min(span / 3, PEAK_MAX_PX);
    int phase = (int)(view->clock / 3 % 4);
    for (int i = 1; i < DOTS; i++) {
        Vec px = {from.x + (goal.x - from.x) * i / DOTS, from.y + (goal.y - from.y) * i / DOTS};
        px.y -= HAND_UP_PX * (DOTS - i) / DOTS + 4 * peak * i * (DOTS - i) / (DOTS * DOTS);
        Vec at = camera_to_frame(&view->camera, px);
        uint32_t alpha = i % 4 == phase ? 0xff : 0xa0;
        image_fill(view->frame, (Rect){at.x - 1, at.y - 1, DOT_PX + 1, DOT_PX + 1}, 0x60080614u);
        image_fill(view->frame, (Rect){at.x - 1, at.y - 1, DOT_PX, DOT_PX}, alpha << 24 | AIM_PALE);
    }
}

// Draws four corners that grow and shrink.
static void draw_corners(const View *view, Vec cell) {
    int at = (int)(view->clock % SWELL_TICKS), in = 2 + (at < SWELL_TICKS / 2);
    Vec px = camera_to_frame(&view->camera, (Vec){cell.x * CELL_PX, cell.y * CELL_PX});
    for (int i = 0; i < 4; i++) {
        bool right = i % 2 == 1, low = i >= 2;
        int x = right ? px.x + CELL_PX - in - CORNER_PX : px.x + in,
            y = low ? px.y + CELL_PX - in - 2 : px.y + in;
        int edge = right ? px.x + CELL_PX - in - 2 : px.x + in;
        int top = low ? px.y + CELL_PX - in - CORNER_PX : px.y + in;
        image_fill(view->frame, (Rect){x, y, CORNER_PX, 2}, 0xd0000000u | AIM_GOLD);
        image_fill(view->frame, (Rect){edge, top + (low ? 0 : 2), 2, CORNER_PX - 2}, 0xd0000000u | AIM_GOLD);
    }
}

void marks_draw_aim(const View *view) {
    if (throw_aimed_reach(view->world) == 0) return;
    Vec target = throw_target_cell(view->world);
    Vec from = view_body(view, HERO);
    draw_corners(view, target);
    draw_arc(view, from, middle_px(target));
}
