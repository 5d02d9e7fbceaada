// Mirrors what stands north of water. It is drawn into a separate picture, and copied from there in strips,
// upside down, to those cells below its feet that mirror.
#include "view/scene/things_mirror.h"

#include "view/ground/reflection.h"
#include "view/light/lamps.h"
#include "view/scene/things_draw.h"
#include "view/scene/things_marks.h"

#include <string.h>

enum {
    SOLE_Y = MIRROR_ASIDE_PX - 8, // where the feet are in the separate picture
    REACH_PX = 44,                // px below the feet
    SWAY_TICKS = 12
};

// How much of a cell's surface is seen `down` px below its upper edge, of FIELD_ONE; 0: it does not mirror
// there.
static int surface_at(const View *view, Vec cell, int down) {
    const Level *level = &view->shown->level;
    if (!TILES[level_tile(level, cell)].mirrors || shown_is_stone_moving(view->shown, cell)) return 0;
    bool bank = TILES[level_tile(level, vec_add(cell, DIRS[DIR_N]))].pool == NULL;
    return bank && down < BANK_PX ? 0 : thing_solid(grid_get(&view->light->fades.visible, cell, 0));
}

// The cells where a picture with its feet there could be mirrored.
static Rect cells_below(Vec feet) {
    Vec first = cell_of_px((Vec){feet.x - MIRROR_ASIDE_PX / 2, feet.y}),
        last = cell_of_px((Vec){feet.x + MIRROR_ASIDE_PX / 2 - 1, feet.y + REACH_PX - 1});
    return (Rect){first.x, first.y, last.x - first.x + 1, last.y - first.y + 1};
}

static bool shows_below(const View *view, Vec feet) {
    Rect cells = cells_below(feet);
    for (int i = 0; i < cells.w * cells.h; i++) {
        Vec cell = {cells.x + i % cells.w, cells.y + i / cells.w};
        if (surface_at(view, cell, CELL_PX - 1) > 0) return true;
    }
    return false;
}

// Clears the separate picture, and places it so that the feet are in its middle.
static View view_aside(Things *things, const View *view, Vec feet) {
    View aside = *view;
    memset(things->aside.pixels, 0,
           sizeof *things->aside.pixels * (size_t)(MIRROR_ASIDE_PX * MIRROR_ASIDE_PX));
    aside.frame = &things->aside;
    aside.camera = (Camera){.size = {MIRROR_ASIDE_PX, MIRROR_ASIDE_PX},
                            .origin = {feet.x - MIRROR_ASIDE_PX / 2, feet.y - SOLE_Y}};
    return aside;
}

// Copies a strip `depth` px below the feet, for the columns of cells `x0` to `x1` - 1.
static void lay_strip(const Things *things, const View *view, Vec feet, int depth, int x0, int x1,
                      int solid) {
    int phase = view->light->flicker ? (int)(view->clock / SWAY_TICKS) : 0;
    int first = feet.x - MIRROR_ASIDE_PX / 2 + reflection_offset_x(depth, (unsigned)phase);
    int left = int_max(x0 * CELL_PX, first), right = int_min(x1 * CELL_PX, first + MIRROR_ASIDE_PX);
    Blit blit = {.flip = FLIP_Y, .alpha = reflection_opacity(depth) * solid / FIELD_ONE};
    blit.from = (Rect){left - first, SOLE_Y - depth - MIRROR_STRIP_PX, right - left, MIRROR_STRIP_PX};
    blit.at = camera_to_frame(&view->camera, (Vec){left, feet.y + depth});
    memcpy(blit.shade, MIRROR_SHADE, sizeof blit.shade);
    if (left < right && blit.alpha > 0) image_blit(view->frame, &things->aside, &blit);
}

// Cells side by side with equal surface are copied together.
static void lay_all(const Things *things, const View *view, Vec feet) {
    Rect cells = cells_below(feet);
    for (int depth = feet.y % 2; depth + 1 < REACH_PX; depth += MIRROR_STRIP_PX) {
        Vec cell = cell_of_px((Vec){0, feet.y + depth});
        int down = feet.y + depth - cell.y * CELL_PX, from = cells.x, solid = 0;
        for (cell.x = cells.x; cell.x <= cells.x + cells.w; cell.x++) {
            int here = cell.x < cells.x + cells.w ? surface_at(view, cell, down) : 0;
            if (here == solid) continue;
            if (solid > 0) lay_strip(things, view, feet, depth, from, cell.x, solid);
            from = cell.x;
            solid = here;
        }
    }
}

void things_draw_reflections(Things *things, const View *view) {
    for (int i = 0; i < things->count; i++) {
        const Thing *thing = &things->list[i];
        Vec feet;
        if (!thing_mirror_feet(things, view, thing, &feet) || !shows_below(view, feet)) continue;
        View aside = view_aside(things, view, feet);
        thing_draw(things, &aside, thing);
        lay_all(things, view, feet);
    }
    const Lamps *lamps = &view->light->lamps;
    for (int i = 0; i < lamps->count; i++) {
        const Flame *flame = &lamps->at[i].flame;
        Vec foot = {flame->cell.x * CELL_PX + CELL_PX / 2, flame->cell.y * CELL_PX};
        if (flame->kind != FLAME_TORCH || !camera_shows(&view->camera, foot, CELL_PX) ||
            !shows_below(view, foot))
            continue;
        View aside = view_aside(things, view, foot);
        torch_flame_draw(things, &aside, i);
        lay_all(things, view, foot);
    }
}
