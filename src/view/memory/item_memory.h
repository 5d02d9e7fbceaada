#pragma once
// Items and chests as the hero knows them (world->known.things), but behind the wave of a toll: where it has
// not come by yet, they are still shown as they were before.

#include "view/memory/shown.h"

// Of a level that the hero enters.
void item_memory_start(KnownThings *memory, const World *world);

// Once after every world_tick().
void item_memory_tick(KnownThings *memory, const World *world, const Shown *shown);

// True once, when the wave of the toll that hallowed an item that he knows of has come by there.
bool item_memory_hallow(KnownThings *memory, const World *world, const Shown *shown, int index);
