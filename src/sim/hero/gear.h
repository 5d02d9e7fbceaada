#pragma once
// Gear that the hero wears, and the timers of power-ups.

#include "sim/state/world.h"

extern const int POWER_TICKS[POWER_COUNT]; // duration of each power-up

// At the start of a game: nothing is worn; the looks are drawn from the level's seed.
void hero_init(World *world);

// At the start of a game: puts this gear on, at its price.
void gear_equip_priced(World *world, ItemKind kind);

// Puts an item on if its place is free. Returns false when it is not.
bool gear_wear_first(World *world, ItemKind kind);
// Puts an item on; the old one falls at his feet.
void gear_wear_anew(World *world, ItemKind kind);

// Starts the power-up of an item.
void gear_start_powerup(World *world, ItemKind kind);

// Once a tick: power-ups run down; the magpie ring pulls coins, arrows and hallowed treasures.
void gear_tick(World *world);
