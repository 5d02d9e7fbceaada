#pragma once
// What pads need beyond their buttons: the player's own mappings, and what they let him feel.

#include "app/play/controls.h"

typedef struct World World;

// Adds mappings, a line each as in SDL's gamecontrollerdb.txt; those of other platforms are passed over.
// Returns the number of the first line that is none, or 0; all others count.
int pads_add_mappings(const void *bytes, size_t size);

// Opens SDL's pads, with the mappings that the player keeps among the settings; says in one line what is
// wrong with these. Without pads, keys remain.
void pads_open(void);

// Whether the pad used last can shake. False without one.
bool pads_can_rumble(const Controls *controls);

// Once after every tick: the pad in use shakes with what happened in it to the hero.
void pads_tick(const Controls *controls, const World *world);
