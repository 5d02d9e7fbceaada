#pragma once
// The table of items. Its rows are in list_items.h.

#include "map/item_kinds.h"

#include <stdbool.h>

enum { KEY_KINDS = 4 };

// What happens to an item when it is taken.
typedef enum ItemClass {
    CLASS_TREASURE, // to be collected, delivered or used up
    CLASS_TOOL,     // kept in the bag until it is used
    CLASS_HEART,    // heals at once
    CLASS_KEY,      // kept until its lock
    CLASS_ARROW,    // for the bow
    CLASS_FLAME,    // cannot be picked up by touching it
    CLASS_BONES,    // cannot be picked up
    CLASS_COIN,     // points
    CLASS_BELL,     // the hand bell
    CLASS_BOMB,     // in the bag; thrown
    CLASS_POTION,   // in the bag; drunk or thrown
    CLASS_SCROLL,   // in the bag; read
    CLASS_CROWN,    // the Warlord's; taking it opens the last grate
    CLASS_POWER,    // works at once, for some time
    CLASS_GIFT,     // works for the rest of the run
    CLASS_WISH,     // to be carried to the one who asked for it
    CLASS_WEAPON,   // worn, one of each class
    CLASS_SHIELD,
    CLASS_BOOTS,
    CLASS_RING,
    CLASS_COUNT
} ItemClass;

enum { GEAR_FIRST = CLASS_WEAPON, GEAR_COUNT = CLASS_COUNT - CLASS_WEAPON };

typedef enum Power { POWER_ZEAL, POWER_WINGS, POWER_AEGIS, POWER_RADIANCE, POWER_COUNT } Power;

// What gifts change for the rest of the run.
typedef enum Perk {
    PERK_NONE,
    PERK_HP,          // half hearts more that the hero can have
    PERK_LANTERN,     // cells more that the lantern reaches
    PERK_CANDLE,      // of CANDLE_SLOW ticks, the number in which a candle does not burn down
    PERK_WHOLE,       // of four arrows, the number that land unbroken in addition
    PERK_RINGS,       // times more that the hand bell can be rung on a depth
    PERK_SOFT,        // cells less that a step is heard
    PERK_QUIVER,      // arrows at once and on each new depth
    PERK_STRIKE,      // half hearts more for a strike
    PERK_SNEAK,       // times the damage more for a strike or shot from the dark
    PERK_ROLL,        // ticks sooner that he can roll again
    PERK_HALLOW,      // half hearts more that a hallowed treasure heals
    PERK_REST,        // half hearts that a new depth heals
    PERK_HANDS,       // ticks less for using something
    PERK_SHOT,        // half hearts more for an arrow
    PERK_SAFE,        // ticks more without damage after a wound
    PERK_COINS,       // coins more for each coin
    PERK_HEART,       // half hearts more that a heart heals
    PERK_FIRST_WOUND, // the first wound of a depth above half a heart is halved
    PERK_COUNT
} Perk;

enum { CANDLE_SLOW = 3 };

// What an item does, in a few words each.
typedef struct ItemWords {
    const char *use;     // when it is used; NULL: it is only thrown, or works by itself
    const char *toss;    // when it is thrown; NULL: nothing special
    const char *passive; // while it is worn, or at once
} ItemWords;

// What gear does while it is worn; 0 changes nothing.
typedef struct Gear {
    int damage, recovery, speed; // replace the hero's own: half hearts, ticks, sub a tick
    int reach;                   // px more
    int lantern;                 // cells, replaces LANTERN_RADIUS
    int less;                    // half hearts less for a blow from the front
    bool silver;                 // does twice the damage to monsters that silver hurts
    bool stops_missiles;         // stops missiles from the front
    // Quiet steps; no blow knocks him back; he does not slip on ice; fire does not hurt him; coins, arrows
    // and hallowed treasures come to him.
    bool soft, stands, grips_ice, fireproof, pulls;
} Gear;

// What a hero who starts with this gear does not have of the usual supplies.
typedef struct GearPrice {
    int arrows, candles;
    int hp; // half hearts for good
} GearPrice;

// A number of items of one kind.
typedef struct Reward {
    ItemKind kind;
    int count;
} Reward;

enum { WISH_KINDS = 6 }; // their rows stand together from ITEM_SEEING_STONE on

typedef struct ItemInfo {
    const char *name;  // of its sprite; potions and scrolls are drawn by their look in this run
    const char *title; // for messages
    bool plural;       // its title is a plural, as in "some boots"
    ItemClass class;
    char glyph;  // in dumps
    bool counts; // it has to be collected
    bool tolls;  // it has no use where no bell tolls
    bool wields; // a quick slot takes it in hand; otherwise it is used at once
    int key;     // 1..KEY_KINDS, 0: not a key
    int value;   // points
    int power;   // Power + 1 that it starts; 0: none
    Perk perk;   // what a gift changes
    int by;      // and by how much
    bool heals;  // a treasure that heals: stairs leave it in the bag, unless the player has unpinned it
    ItemWords words;
    Gear gear;
    GearPrice price;
    Reward reward; // for bringing a wish
} ItemInfo;

extern const ItemInfo ITEMS[ITEM_COUNT];

// True for items that go into the bag and into quick slots.
static inline bool item_bagged(ItemKind kind) {
    ItemClass class = ITEMS[kind].class;
    return class == CLASS_TREASURE || class == CLASS_TOOL || class == CLASS_BOMB || class == CLASS_POTION ||
           class == CLASS_SCROLL;
}

// The place where gear is worn, 0..GEAR_COUNT - 1; -1: it is not gear.
static inline int item_gear_place(ItemKind kind) {
    int place = (int)ITEMS[kind].class - GEAR_FIRST;
    return place >= 0 ? place : -1;
}

// Gear has numbers 1..GEAR_KINDS, in the order of its rows, which stand together. Share codes and recordings
// contain them, so a new row comes last.
enum { GEAR_KINDS = ITEM_HOURS_RING - ITEM_LONG_SWORD + 1, GEAR_KINDS_MAX = 31 };
_Static_assert((int)GEAR_KINDS <= (int)GEAR_KINDS_MAX, "a code has no room for it");
static inline ItemKind item_of_gear_number(int number) {
    return (ItemKind)(ITEM_LONG_SWORD + number - 1);
}

// The power-up for a power.
ItemKind item_of_power(Power power);

// Gifts have numbers from 0, in the order of their rows, which stand together. (Only gifts that last for the
// run.)
enum { GIFT_KINDS = ITEM_GIFT_COAT - ITEM_GIFT_HEART + 1 };
static inline ItemKind item_of_lasting_gift(int number) {
    return (ItemKind)(ITEM_GIFT_HEART + number);
}

// The number of a gift; -1: not a gift that lasts.
static inline int item_lasting_gift_or_none(ItemKind kind) {
    return ITEMS[kind].class == CLASS_GIFT ? (int)(kind - ITEM_GIFT_HEART) : -1;
}

// The key of a kind 1..KEY_KINDS.
ItemKind item_of_key(int key);
