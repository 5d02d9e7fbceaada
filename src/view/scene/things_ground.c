// Measures how bright the ground is behind and around bodies.
#include "view/scene/things_ground.h"

#include "view/scene/things_bodies.h"

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
