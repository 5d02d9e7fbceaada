#pragma once
// What monsters do in each mind state, from asleep to chase and return.

#include "sim/state/world.h"

// Sets a new monster's mind: packs lie in ambush; other monsters are asleep when the hero could see them at
// once, and half of the rest are.
void ai_settle(World *world, int index);

// Cells to the hero at which one in ambush leaves it.
int ai_ambush_radius(ActorKind kind);

// One tick of all monsters in turn: each looks, thinks and acts, then its wounds on others are settled.
void ai_tick(World *world);
