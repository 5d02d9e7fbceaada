#pragma once

#include "sim/state/world.h"

// The Sacristan swings its censer. When its hit points fall to one of ActorInfo.stages it walks away from the
// hero and rings, which brings a toll.

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
