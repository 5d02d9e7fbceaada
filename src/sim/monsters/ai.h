#pragma once
// What monsters do in each mind state, from asleep to chase and return.

#include "sim/state/world.h"

// Sets a new monster's mind. Packs lie in ambush. Other monsters are asleep if the hero could see them at
// once; of the rest, half are.
void ai_init_mind(World *world, int index);

// A monster in ambush leaves it when the hero is within this many cells.
int ai_ambush_radius(ActorKind kind);

// One tick of all monsters in turn: each looks, thinks and acts. Then the wounds that it dealt are resolved.
void ai_tick(World *world);

// Reactions of monsters to noises, lures, frost, lights that were turned on or off, and relics.

// Handles those facts of this tick in that order, so that a lure overrides a noise, and frost and fear
// override both.
void reactions_resolve(World *world);

// Consequences of wounds for monsters.

// Handles world->facts.wounds, oldest first. A hurt monster wakes and attacks the attacker; a killed one is
// removed and drops its loot.
void wounds_resolve(World *world);
