#pragma once
// What monsters do in each state of mind, from asleep to chase and home again.

#include "sim/state/world.h"

// Gives a new monster a mind: packs lie in wait; of the others, those that the hero could see at once are
// asleep, and half of the rest.
void ai_settle(World *world, int index);

// One tick of all monsters, one after another: each looks, thinks and acts, and what it did to others is
// settled.
void ai_tick(World *world);
