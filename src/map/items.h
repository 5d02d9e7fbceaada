#pragma once
// The table of what lies about. One row here (and a sprite of that name) adds an item.

#include <stdbool.h>

typedef enum ItemKind {
    ITEM_CANDLE,
    ITEM_CHEESE,
    ITEM_WINE,
    ITEM_HONEY,
    ITEM_BOOK,
    ITEM_CHALICE,
    ITEM_GEM,
    ITEM_RELIC,
    ITEM_HEART,
    ITEM_COUNT
} ItemKind;

typedef struct ItemInfo {
    const char *name; // also the sprite's
    int value;        // points
    bool counts;      // one of those that must be collected
} ItemInfo;

extern const ItemInfo ITEMS[ITEM_COUNT];
