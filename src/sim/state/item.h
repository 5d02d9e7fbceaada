#pragma once
// A thing that lies on the floor, or was there.

#include "sim/state/units.h"

typedef struct Item {
    ItemKind kind;
    Vec pos; // sub, the centre of what lies there
    bool taken;
    bool counted;  // was collected once already: it adds nothing again
    bool hallowed; // lay lit and uncollected at a toll: worth twice as much
    int rises;     // ticks until bones stand up
    int burns;     // ticks for which it goes on burning where it stands, a bomb's fuse too; 0: it does not
    int depth;     // at which a good was collected; 0: it brings no points, or was not collected yet
    int burnt;     // ticks for which a candle that is out burnt before
    bool gift;     // of those on daises, of which he takes one by use; the others are gone then
    int price;     // coins that a ware costs, which he takes by use alone; 0: it is none
} Item;

// Whether it is taken by use alone: a ware, or a gift.
static inline bool item_offered(const Item *item) {
    return item->price > 0 || item->gift;
}
