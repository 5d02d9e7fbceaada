#pragma once
// What the hero knows of a level: what he sees as it is, all else as he saw it last.

#include "base/grid.h"
#include "sim/state/floor.h"

// How well the hero knows a cell.
typedef enum Known { KNOWN_NOT, KNOWN_WELL, KNOWN_STALE } Known; // stale: a toll may have changed it since

// An item as he saw it last.
typedef struct KnownItem {
    bool there;
    bool hallowed; // as far as he has seen it, or was told
    ItemKind kind;
    Vec pos; // sub
} KnownItem;

// A chest likewise.
typedef struct KnownChest {
    Fixture fixture;
    WorldFixture state;
    bool mimic; // which he does not know
} KnownChest;

typedef struct KnownThings {
    KnownItem items[WORLD_ITEMS_MAX]; // as floor.items
    int item_count;
    KnownChest chests[LEVEL_FIXTURES_MAX];
    int chest_count;
} KnownThings;

// Nothing that happens follows from the things.
typedef struct Knowledge {
    Grid explored;     // Known: what the hero ever saw
    Grid tiles, decor; // as he saw them last
    KnownThings things;
} Knowledge;
