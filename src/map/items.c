#include "map/items.h"

#include "base/text.h"

const ItemInfo ITEMS[ITEM_COUNT] = {
#define ITEM(kind, ...) [ITEM_##kind] = {__VA_ARGS__},
#include "map/list_items.h"
#undef ITEM
};

_Static_assert(0
#define ITEM(...) +1
#include "map/list_items.h"
#undef ITEM
                   == ITEM_COUNT,
               "each item has one row");

ItemKind item_of_power(Power power) {
    int kind = 0;
    while (ITEMS[kind].power != (int)power + 1) kind++;
    return (ItemKind)kind;
}

ItemKind item_of_key(int key) {
    int kind = 0;
    while (ITEMS[kind].key != key) kind++;
    return (ItemKind)kind;
}
