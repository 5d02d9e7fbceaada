#pragma once
// Which part of the level the frame shows, and where between two ticks things stand.
//
// The camera looks a little ahead of the hero, just so far that the near view shows all that he can see
// there, and never so far that something which he sees behind him leaves the picture. Only a boss in sight is
// kept whole in it, whatever lies behind. At the level's edges it stops, leaving room for the HUD: no floor
// lies under a panel in a corner.

#include "sim/state/actor.h"
#include "sim/state/units.h"

typedef struct World World;

enum { NEAR_W = 640, NEAR_H = 360 }; // px of the near view, by which the rules of sight go

typedef struct Camera {
    Vec size;   // px: 640x360 near, 1280x720 far
    Vec origin; // px of the level at the frame's upper left
} Camera;

// How far it looks ahead, and then leans towards a boss whom the picture would cut: px now, and a tick ago.
typedef struct Gaze {
    Vec now, before;
    Vec lean, lean_before;
    int push;   // ticks left of the way to a boss whose next phase begins, and back
    int fallen; // ticks of the way to where the fallen hero lies beside the last page, 0..FALLEN_TICKS
} Gaze;

enum { FALLEN_TICKS = 64 };

// Where something is drawn that went from `prev` to `pos` (sub) during the last tick: px, rounded. alpha:
// 0..256.
Vec camera_between(Vec prev, Vec pos, int alpha);

// Centred on a point that is already rounded to px, so that nothing judders against the ground.
Camera camera_at(Vec middle, Vec size);

// Once after every tick: follows the way that the hero goes. still: nothing moves by itself.
void gaze_tick(Gaze *gaze, const World *world, bool still);

// What a frame of that size shows of the world's level, with the HUD's layer over the whole of it. `hero`: px
// where he is drawn; alpha: 0..256.
Camera camera_on(const World *world, const Gaze *gaze, Vec hero, Vec size, Vec layer, int alpha);

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

// ---- view/canvas/slides.c

// Where bodies are drawn: between their places of the last two ticks; turn by turn, where they hop from cell
// to cell, some ticks longer on their way.

enum { SLIDE_TICKS = 8 };

typedef struct Slide {
    Vec off;  // sub from where it stands now to where its way began
    int left; // ticks of it
} Slide;

typedef struct Slides {
    Slide at[ACTORS_MAX];
} Slides;

// A new world: everybody stands.
void slides_clear(Slides *slides);

// Once after every tick.
void slides_tick(Slides *slides, const World *world);

// The middle of a body, px of the level. alpha: 0..256. `slides` NULL: nobody is on his way.
Vec slides_px(const Slides *slides, const World *world, int index, int alpha);

// True while a body is drawn on its way from one cell to another.
static inline bool slides_on(const Slides *slides, int index) {
    return slides->at[index].left > 0;
}
