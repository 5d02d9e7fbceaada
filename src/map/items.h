#pragma once
// The table of items. Its rows are in list_items.h.

#include "map/item_kinds.h"

#include <stdbool.h>

enum { KEY_KINDS = 4 };

// How an item is used once it is taken.
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
    CLASS_CROWN,  // the Warlord's: opens the last grate
    CLASS_POWER,  // works at once, for a while
    CLASS_GIFT,   // works for the rest of the run
    CLASS_WISH,   // carried back to the one who asked for it
    CLASS_WEAPON, // worn, one of each class
    CLASS_SHIELD,
    CLASS_BOOTS,
    CLASS_RING,
    CLASS_COUNT
} ItemClass;

enum { GEAR_FIRST = CLASS_WEAPON, GEAR_COUNT = CLASS_COUNT - CLASS_WEAPON };

typedef enum Power { POWER_ZEAL, POWER_WINGS, POWER_AEGIS, POWER_RADIANCE, POWER_COUNT } Power;

// What gifts add to, for the rest of the run.
typedef enum Perk {
    PERK_NONE,
    PERK_HP,          // half hearts that the hero can have
    PERK_LANTERN,     // cells that the lantern reaches
    PERK_CANDLE,      // ticks in each CANDLE_SLOW in which a candle does not burn down
    PERK_WHOLE,       // in four, arrows that land unbroken
    PERK_RINGS,       // rings of the hand bell on a depth
    PERK_SOFT,        // cells that a step is heard less far
    PERK_QUIVER,      // arrows, at once and on each new depth
    PERK_STRIKE,      // half hearts that a strike does
    PERK_SNEAK,       // times the damage of a strike or shot from the dark
    PERK_ROLL,        // ticks by which he can roll again sooner
    PERK_HALLOW,      // half hearts that a hallowed treasure mends
    PERK_REST,        // half hearts that a new depth mends
    PERK_HANDS,       // ticks that using something takes less
    PERK_SHOT,        // half hearts that an arrow does
    PERK_SAFE,        // ticks for which nothing hurts him after a wound
    PERK_COINS,       // coins that each coin counts besides
    PERK_HEART,       // half hearts that a heart mends
    PERK_FIRST_WOUND, // the first wound of a depth that is worse than half a heart is halved
    PERK_COUNT
} Perk;

enum { CANDLE_SLOW = 3 };

// The uses of an item, in a few words each.
typedef struct ItemWords {
    const char *use;     // what using it does; NULL: it is only thrown, or works by itself
    const char *toss;    // what throwing it does; NULL: nothing of its own
    const char *passive; // of what is worn or works at once
} ItemWords;

// The effects of gear while it is worn; 0 changes nothing.
typedef struct Gear {
    int damage, recovery, speed; // instead of the hero's own
    int reach;                   // px besides
    int lantern;                 // cells instead of LANTERN_RADIUS
    int less;                    // half hearts of a frontal blow that it blocks
    bool silver;                 // twice the damage to monsters that silver hurts
    bool parries;                // missiles from the front
    bool soft, stands, grips, fireproof, pulls;
} Gear;

// What a hero who starts with this gear lacks of the usual supplies.
typedef struct GearPrice {
    int arrows, candles;
    int hp; // half hearts, for good
} GearPrice;

// So many of a kind.
typedef struct Reward {
    ItemKind kind;
    int count;
} Reward;

enum { WISH_KINDS = 6 }; // they stand together, the first is ITEM_SEEING_STONE

typedef struct ItemInfo {
    const char *name;  // the sprite's; potions and scrolls are drawn by their looks in the run instead
    const char *title; // for messages
    bool plural;       // its title: some boots lie there
    ItemClass class;
    char glyph;  // in dumps
    bool counts; // one of those that must be collected
    bool tolls;  // means nothing where no bell tolls
    bool wields; // a quick slot takes it in hand; else it is used at once
    int key;     // 1..KEY_KINDS, 0: not a key
    int value;   // points
    int power;   // Power + 1 that it gives; 0: none
    Perk perk;   // of a gift,
    int by;      // and by how much
    bool burns;  // destroyed by fire
    bool heals;  // in the bag: stairs leave it there, unless it is unpinned
    ItemWords words;
    Gear gear;
    GearPrice price;
    Reward reward; // of a wish
} ItemInfo;

extern const ItemInfo ITEMS[ITEM_COUNT];

// True for items that go into the bag and can be put into quick slots.
static inline bool item_bagged(ItemKind kind) {
    ItemClass class = ITEMS[kind].class;
    return class == CLASS_GOOD || class == CLASS_BOMB || class == CLASS_POTION || class == CLASS_SCROLL;
}

// The gear place where it is worn, 0..GEAR_COUNT - 1; -1: it is no gear.
static inline int item_gear(ItemKind kind) {
    int place = (int)ITEMS[kind].class - GEAR_FIRST;
    return place >= 0 ? place : -1;
}

// All gear by number, 1..GEAR_KINDS, in the order of its rows, which stand together; share codes and
// recordings know it: a new row comes last.
enum { GEAR_KINDS = ITEM_HOURS_RING - ITEM_LONG_SWORD + 1, GEAR_KINDS_MAX = 31 };
_Static_assert((int)GEAR_KINDS <= (int)GEAR_KINDS_MAX, "a code has no room for it");
static inline ItemKind item_of_gear(int number) {
    return (ItemKind)(ITEM_LONG_SWORD + number - 1);
}

// The power-up that gives a power.
ItemKind item_of_power(Power power);

// All gifts that last, by number from 0, in the order of their rows, which stand together.
enum { GIFT_KINDS = ITEM_GIFT_COAT - ITEM_GIFT_HEART + 1 };
static inline ItemKind item_of_gift(int number) {
    return (ItemKind)(ITEM_GIFT_HEART + number);
}

// -1: not a gift that lasts.
static inline int item_gift(ItemKind kind) {
    return ITEMS[kind].class == CLASS_GIFT ? (int)(kind - ITEM_GIFT_HEART) : -1;
}

// The key of a kind, 1..KEY_KINDS.
ItemKind item_key(int key);
