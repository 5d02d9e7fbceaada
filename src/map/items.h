#pragma once
// The table of what lies about. One row here (and a sprite of that name) adds an item.

#include <stdbool.h>

// Never renumbered within a class: ranges of them are looped over.
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
    ITEM_COIN,
    ITEM_BOMB,
    ITEM_BELL, // the hand bell, where it waits to be taken
    ITEM_POTION_MENDING,
    ITEM_POTION_NIGHT,
    ITEM_POTION_FIRE,
    ITEM_POTION_FROST,
    ITEM_SCROLL_SEAL,
    ITEM_SCROLL_RECALL,
    ITEM_SCROLL_LAMPS,
    ITEM_SCROLL_PEAL,
    ITEM_SCROLL_SUMMONS,
    ITEM_ZEAL, // power-ups: they work as soon as they are taken
    ITEM_WINGS,
    ITEM_AEGIS,
    ITEM_RADIANCE,
    ITEM_LONG_SWORD,
    ITEM_AXE,
    ITEM_SILVER_SWORD,
    ITEM_BUCKLER,
    ITEM_KITE_SHIELD,
    ITEM_FELT_BOOTS,
    ITEM_NAILED_BOOTS,
    ITEM_QUICK_BOOTS,
    ITEM_EMBER_RING,
    ITEM_MOTH_RING,
    ITEM_MAGPIE_RING,
    ITEM_HOURS_RING,
    ITEM_COUNT
} ItemKind;

enum { KEY_KINDS = 4 };

// What becomes of an item that is taken.
typedef enum ItemClass {
    CLASS_GOOD,   // to be collected, delivered, or spent
    CLASS_HEART,  // heals at once
    CLASS_KEY,    // kept until its lock
    CLASS_ARROW,  // for the bow
    CLASS_FLAME,  // cannot be taken up by touching it
    CLASS_BONES,  // nor this
    CLASS_COIN,   // points
    CLASS_BELL,   // the hand bell
    CLASS_BOMB,   // in the bag; thrown
    CLASS_POTION, // in the bag; drunk or thrown
    CLASS_SCROLL, // in the bag; read
    CLASS_POWER,  // works at once, for a while
    CLASS_WEAPON, // worn, one of each class
    CLASS_SHIELD,
    CLASS_BOOTS,
    CLASS_RING,
    CLASS_COUNT
} ItemClass;

enum { GEAR_FIRST = CLASS_WEAPON, GEAR_COUNT = CLASS_COUNT - CLASS_WEAPON };

typedef struct ItemInfo {
    const char *name;  // the sprite's; potions and scrolls are drawn by their looks in the run instead
    const char *title; // for messages
    ItemClass class;
    char glyph;  // in dumps
    bool counts; // one of those that must be collected
    bool tolls;  // means nothing where no bell tolls
    bool wields; // a quick slot takes it in hand; else it is used at once
    int key;     // 1..KEY_KINDS, 0: not a key
    int value;   // points
} ItemInfo;

extern const ItemInfo ITEMS[ITEM_COUNT];

// What goes into the bag, and from there into quick slots.
static inline bool item_bagged(ItemKind kind) {
    ItemClass class = ITEMS[kind].class;
    return class == CLASS_GOOD || class == CLASS_BOMB || class == CLASS_POTION || class == CLASS_SCROLL;
}

// 0..GEAR_COUNT - 1: where it is worn; -1: it is not.
static inline int item_gear(ItemKind kind) {
    int place = (int)ITEMS[kind].class - GEAR_FIRST;
    return place >= 0 ? place : -1;
}
