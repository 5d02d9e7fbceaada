// Light in the stone of a theme: veins of embers that stay bright in the dark. They brighten and dim slowly,
// each at its own pace. By the rules this is no light, and it lights nothing.
#include "view/light/light.h"

#include "view/ground/ground.h"

enum {
    BREATH = 128,     // ticks from one bright moment to the next
    SHINE_LEAST = 150 // of 256
};

static int breath(const Light *light, Vec cell) {
    int at = (int)((light->clock + (uint32_t)(cell.x * 37 + cell.y * 61)) % BREATH);
    int swing = int_min(at, BREATH - at) * (FIELD_ONE - SHINE_LEAST) / (BREATH / 2);
    return light->flicker ? SHINE_LEAST + swing : (FIELD_ONE + SHINE_LEAST) / 2;
}

static void draw_glow(const Light *light, const Ground *ground, const ShownLevel *shown, Vec cell,
                      const Camera *camera, Image *frame) {
    Vec px = {cell.x * CELL_PX, cell.y * CELL_PX}, half = {CELL_PX / 2, CELL_PX / 2};
    Growth growth = ground_growth(ground, &shown->level, cell);
    if (growth.glow < 0 || shown_is_stone_moving(shown, cell)) return;
    int seen = light_visibility_at(light, vec_add(px, half)) * breath(light, cell) / FIELD_ONE;
    Blit blit = {.from = atlas_frame(ground->atlas, growth.glow, growth.frame),
                 .at = camera_to_frame(camera, px),
                 .alpha = seen,
                 .add = true};
    if (seen > 0) image_blit(frame, &ground->atlas->image, &blit);
}

void light_draw_growths(const Light *light, const Ground *ground, const ShownLevel *shown,
                        const Camera *camera, Image *frame) {
    Rect cells = camera_cells(camera);
    if (THEMES[ground->theme].growths[GROWS_FLOOR].glow == NULL) return;
    for (int y = cells.y; y < cells.y + cells.h; y++) {
        for (int x = cells.x; x < cells.x + cells.w; x++) {
            Vec cell = {x, y};
            bool seen = grid_get(&light->fades.visible, cell, 0) > 0;
            if (seen) draw_glow(light, ground, shown, cell, camera, frame);
        }
    }
}
