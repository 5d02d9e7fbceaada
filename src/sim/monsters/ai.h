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

// Reactions of monsters to noises, lures, frost and relics.

// Settles those facts of this tick, in that order: a lure overrides a noise, frost and fear override both.
void reactions_settle(World *world);

// Consequences of wounds for monsters.

// Settles world->facts.wounds, oldest first: a hurt monster wakes and attacks the attacker; a killed one is
// removed and drops its loot.
void wounds_resolve(World *world);
