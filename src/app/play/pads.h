#pragma once
// What pads need besides buttons: the player's own mappings, and vibration.

#include "app/play/controls.h"

typedef struct World World;

// Adds mappings, one a line as in SDL's gamecontrollerdb.txt. Mappings of other platforms are skipped.
// Returns the number of the first line that is not a mapping, counted from 1, or 0 if all are. Lines that are
// mappings are used in any case.
int pads_add_mappings(const void *bytes, size_t size);

// Lets SDL report pads, and reads the player's mappings from the settings folder. Prints one line on standard
// error if a mapping is wrong. Without pads, the game is played by keys.
void pads_enable(void);

// Whether the pad used last can vibrate. False without a pad.
bool pads_can_rumble(const Controls *controls);

// Call it after every tick: the pad in use vibrates when something happened to the hero.
void pads_rumble_tick(const Controls *controls, const World *world);
