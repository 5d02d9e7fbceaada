#pragma once
// What one frame is drawn from, for the modules that draw on it one after the other.

#include "view/light/light.h"

typedef struct View {
    const World *world;
    const Light *light;
    const Shown *shown;
    Camera camera;
    int alpha;      // 0..256 between the last two ticks
    uint32_t clock; // ticks, for what moves all the time
    Image *frame;
    Vec layer;   // px of the HUD's, which lies over the whole frame
    int letters; // their scale: at least as large as those of the HUD
} View;
