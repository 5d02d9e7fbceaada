#pragma once
// What a frame is drawn from, for the modules that draw on it one after the other.

#include "view/canvas/aids.h"
#include "view/canvas/camera.h"
#include "view/light/light.h"

typedef struct View {
    const World *world;
    const Light *light;
    const ShownLevel *shown;
    Camera camera;
    int alpha;      // 0..256: how far between the last two ticks
    uint32_t clock; // ticks, for continuous movement
    Aids aids;
    Image *frame;
    const Tweens *slides; // NULL: bodies move straight from tick to tick
    Vec layer;            // px of the HUD's layer, which covers the whole frame
    int letters;          // their scale, at least as large as in the HUD
} View;

// True while something that flashes every `ticks` ticks is on. For players without flashes it is always on.
static inline bool view_flash_is_on(const View *view, uint32_t ticks) {
    return view->aids.calm || view->clock / ticks % 2 == 0;
}

// The middle of a body, px of the level.
static inline Vec view_body(const View *view, int index) {
    return tweens_body_px(view->slides, view->world, index, view->alpha);
}
