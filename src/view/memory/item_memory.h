#pragma once
// Items and chests as the hero knows them (world->known.things), but delayed by a toll's wave: where it has
// not passed yet they are still shown as before.

#include "view/memory/shown.h"

// Call it when the hero enters a level.
void item_memory_copy(KnownThings *memory, const World *world);

// Once after every world_tick().
void item_memory_tick(KnownThings *memory, const World *world, const ShownLevel *shown);

// True once for an item that the hero knows, when the wave of the toll that hallowed it passes. From then on
// `memory` knows that it is hallowed. `index`: of the item.
bool item_memory_hallow(KnownThings *memory, const World *world, const ShownLevel *shown, int index);
