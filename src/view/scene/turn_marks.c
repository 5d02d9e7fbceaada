// Turn by turn: marks the cells that blows are going to hit. They are red, hatched and outlined, so that
// they can be recognised by shape too. The outline is solid if the blow falls in the next turn, otherwise
// dashed.
#include "view/scene/marks.h"

#include "sim/combat/turns.h"

enum { EDGE_PX = 2, HATCH_EVERY = 8, DASH_PX = 8, INSET_PX = 1, PULSE_TICKS = 32 };

#define MARK_RED  0xc8333bu
#define MARK_EDGE 0xf06450u

static void fill(const View *view, Vec at, Vec size, uint32_t alpha, uint32_t colour) {
    image_fill(view->frame, (Rect){at.x, at.y, size.x, size.y}, alpha << 24 | colour);
}

// Hatches from lower left to upper right, continuously from cell to cell.
static void hatch(const View *view, Vec at, uint32_t alpha) {
    for (int y = 0; y < CELL_PX; y++) {
        for (int x = (CELL_PX - y) % HATCH_EVERY; x < CELL_PX; x += HATCH_EVERY)
            fill(view, (Vec){at.x + x, at.y + y}, (Vec){2, 1}, alpha, MARK_RED);
    }
}

// Draws a dash with a dark edge, so that it can be seen on bright floor.
static void dash(const View *view, Vec at, Vec size, uint32_t alpha) {
    image_fill(view->frame, (Rect){at.x - 1, at.y - 1, size.x + 2, size.y + 2},
               alpha / 2 << 24 | (INK & 0xffffffu));
    fill(view, at, size, alpha, MARK_EDGE);
}

// Draws the outline, dashed if the blow falls after the next turn.
static void edge(const View *view, Vec at, int turns, uint32_t alpha) {
    int side = CELL_PX - 2 * INSET_PX, last = INSET_PX + side - EDGE_PX,
        step = turns > 1 ? 2 * DASH_PX : DASH_PX;
    for (int i = INSET_PX; i < INSET_PX + side; i += step) {
        int length = int_min(DASH_PX, INSET_PX + side - i);
        dash(view, (Vec){at.x + i, at.y + INSET_PX}, (Vec){length, EDGE_PX}, alpha);
        dash(view, (Vec){at.x + i, at.y + last}, (Vec){length, EDGE_PX}, alpha);
        dash(view, (Vec){at.x + INSET_PX, at.y + i}, (Vec){EDGE_PX, length}, alpha);
        dash(view, (Vec){at.x + last, at.y + i}, (Vec){EDGE_PX, length}, alpha);
    }
}

static void draw_turn_mark(const View *view, const Threat *mark, bool still) {
    Vec px = {mark->cell.x * CELL_PX, mark->cell.y * CELL_PX}, at = camera_to_frame(&view->camera, px);
    int beat = (int)(view->clock % PULSE_TICKS), wave = int_min(beat, PULSE_TICKS - beat);
    uint32_t alpha = (uint32_t)(mark->turns > 1 ? 52 : 72 + (still ? 0 : 2 * wave));
    fill(view, at, (Vec){CELL_PX, CELL_PX}, alpha, MARK_RED);
    hatch(view, at, 2 * alpha);
    edge(view, at, mark->turns, mark->turns > 1 ? 200 : 240);
}

// True for the mark that falls first on its cell.
static bool is_first(const Threat *marks, int count, int index) {
    for (int i = 0; i < count; i++) {
        if (i == index || !vec_eq(marks[i].cell, marks[index].cell)) continue;
        if (marks[i].turns < marks[index].turns || (marks[i].turns == marks[index].turns && i < index))
            return false;
    }
    return true;
}

void marks_draw_blows(const View *view, bool reduced_motion) {
    Threat marks[MARKS_MAX];
    if (!world_is_turn_based(view->world) || view->world->classic) return;
    int count = turns_list_threats(view->world, marks, MARKS_MAX);
    for (int i = 0; i < count; i++) {
        bool shown = fov_has(&view->world->cache.view, marks[i].cell) &&
                     !level_solid(&view->shown->level, marks[i].cell);
        if (shown && is_first(marks, count, i)) draw_turn_mark(view, &marks[i], reduced_motion);
    }
}
