#pragma once
// Which part of the level the frame shows, and where things are drawn between two ticks.
//
// The camera looks slightly ahead of the hero: so far that the near view shows everything that he can see
// there, but never so far that something he sees behind him leaves the picture. Only a boss in sight always
// stays in it completely, whatever is behind. At the level's edges it stops, with room for the HUD: no floor
// is under a panel in a corner.

#include "sim/state/actor.h"
#include "sim/state/units.h"

typedef struct World World;

enum { NEAR_W = 640, NEAR_H = 360 }; // px of the near view, which the rules of sight depend on

typedef struct Camera {
    Vec size;   // px: 640x360 near, 1280x720 far
    Vec origin; // px of the level at the frame's upper left corner
} Camera;

// How far the camera looks ahead, then how far it leans towards a boss that would be cut off; px now and a
// tick ago.
typedef struct CameraLookAhead {
    Vec now, before;
    Vec lean, lean_before;
    int push;   // ticks left of the move to a boss whose next phase begins, and back
    int fallen; // ticks of the move to the picture of a death, 0..FALLEN_TICKS
} CameraLookAhead;

enum { FALLEN_TICKS = 64 };

// Where something is drawn that moved from `prev` to `pos` (sub) during the last tick, in whole px. `alpha`:
// 0..256.
Vec camera_interpolate_px(Vec prev, Vec pos, int alpha);

// A camera centred on a point in whole px, so that nothing jitters against the ground.
Camera camera_at(Vec middle, Vec size);

// Call it once after every tick: follows the direction in which the hero walks. `reduced_motion`: the camera
// never moves by itself.
void camera_tick_ahead(CameraLookAhead *gaze, const World *world, bool reduced_motion);

// The part of the level that a frame of that size shows. The HUD's layer covers the whole frame. `hero`:
// where he is drawn, px; `alpha`: 0..256.
Camera camera_following_hero(const World *world, const CameraLookAhead *gaze, Vec hero, Vec size, Vec layer,
                             int alpha);

// The part of a frame of that size that the last page leaves to the picture of a run's end. The camera puts
// the dead hero and what killed him into its middle.
Rect camera_end_part(const World *world, Vec size);

// A point of the level (px), in px of the frame.
static inline Vec camera_to_frame(const Camera *camera, Vec px) {
    return vec_sub(px, camera->origin);
}

// True when a box of `margin` px around a point of the level touches the frame.
bool camera_shows(const Camera *camera, Vec px, int margin);

// a / b rounded down, also for negative a; b > 0.
static inline int floor_div(int a, int b) {
    return a >= 0 ? a / b : -((b - 1 - a) / b);
}

// The cell that a pixel of the level lies in.
static inline Vec cell_of_px(Vec px) {
    return (Vec){floor_div(px.x, CELL_PX), floor_div(px.y, CELL_PX)};
}

// The cells that the frame touches.
Rect camera_cells(const Camera *camera);

// ---- view/canvas/tweens.c

// Where bodies are drawn: between their places of the last two ticks. Turn by turn bodies hop from cell to
// cell, so they are drawn moving for some ticks more.

enum { SLIDE_TICKS = 8 };

typedef struct Tween {
    Vec off;  // sub: from where it stands to where its movement began
    int left; // ticks until it arrives
} Tween;

typedef struct Tweens {
    Tween at[ACTORS_MAX];
} Tweens;

// For a new world: nobody moves.
void tweens_clear(Tweens *slides);

// Once after every tick.
void tweens_tick(Tweens *slides, const World *world);

// The middle of a body, in px of the level. `alpha`: 0..256. `slides` may be NULL.
Vec tweens_body_px(const Tweens *slides, const World *world, int index, int alpha);
