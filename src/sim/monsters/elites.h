#pragma once

#include "sim/state/world.h"

enum { RING_AGAIN_TICKS = 240 }; // after which an elite whose ringing was stopped tries again

// Begins the next phase of a monster whose hit points are down to it (ActorInfo.stages): stun and fear end,
// and it roars, while nothing hurts anybody. Returns false if none begins.
bool elites_begin_phase(World *world, int index);

// The Sacristan swings its censer. In each later phase it walks away from the hero and rings, which brings
// a toll.

// One tick with the attack token.
void sacristan_attack(World *world, int index);

// One tick without it.
void sacristan_ring(World *world, int index);

// One tick of its blow or its ringing.
void sacristan_strike(World *world, int index);

// The Cooper rolls barrels at a hero who is far away and slams one who is near.

// One tick with the attack token.
void cooper_attack(World *world, int index);

// One tick of its blow.
void cooper_strike(World *world, int index);

// Call it when a monster has died. An elite's death lowers the quota of its depth by ELITE_TREASURES. The
// Warlord leaves his crown.
void elites_reward_kill(World *world, const Actor *dead);
