#pragma once
// What lies under the fingers while a touch screen is used: a stick that begins where the thumb goes down,
// and buttons, each with its picture and its name, which prompts use as well.

#include "view/hud/hud.h"

enum {
    TOUCH_STICK_PX = 30, // the thumb's way, px of the layer
    TOUCH_BACK_PX = 52   // of the layer's width, that the way back takes
};

typedef struct TouchPad {
    bool steers;      // a thumb is on the stick
    Vec stick, thumb; // px of the layer: its middle, and where the thumb is
    uint32_t held;    // a bit of each Hit that is held down
} TouchPad;

// In play, over the HUD; buttons add themselves to the hits.
void touch_pad_draw(const TouchPad *pad, const Hud *hud, const Ui *ui, const World *world, Image *layer);

// On any other screen: the way back, in a corner at the right, and of a look around the way there.
void touch_pad_draw_back(const Ui *ui, Image *layer, bool looks, bool below);

// "" for what is no button here.
const char *touch_pad_name(Hit hit);

// Where a thumb that goes down takes the stick: the left part of the layer.
bool touch_pad_steers(Vec layer, Vec at);
