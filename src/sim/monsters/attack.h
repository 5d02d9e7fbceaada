#pragma once
// What most monsters do to attack: come close, wind up, strike.

#include "sim/state/world.h"

// The way, and the direction, of whom it is after.
Vec attack_way(const World *world, const Actor *actor);
int attack_aim(const World *world, const Actor *actor);

// True when it can begin a blow at whom it is after.
bool attack_in_range(const World *world, const Actor *actor);

void attack_wind_up(World *world, int index);

// One tick of the last bit to it, off the cells' centres.
void attack_press_on(World *world, int index);

// One tick of its turn: closer, or the wind-up.
void attack_close_in(World *world, int index);

// One tick of its blow, where it stands or in a line.
void attack_strike(World *world, int index);
void attack_swoop(World *world, int index);
