#pragma once
// A thing on the floor, also after it was taken.

#include "sim/state/units.h"

typedef struct Item {
    ItemKind kind;
    Vec pos; // sub, the centre of the thing
    bool taken;
    bool counted;  // it was collected once, so it adds nothing again
    bool hallowed; // it lay lit and uncollected at a toll, so it is worth twice as much
    int rises;     // ticks until bones stand up
    int burns;     // ticks that it still burns here, or a bomb's fuse; 0: it does not burn
    int depth;     // where a treasure was collected; 0: nowhere yet, or it brings no points
    int burnt;     // ticks that an unlit candle has burnt before
    bool gift;     // it lies on a dais; taking it (only by use) makes the others vanish
    int price;     // coins that a ware costs (it is taken only by use); 0: not a ware
} Item;

// True for things that are taken only by use: wares and gifts.
static inline bool item_offered(const Item *item) {
    return item->price > 0 || item->gift;
}
