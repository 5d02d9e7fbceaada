#pragma once
// The player's input during one tick.

#include "map/items.h"

#include <stdbool.h>
#include <stdint.h>

enum {
    BUTTON_STRIKE = 1,
    BUTTON_USE = 2,
    BUTTON_ROLL = 4,
    BUTTON_THROW = 8,
    BUTTON_SHUTTER = 16,
    BUTTON_BELL = 32,
    BUTTON_WAIT = 64,  // lets time pass where it waits for the hero
    BUTTON_PACE = 128, // real time, or the pace before it in which time waits; with BUTTON_WAIT: turn by turn
    BUTTONS_ALL = 255
};
// BUTTON_THROW aims a lob while it is held and throws it when it is let go; a direction turns the aim. Turn
// by turn that is free: the aim begins at the nearest monster in sight straight ahead, else three cells off,
// and each AIM_MORE_TICKS take it a cell further, after the seventh to the first. So who wants a certain cell
// turns to it and holds the button until throw_reach() (sim/hero/throw.h) is its distance. `pick` names a
// kind in the bag: BUTTON_USE uses it, BUTTON_THROW takes it in hand, a slot keeps it in that slot (or, if it
// is there already, removes it). From PICK_EASE on it names aids instead: from this tick on these help, and
// no others; that takes no time.
enum { PICK_EASE = 240 }; // + EASE_*
typedef struct Input {
    int8_t x, y; // -1, 0, 1
    uint8_t buttons;
    uint8_t slot; // 1..SLOTS: that quick slot is pressed; 0: none
    uint8_t pick; // ItemKind + 1, or PICK_EASE and more; 0: none
} Input;

static inline bool input_idle(Input input) {
    return input.x == 0 && input.y == 0 && input.buttons == 0 && input.slot == 0 && input.pick == 0;
}
