#pragma once
// What pads need besides buttons: the player's own mappings, and vibration.

#include "app/play/controls.h"

typedef struct World World;

// Adds mappings, one a line as in SDL's gamecontrollerdb.txt. Mappings of other platforms are skipped.
// Returns the number of the first line that is not a mapping, or 0. The other lines are used.
int pads_add_mappings(const void *bytes, size_t size);

// Opens SDL's pads with the player's mappings from the settings folder. Prints one line if one of these is
// wrong. If pads fail, the game is played by keys.
void pads_open(void);

// Whether the pad used last can shake. False without one.
bool pads_current_can_rumble(const Controls *controls);

// Call it after every tick: the pad in use vibrates when something happened to the hero.
void pads_rumble_tick(const Controls *controls, const World *world);
