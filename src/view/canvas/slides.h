#pragma once
// Where bodies are drawn: between their places of the last two ticks; turn by turn, where they hop from cell
// to cell, some ticks longer on their way.

#include "sim/state/actor.h"
#include "view/canvas/camera.h"

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
