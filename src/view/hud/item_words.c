#include "view/hud/event_text.h"

const ItemWords ITEM_WORDS[ITEM_COUNT] = {
    [ITEM_CANDLE] = {.use = "set it down: lights three cells around, for three minutes",
                     .toss = "burns where it lands"},
    [ITEM_CHEESE] = {.use = "eat it: heals one heart", .toss = "lures animals"},
    [ITEM_WINE] = {.toss = "a puddle that burns"},
    [ITEM_HONEY] = {.toss = "a puddle that slows everyone"},
    [ITEM_BOOK] = {.use = "read it: maps this depth"},
    [ITEM_CHALICE] = {.toss = "spills water, which puts out flames"},
    [ITEM_GEM] = {.toss = "makes noise; goblins and thieves go for it"},
    [ITEM_RELIC] = {.use = "hold it up: everyone who sees it flees"},
    [ITEM_BOMB] = {.toss = "blows up foes, cracked walls, and you"},
    [ITEM_POTION_MENDING] = {.use = "drink it: heals three hearts", .toss = "heals everyone it hits"},
    [ITEM_POTION_NIGHT] = {.use = "drink it: flames go out, you are hidden",
                           .toss = "puts out the flames around"},
    [ITEM_POTION_FIRE] = {.use = "drink it: better not", .toss = "sets fire to the ground"},
    [ITEM_POTION_FROST] = {.use = "drink it: stuns everyone around you", .toss = "stuns; turns water to ice"},
    [ITEM_SCROLL_SEAL] = {.use = "read it: the next toll spares all you have explored"},
    [ITEM_SCROLL_RECALL] = {.use = "read it: takes you to the stairs up"},
    [ITEM_SCROLL_LAMPS] = {.use = "read it: lights every torch bracket"},
    [ITEM_SCROLL_PEAL] = {.use = "read it: tolls the bell, and no good is lost"},
    [ITEM_SCROLL_SUMMONS] = {.use = "read it: a hunter comes for you"},
    [ITEM_ZEAL] = {.passive = "your blows hurt more"},
    [ITEM_WINGS] = {.passive = "faster, and over anything"},
    [ITEM_AEGIS] = {.passive = "nothing hurts you"},
    [ITEM_RADIANCE] = {.passive = "a great light around you"},
    [ITEM_LONG_SWORD] = {.passive = "reaches farther"},
    [ITEM_AXE] = {.passive = "hits harder, slower"},
    [ITEM_SILVER_SWORD] = {.passive = "double against the undead"},
    [ITEM_BUCKLER] = {.passive = "stops arrows from the front"},
    [ITEM_KITE_SHIELD] = {.passive = "softens blows from the front"},
    [ITEM_FELT_BOOTS] = {.passive = "quiet steps"},
    [ITEM_NAILED_BOOTS] = {.passive = "nothing knocks you back"},
    [ITEM_QUICK_BOOTS] = {.passive = "faster"},
    [ITEM_EMBER_RING] = {.passive = "fire cannot hurt you"},
    [ITEM_MOTH_RING] = {.passive = "the lantern shines farther"},
    [ITEM_MAGPIE_RING] = {.passive = "pulls goods to you"},
    [ITEM_HOURS_RING] = {.passive = "the bell tolls later"},
};

static const ItemWords UNKNOWN_POTION = {.use = "drink it and see", .toss = "throw it and see"},
                       UNKNOWN_SCROLL = {.use = "read it and see"};

const ItemWords *item_words(const World *world, ItemKind kind) {
    bool known = world->hero.named[kind];
    if (ITEMS[kind].class == CLASS_POTION && !known) return &UNKNOWN_POTION;
    return ITEMS[kind].class == CLASS_SCROLL && !known ? &UNKNOWN_SCROLL : &ITEM_WORDS[kind];
}
