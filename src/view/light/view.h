#pragma once
// The inputs of one frame, for the modules that draw on it one after the other.

#include "view/canvas/aids.h"
#include "view/canvas/camera.h"
#include "view/light/light.h"

typedef struct View {
    const World *world;
    const Light *light;
    const Shown *shown;
    Camera camera;
    int alpha;      // 0..256 between the last two ticks
    uint32_t clock; // ticks, for what moves all the time
    Aids aids;
    Image *frame;
    const Slides *slides; // NULL: bodies go straight from tick to tick
    Vec layer;            // px of the HUD's, which lies over the whole frame
    int letters;          // their scale: at least as large as those of the HUD
} View;

// Whether what flashes does so just now, in a beat of so many ticks; for players who want no flashes it
// always shows.
static inline bool view_flashes(const View *view, uint32_t ticks) {
    return view->aids.calm || view->clock / ticks % 2 == 0;
}

// The middle of a body, px of the level.
static inline Vec view_body(const View *view, int index) {
    return slides_px(view->slides, view->world, index, view->alpha);
}
