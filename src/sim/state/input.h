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
    BUTTON_WAIT = 64,  // lets time pass while it stands still for him
    BUTTON_PACE = 128, // changes between real time and the other pace; with BUTTON_WAIT: to turn by turn
    BUTTONS_ALL = 255
};
// BUTTON_THROW aims a throw while it is held, and throws when it is released. A direction turns the aim.
// Turn by turn aiming takes no time: it begins at the nearest monster in sight straight ahead, otherwise
// three cells away. Every AIM_MORE_TICKS it goes a cell further, after the seventh back to the first. So to
// aim at a cell, turn to it and hold the button until throw_aimed_reach() (sim/hero/throw.h) equals its
// distance. `pick` names a kind in the bag: BUTTON_USE uses it, BUTTON_THROW takes it in hand, and a slot's
// button puts it into that slot, or removes it if it is there. From PICK_EASE on `pick` names aids instead:
// from this tick on these are on and no others; that takes no time.
enum { PICK_EASE = 240 }; // + EASE_*
typedef struct Input {
    int8_t x, y; // -1, 0, 1
    uint8_t buttons;
    uint8_t slot; // 1..SLOTS: that quick slot was pressed; 0: none
    uint8_t pick; // ItemKind + 1, or PICK_EASE and more; 0: none
} Input;

// True when the player presses nothing.
static inline bool input_idle(Input input) {
    return input.x == 0 && input.y == 0 && input.buttons == 0 && input.slot == 0 && input.pick == 0;
}
