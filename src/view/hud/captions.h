#pragma once
// Sounds from out of sight, in words, for players who cannot hear them: what it is and from where. It stands
// over the message for a moment, and goes into the terminal's log.

#include "sim/state/world.h"
#include "view/canvas/panel.h"

enum { CAPTIONS_MAX = 3, CAPTION_MAX = 160, CAPTION_TICKS = 120 };

typedef struct Caption {
    char text[CAPTION_MAX];
    int ticks; // left
} Caption;

typedef struct Captions {
    Caption at[CAPTIONS_MAX]; // the oldest first
    int count;
} Captions;

// "a bat, left", written to `text` (CAPTION_MAX). False: it is not heard, or in sight, or has no words.
bool caption_of(const World *world, const Event *event, char text[CAPTION_MAX]);

// Once after every world_tick(). What is heard again only stays; where time waits, all stays.
void captions_tick(Captions *captions, const World *world);

// The newest below; `foot`: the middle of their lower edge. One row: side by side, as many as it has room
// for.
void captions_draw(const Captions *captions, const Ui *ui, Image *layer, Vec foot, bool one_row);
