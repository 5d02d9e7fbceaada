#pragma once
// The elites, one to a depth: they know more than one blow (sim/combat/blows.h).

#include "sim/state/world.h"

// The Sacristan sweeps its censer. Where its hit points pass a mark it gets away from the hero and rings: a
// toll. One tick with and without the attack token; one of its blow, or of its ringing.
void sacristan_attack(World *world, int index);
void sacristan_wait(World *world, int index);
void sacristan_strike(World *world, int index);

// The Cooper rolls barrels at whom it sees from afar, and slams who is near.
void cooper_attack(World *world, int index);
void cooper_strike(World *world, int index);

// An elite died: the grate of its depth opens; the Warlord leaves his crown.
void elites_bury(World *world, const Actor *dead);
