#pragma once
// Fingers on a screen: what each of them began with when it went down, which it keeps until it is lifted.

#include "app/store/bindings.h"
#include "base/geom.h"

enum { TOUCH_FINGERS = 10 };

typedef enum TouchDoes {
    TOUCH_NOTHING, // no finger
    TOUCH_STEERS,  // a thumb on the stick
    TOUCH_HOLDS,   // a button down
    TOUCH_POINTS,  // as the mouse's left button does
    TOUCH_TAPS     // likewise, once it is lifted: until then it may be drawn over a list
} TouchDoes;

typedef struct Finger {
    SDL_FingerID id;
    TouchDoes does;
    int hit;           // that it holds
    Vec at;            // points of the window, as the mouse has them
    Vec from;          // px of the HUD's layer: where it went down, or a list was moved last
    uint32_t since_ms; // when it went down
    bool moved;        // it is no tap any longer
} Finger;

typedef struct Touch {
    Finger fingers[TOUCH_FINGERS];
    Vec stick, thumb; // px of the layer: the stick's middle, and the thumb
} Touch;
