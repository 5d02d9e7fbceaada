#include "view/item_words.h"

const ItemWords ITEM_WORDS[ITEM_COUNT] = {
    [ITEM_CANDLE] = {.use = "set it: it lights three cells for three minutes",
                     .toss = "it burns where it lands"},
    [ITEM_CHEESE] = {.use = "eat it: a heart", .toss = "it lures animals"},
    [ITEM_WINE] = {.toss = "a puddle that burns"},
    [ITEM_HONEY] = {.toss = "a puddle in which all are slow"},
    [ITEM_BOOK] = {.use = "read it: the map of this depth"},
    [ITEM_CHALICE] = {.toss = "water: it puts out flames"},
    [ITEM_GEM] = {.toss = "its noise; goblins and thieves fetch it"},
    [ITEM_RELIC] = {.use = "hold it up: all who see it flee"},
    [ITEM_BOMB] = {.toss = "it blows up: foes, cracked walls, you"},
    [ITEM_POTION_MENDING] = {.use = "drink: three hearts", .toss = "mends all it hits"},
    [ITEM_POTION_NIGHT] = {.use = "drink: flames go out, you are hidden", .toss = "flames around it go out"},
    [ITEM_POTION_FIRE] = {.use = "drink: do not", .toss = "fire"},
    [ITEM_POTION_FROST] = {.use = "drink: all around are stunned, you too",
                           .toss = "stuns; water turns to ice"},
    [ITEM_SCROLL_SEAL] = {.use = "read: all you know stays at the next toll"},
    [ITEM_SCROLL_RECALL] = {.use = "read: to the stairs up"},
    [ITEM_SCROLL_LAMPS] = {.use = "read: all brackets are lit"},
    [ITEM_SCROLL_PEAL] = {.use = "read: a toll that takes no good"},
    [ITEM_SCROLL_SUMMONS] = {.use = "read: a hunter comes"},
    [ITEM_ZEAL] = {.works = "your blows hurt more"},
    [ITEM_WINGS] = {.works = "faster, over everything"},
    [ITEM_AEGIS] = {.works = "nothing hurts you"},
    [ITEM_RADIANCE] = {.works = "a great light"},
    [ITEM_LONG_SWORD] = {.works = "reaches farther"},
    [ITEM_AXE] = {.works = "hurts more, slower"},
    [ITEM_SILVER_SWORD] = {.works = "twice against the dead"},
    [ITEM_BUCKLER] = {.works = "stops arrows from ahead"},
    [ITEM_KITE_SHIELD] = {.works = "softens blows from ahead"},
    [ITEM_FELT_BOOTS] = {.works = "soft steps"},
    [ITEM_NAILED_BOOTS] = {.works = "nothing throws you back"},
    [ITEM_QUICK_BOOTS] = {.works = "faster"},
    [ITEM_EMBER_RING] = {.works = "no fire hurts you"},
    [ITEM_MOTH_RING] = {.works = "the lantern shines farther"},
    [ITEM_MAGPIE_RING] = {.works = "pulls goods to you"},
    [ITEM_HOURS_RING] = {.works = "later tolls"},
};

static const ItemWords UNKNOWN_POTION = {.use = "drink it and see", .toss = "throw it and see"},
                       UNKNOWN_SCROLL = {.use = "read it and see"};

const ItemWords *item_words(const World *world, ItemKind kind) {
    bool known = world->run.named[kind];
    if (ITEMS[kind].class == CLASS_POTION && !known) return &UNKNOWN_POTION;
    return ITEMS[kind].class == CLASS_SCROLL && !known ? &UNKNOWN_SCROLL : &ITEM_WORDS[kind];
}
