#pragma once
// The common attack: approach, wind up, strike.

#include "sim/state/world.h"

// The direction from the monster to its target.
int attack_aim(const World *world, const Actor *actor);

// True when its target is in range for a wind-up.
bool attack_in_range(const World *world, const Actor *actor);

// Fixes the way of its blow to where it faces, and of its lunge or shot to its target.
void attack_take_aim(World *world, int index);

// Begins the wind-up.
void attack_wind_up(World *world, int index);

// One tick of the final approach, off the cells' centres.
void attack_press_on(World *world, int index);

// One tick with the attack token: approaches or begins the wind-up.
void attack_close_in(World *world, int index);

// One tick of its blow, standing or lunging.
void attack_strike(World *world, int index);
void attack_swoop(World *world, int index);
