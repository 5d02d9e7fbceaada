#pragma once
// Gear that the hero wears, and the timers of power-ups.

#include "sim/state/world.h"

extern const int POWER_TICKS[POWER_COUNT]; // duration of each power-up

void hero_init_run(World *world); // at the start of a game: nothing worn; looks drawn from the level's seed

// At the start of a game: puts this gear on, at its price.
void gear_equip_at_its_price(World *world, ItemKind kind);

// Puts an item on, if its place is free or `swap` is true; the old item then falls at his feet. Returns
// false when it was not put on.
bool gear_wear(World *world, ItemKind kind, bool swap);

// Starts the power-up of an item.
void gear_start_powerup(World *world, ItemKind kind);

// Once a tick: power-ups run down; the magpie ring pulls coins, arrows and hallowed treasures.
void gear_and_powerups_tick(World *world);
