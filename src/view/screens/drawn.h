#pragma once
// How a level is drawn, as further stages after those that made it: the feeler and what it is good for.

#include "map/level.h"
#include "view/canvas/panel.h"

typedef enum DrawnStage {
    DRAWN_FLAT,
    DRAWN_FEELER,
    DRAWN_FRAMES,
    DRAWN_SHADOW,
    DRAWN_LIGHT,
    DRAWN_COUNT
} DrawnStage;

enum { DRAWN_STEPS = 6 }; // of the feeler

typedef struct DrawnInfo {
    const char *name, *what;
} DrawnInfo;

extern const DrawnInfo DRAWN[DRAWN_COUNT];

// Draws the level around its start into a part of a picture, with cells of CELL_PX * `scale`. `step`: the
// feeler's, from 1; 0: all of it. `lit`: what the game shows around the hero, who is in its middle, for
// DRAWN_LIGHT; it may be empty. Draws nothing when out of memory.
void drawn_stage_draw(const Ui *ui, const Level *level, DrawnStage stage, int step, const Image *lit,
                      Image *to, Rect room, int scale);
