#pragma once
// Captions: sounds from out of sight in words, for players who cannot hear them. They name the sound and its
// direction, stand above the messages for a moment, and are written to the terminal's messages.

#include "sim/state/world.h"
#include "view/canvas/panel.h"

enum { CAPTIONS_MAX = 3, CAPTION_MAX = 160, CAPTION_TICKS = 120 };

typedef struct Caption {
    char text[CAPTION_MAX];
    int ticks; // ticks until it disappears
} Caption;

typedef struct Captions {
    Caption at[CAPTIONS_MAX]; // oldest first
    int count;
} Captions;

// Writes a caption such as "a bat, left" to `text` (CAPTION_MAX). Returns false if the sound is not heard,
// is in sight, or has no words.
bool caption_of_unseen(const World *world, const Event *event, char text[CAPTION_MAX]);

// Call it once after every world_tick(). A sound that is heard again keeps its caption. While time stands
// still, all captions stay.
void captions_tick(Captions *captions, const World *world);

// Draws the captions, newest lowest. `foot`: the middle of their lower edge. `one_row`: side by side, as
// many as fit.
void captions_draw(const Captions *captions, const Ui *ui, Image *layer, Vec foot, bool one_row);
