#pragma once
// Items and chests as the hero knows them: those in sight as they are, others as he saw them last.

#include "view/memory/shown.h"

typedef struct RememberedItem {
    bool there;
    bool hallowed; // as far as he has seen it, or was told
    ItemKind kind;
    Vec pos; // sub
} RememberedItem;

typedef struct RememberedChest {
    Fixture fixture;
    WorldFixture state;
} RememberedChest;

typedef struct ItemMemory {
    RememberedItem items[WORLD_ITEMS_MAX]; // as in the world
    int item_count;
    RememberedChest chests[LEVEL_FIXTURES_MAX];
    int chest_count;
} ItemMemory;

// Of a level that the hero enters: all that lies in explored cells.
void item_memory_settle(ItemMemory *memory, const World *world);

// Once after every world_tick().
void item_memory_tick(ItemMemory *memory, const World *world, const Shown *shown);

// True once, when the wave of the toll that hallowed an item that he knows of has come by there.
bool item_memory_hallow(ItemMemory *memory, const World *world, const Shown *shown, int index);
