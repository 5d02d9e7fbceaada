#pragma once
// What one frame is drawn from, for the modules that draw on it one after the other.

#include "view/light.h"

enum { LAYER_W = 640 }; // of the HUD's layer, which lies over the frame as large as it

typedef struct View {
    const World *world;
    const Light *light;
    const Shown *shown;
    Camera camera;
    int alpha;      // 0..256 between the last two ticks
    uint32_t clock; // ticks, for what moves all the time
    Image *frame;
} View;

// Of letters on the frame: as large as those of the HUD, near and far.
static inline int view_scale(const View *view) {
    return int_max(view->frame->w / LAYER_W, 1);
}
