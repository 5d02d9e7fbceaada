// Measures how bright the ground is behind and around bodies, and darkens it around bodies on bright ground
// so that they stand out.
#include "view/scene/things_ground.h"

#include "view/scene/things_bodies.h"

enum {
    UP_PX = 8, // px from a body's feet to its middle
    RADIUS_X = 30,
    RADIUS_Y = 26,
    DIM_MOST = 190, // of FIELD_ONE
    DIM_LUMA = 28,  // luma of the lit ground: darker ground is not darkened
    FULL_LUMA = 50  // from this luma on it is darkened as much as allowed
};

static void dim_around(const Things *things, const View *view, int index, int luma, Light *light) {
    Vec feet = body_feet(view, index);
    const Actor *actor = &view->world->actors[index];
    int broad = thing_box(things, actor->kind, view_body(view, index)).w > CELL_PX ? 2 : 1;
    int bright = luma * light_at(light, feet) / FIELD_ONE - DIM_LUMA;
    int part = int_clamp(bright, 0, FULL_LUMA - DIM_LUMA) * DIM_MOST / (FULL_LUMA - DIM_LUMA);
    if (part == 0) return;
    light_dim_ground(light, (Vec){feet.x, feet.y - UP_PX}, (Vec){RADIUS_X * broad, RADIUS_Y * broad},
                     part * thing_solid(things->shown[index]) / FIELD_ONE);
}

void things_dim_ground(const Things *things, const View *view, ThemeKind theme, Light *light) {
    int luma = colour_luma(THEMES[theme].floors[SLATES / 2]);
    for (int i = 0; i < view->world->actor_count; i++) {
        if (things->shown[i] > 0 && camera_shows(&view->camera, body_feet(view, i), CELL_PX))
            dim_around(things, view, i, luma, light);
    }
}

// The mean luma of a box of the frame.
static int luma_in(const View *view, Rect box) {
    enum { STEP = 8 };
    Vec at = camera_to_frame(&view->camera, (Vec){box.x, box.y});
    int sum = 0, count = 1;
    for (int y = int_max(at.y, 0); y < int_min(at.y + box.h, view->frame->h); y += STEP) {
        for (int x = int_max(at.x, 0); x < int_min(at.x + box.w, view->frame->w); x += STEP) {
            sum += colour_luma(view->frame->pixels[(ptrdiff_t)y * view->frame->w + x]);
            count++;
        }
    }
    return sum / count;
}

void body_ground_light(Things *things, const View *view, int index) {
    enum { MORE_PX = 6 }; // px on each side, for the ground around it
    Rect box = thing_box(things, view->world->actors[index].kind, view_body(view, index));
    box = (Rect){box.x - MORE_PX, box.y - MORE_PX, box.w + 2 * MORE_PX, box.h + 2 * MORE_PX};
    things->behind[index] = (uint8_t)luma_in(view, box);
}
