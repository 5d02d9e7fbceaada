#pragma once
// What is drawn under the fingers on a touch screen: a stick, which is where the thumb goes down, and
// buttons. Each button has a picture and a name, which prompts use too.

#include "view/hud/hud.h"

enum {
    TOUCH_STICK_PX = 30, // px of the layer that the thumb can move
    TOUCH_BACK_PX = 52   // the width that the button Back takes
};

typedef struct TouchPad {
    bool steers;      // a thumb is on the stick
    Vec stick, thumb; // px of the layer: the stick's middle, and the thumb
    uint32_t held;    // a bit for each Hit that is held
} TouchPad;

// Draws stick and buttons in play, over the HUD. The buttons add themselves to the hits.
void touch_pad_draw(const TouchPad *pad, const Hud *hud, const Ui *ui, const World *world, Image *layer);

// Draws the button Back on all other screens, in the upper right corner, or in the lower one if `at_foot`.
// For looking around, `with_go_there` adds the button that walks there.
void touch_pad_draw_back(const Ui *ui, Image *layer, bool with_go_there, bool at_foot);

// The name of a button; "" if there is none.
const char *touch_pad_button_name(Hit hit);

// True where a thumb that goes down uses the stick: in the left part of the layer.
bool touch_pad_is_stick(Vec layer, Vec at);
