#pragma once
// Items and chests as the hero knows them: in sight as they are, else as he saw them last.

#include "view/memory/shown.h"

typedef struct RecalledItem {
    bool there;
    bool hallowed; // as far as he has seen it, or was told
    ItemKind kind;
    Vec pos; // sub
} RecalledItem;

typedef struct RecalledChest {
    Fixture fixture;
    WorldFixture state;
} RecalledChest;

typedef struct Recall {
    RecalledItem items[WORLD_ITEMS_MAX]; // as in the world
    int item_count;
    RecalledChest chests[LEVEL_FIXTURES_MAX];
    int chest_count;
} Recall;

// Of a level that the hero enters: all that lies in explored cells.
void recall_settle(Recall *recall, const World *world);

// Once after every world_tick().
void recall_tick(Recall *recall, const World *world, const Shown *shown);

// True once, when the wave of the toll that hallowed an item that he knows of has come by there.
bool recall_hallow(Recall *recall, const World *world, const Shown *shown, int index);
