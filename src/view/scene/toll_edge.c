#include "view/scene/toll_edge.h"

enum {
    CORE_PX = 2,
    BAND_PX = 2,     // of the glow
    HATCH_EVERY = 8, // px; divides CELL_PX
    WALL_PART = 160  // of FIELD_ONE: how much of the hatching is seen on stone
};

#define GOLD      0xffc43du
#define PALE      0xfff3c0u
#define DOOM_DARK 0x7a0a0616u
#define DOOM_LINE 0xb07a2c44u
#define DOOM_EDGE 0xc0140816u // the lower edge of a stroke

static void draw_hatch(Image *hatch) {
    for (int y = 0; y < CELL_PX; y++) {
        for (int x = 0; x < CELL_PX; x++) {
            int at = (x + y) % HATCH_EVERY;
            hatch->pixels[y * CELL_PX + x] = at == 0 ? DOOM_LINE : at == 1 ? DOOM_EDGE : DOOM_DARK;
        }
    }
}

bool toll_edge_init_hatch(TollEdge *edge) {
    if (!image_init(&edge->hatch, CELL_PX, CELL_PX)) return false;
    draw_hatch(&edge->hatch);
    return true;
}

void toll_edge_free(TollEdge *edge) {
    image_free(&edge->hatch);
}

static bool is_ground(const View *view, Vec cell) {
    return !level_opaque(&view->shown->level, cell);
}

// How well a cell is known, 0..FADE_FULL. No line is drawn between two walls, or beside a cell that he never
// saw.
static int known(const View *view, Vec cell) {
    return grid_get(&view->light->fades.explored, cell, 0);
}

// A strip along a cell's side, `width` px wide and `inset` px inside; the cell begins at `at`.
static Rect strip(Vec at, int dir, int inset, int width) {
    int far = CELL_PX - inset - width;
    switch (dir) {
    case DIR_E:
        return (Rect){at.x + far, at.y, width, CELL_PX};
    case DIR_W:
        return (Rect){at.x + inset, at.y, width, CELL_PX};
    case DIR_S:
        return (Rect){at.x, at.y + far, CELL_PX, width};
    default:
        return (Rect){at.x, at.y + inset, CELL_PX, width};
    }
}

// Draws a bright line at the edge, and a glow inside that becomes weaker.
static void draw_side(Image *frame, Vec at, int dir, int strength, int glow) {
    uint32_t core = (uint32_t)strength << 24 | (strength > 200 ? PALE : GOLD);
    image_fill(frame, strip(at, dir, 0, CORE_PX), core);
    for (int inset = CORE_PX; inset < glow; inset += BAND_PX) {
        uint32_t alpha = (uint32_t)(strength * (glow - inset) / (2 * glow));
        image_fill(frame, strip(at, dir, inset, BAND_PX), alpha << 24 | GOLD);
    }
}

void toll_edge_draw_line(const View *view, TollEdgeHolds *holds, const void *own, Vec cell, int strength,
                         int glow_px) {
    int here = known(view, cell);
    if (here == 0 || strength <= 0 || !holds(own, cell)) return;
    Vec at = camera_to_frame(&view->camera, (Vec){cell.x * CELL_PX, cell.y * CELL_PX});
    for (int dir = 0; dir < DIR_COUNT; dir += 2) {
        Vec beside = vec_add(cell, DIRS[dir]);
        bool shows = known(view, beside) > 0 && (is_ground(view, cell) || is_ground(view, beside));
        if (shows && !holds(own, beside))
            draw_side(view->frame, at, dir, strength * here / FADE_FULL, glow_px);
    }
}

void toll_edge_draw_hatch(const TollEdge *edge, const View *view, Vec cell, int strength) {
    int part = is_ground(view, cell) ? FIELD_ONE : WALL_PART;
    Blit blit = {.from = {0, 0, CELL_PX, CELL_PX}, .alpha = strength * known(view, cell) / FADE_FULL};
    blit.alpha = blit.alpha * part / FIELD_ONE;
    blit.at = camera_to_frame(&view->camera, (Vec){cell.x * CELL_PX, cell.y * CELL_PX});
    if (blit.alpha > 0) image_blit(view->frame, &edge->hatch, &blit);
}
