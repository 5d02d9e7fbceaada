#pragma once
// What the player holds down during one tick.

#include "map/items.h"

enum {
    BUTTON_STRIKE = 1,
    BUTTON_USE = 2,
    BUTTON_ROLL = 4,
    BUTTON_THROW = 8,
    BUTTON_SHUTTER = 16,
    BUTTON_BELL = 32,
    BUTTONS_ALL = 63
};
// Of what is in the bag, `pick` names a kind: with BUTTON_USE it is used, with BUTTON_THROW taken in hand,
// with a slot put into that slot to stay (or, if it is there already, out of it).
typedef struct Input {
    int8_t x, y; // -1, 0, 1
    uint8_t buttons;
    uint8_t slot; // 1..SLOTS: that quick slot is pressed; 0: none
    uint8_t pick; // ItemKind + 1; 0: none
} Input;
