#pragma once
// Which part of the level the frame shows, and where between two ticks things stand.

#include "sim/world.h"

typedef struct Camera {
    Vec size;   // px: 640x360 near, 1280x720 far
    Vec origin; // px of the level at the frame's upper left
} Camera;

// Where something is drawn that went from `prev` to `pos` (sub) during the last tick: px, rounded. alpha:
// 0..256.
Vec camera_between(Vec prev, Vec pos, int alpha);

// Centred on a point that is already rounded to px, so that nothing judders against the ground.
Camera camera_at(Vec middle, Vec size);

static inline Vec camera_to_frame(const Camera *camera, Vec px) {
    return vec_sub(px, camera->origin);
}

// True when a box of `margin` px around a point of the level touches the frame.
bool camera_shows(const Camera *camera, Vec px, int margin);

// a / b rounded down, also for negative a; b > 0.
static inline int floor_div(int a, int b) {
    return a >= 0 ? a / b : -((b - 1 - a) / b);
}

// The cells that the frame touches.
Rect camera_cells(const Camera *camera);
