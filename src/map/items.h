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
    ITEM_KEY_1, // opens locks of that kind, and is used up
    ITEM_KEY_2,
    ITEM_KEY_3,
    ITEM_KEY_4,
    ITEM_ARROW,
    ITEM_BRAND, // a torch taken off the wall; it burns as long as it lies there
    ITEM_BONES, // of what may rise again
    ITEM_COUNT
} ItemKind;

enum { KEY_KINDS = 4 };

typedef struct ItemInfo {
    const char *name; // also the sprite's
    char glyph;       // in dumps
    int key;          // 1..KEY_KINDS, 0: not a key
    int value;        // points
    bool counts;      // one of those that must be collected
} ItemInfo;

extern const ItemInfo ITEMS[ITEM_COUNT];
