#pragma once

#include "sim/state/world.h"

// The common attack: approach, wind up, strike.

// The direction from the monster to its target.
int attack_dir_to_target(const World *world, const Actor *actor);

// True when its target is in range for a wind-up.
bool attack_can_wind_up(const World *world, const Actor *actor);

// Fixes the direction of its blow to where it faces, and of its lunge or shot to its target.
void attack_take_aim(World *world, int index);

// Begins the wind-up.
void attack_turn(World *world, int index);

// One tick of the last approach, where it no longer walks from cell to cell.
void attack_final_approach(World *world, int index);

// One tick with the attack token: approaches or begins the wind-up.
void attack_approach(World *world, int index);

// One tick of a blow that it strikes where it stands.
void attack_strike(World *world, int index);

// One tick of a blow in which it lunges.
void attack_lunge(World *world, int index);

// A charge hits whoever it runs into in this tick, and knocks him aside. Returns true if there was one.
bool attack_trample(World *world, int index);
