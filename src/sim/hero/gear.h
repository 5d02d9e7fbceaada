#pragma once
// What the hero puts on and takes up, and how power-ups run down.

#include "sim/state/world.h"

extern const int POWER_TICKS[POWER_COUNT]; // for which a power-up works

void run_init(World *world); // at the beginning of a game: nothing worn; looks drawn from the level's seed

// Puts an item on, if its place is empty or `swap`; what was there falls at his feet. False: he does not.
bool gear_wear(World *world, ItemKind kind, bool swap);

// Power-ups begin at once.
void gear_empower(World *world, ItemKind kind);

// Once a tick: powers run down, the magpie ring pulls.
void gear_tick(World *world);
