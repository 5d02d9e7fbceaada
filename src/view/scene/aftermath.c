#include "view/scene/marks.h"

#include "view/scene/toll_edge.h"

enum {
    DOOM = 180,      // of FIELD_ONE, for cells that the wave has not reached
    LINE = 190,      // of FIELD_ONE, for the same
    LINE_GLOW = 8,   // px
    FLARE_TICKS = 4, // ticks in which the line flares up
    FADE_TICKS = 60, // ticks in which it fades
    FLARE_GLOW = 22, // px
    STILL_FADE = 20
};

#define ROSE 0x58b7effbu // the tints when motion is reduced
#define SANK 0x7814081eu

static bool is_held(const void *own, Vec cell) {
    return shown_fate(own, cell) == FATE_HELD;
}

static void draw_flare(const View *view, Vec cell, int since) {
    int up = int_clamp(since + 1, 0, FLARE_TICKS),
        left = int_clamp(FADE_TICKS + FLARE_TICKS - since, 0, FADE_TICKS);
    int strength = since < 0 ? LINE : (LINE + (255 - LINE) * up / FLARE_TICKS) * left / FADE_TICKS;
    int glow =
        since < 0 ? LINE_GLOW : LINE_GLOW + (FLARE_GLOW - LINE_GLOW) * up * left / (FLARE_TICKS * FADE_TICKS);
    toll_edge_draw_line(view, is_held, view->shown, cell, strength, glow);
}

// The strength of the tints, 0..255.
static int still_strength(const TollWave *wave) {
    return 255 * int_clamp(REVEAL_STILL_TICKS + STILL_FADE - wave->age, 0, STILL_FADE) / STILL_FADE;
}

static void draw_still(const View *view, Vec cell) {
    int strength = still_strength(&view->shown->wave);
    Fate fate = shown_fate(view->shown, cell);
    Vec at = camera_to_frame(&view->camera, (Vec){cell.x * CELL_PX, cell.y * CELL_PX});
    Rect all = {at.x, at.y, CELL_PX, CELL_PX};
    uint32_t tint = fate == FATE_RISES ? ROSE : fate == FATE_SINKS ? SANK : 0;
    uint32_t alpha = (tint >> 24) * (uint32_t)strength / 255;
    if (alpha > 0) image_fill(view->frame, all, alpha << 24 | (tint & 0xffffff));
    toll_edge_draw_line(view, is_held, view->shown, cell, strength, FLARE_GLOW);
}

void marks_draw_aftermath(const TollEdge *edge, const View *view) {
    const ShownLevel *shown = view->shown;
    Rect cells = camera_cells(&view->camera);
    if (!wave_runs(&shown->wave)) return;
    for (int y = cells.y; y < cells.y + cells.h; y++) {
        for (int x = cells.x; x < cells.x + cells.w; x++) {
            Vec cell = {x, y};
            int since = shown_wave_ticks(shown, cell);
            if (since < 0 && !is_held(shown, cell)) toll_edge_draw_hatch(edge, view, cell, DOOM);
            if (shown->wave.still) {
                draw_still(view, cell);
            } else {
                draw_flare(view, cell, since);
            }
        }
    }
}
