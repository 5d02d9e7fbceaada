#pragma once
// What one frame is drawn from, for the modules that draw on it one after the other.

#include "view/canvas/camera.h"
#include "view/light/light.h"

typedef struct View {
    const World *world;
    const Light *light;
    const Shown *shown;
    Camera camera;
    int alpha;      // 0..256 between the last two ticks
    uint32_t clock; // ticks, for what moves all the time
    Image *frame;
    const Slides *slides; // NULL: bodies go straight from tick to tick
    Vec layer;            // px of the HUD's, which lies over the whole frame
    int letters;          // their scale: at least as large as those of the HUD
} View;

// The middle of a body, px of the level.
static inline Vec view_body(const View *view, int index) {
    return slides_px(view->slides, view->world, index, view->alpha);
}
