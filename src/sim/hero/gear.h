#pragma once
// Gear that the hero wears, and the timers of power-ups.

#include "sim/state/world.h"

extern const int POWER_TICKS[POWER_COUNT]; // duration of each power-up

void run_init(World *world); // at the start of a game: nothing worn; looks drawn from the level's seed

// At the start of a game: this gear is worn, at its price.
void gear_begin(World *world, ItemKind kind);

// Puts an item on, if its place is empty or `swap` is true; the old item falls at his feet. False when not
// worn.
bool gear_wear(World *world, ItemKind kind, bool swap);

// Starts the power-up of a kind of item.
void gear_empower(World *world, ItemKind kind);

// Once a tick: power-ups run down, the magpie ring attracts goods.
void gear_tick(World *world);
