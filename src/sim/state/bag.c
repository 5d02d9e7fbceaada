#include "sim/state/bag.h"

#include "base/check.h"
#include "map/balance_toll.h"
#include "sim/state/floor.h"

int bag_item_worth(ItemKind kind, int depth, bool hallowed) {
    return ITEMS[kind].value * depth * (hallowed ? HALLOWED_FACTOR : 1);
}

int bag_points(const Bag *bag, ItemKind kind) {
    int points = 0;
    for (int depth = 1; depth <= GAME_DEPTHS; depth++)
        points += bag_count(bag, kind, depth, false) * bag_item_worth(kind, depth, false) +
                  bag_count(bag, kind, depth, true) * bag_item_worth(kind, depth, true);
    return points;
}

int bag_count_hallowed(const Bag *bag, ItemKind kind) {
    int count = 0;
    for (int depth = 0; depth <= GAME_DEPTHS; depth++) count += bag->hallowed[kind][depth];
    return count;
}

void bag_init(Bag *bag) {
    *bag = (Bag){.hand = ITEM_ARROW, .arrows = ARROWS_START};
    for (int i = 0; i < SLOTS; i++) bag->slots[i] = -1;
    bag->stock[ITEM_CANDLE] = bag->from[ITEM_CANDLE][0] = CANDLES_START;
    bag->slots[0] = ITEM_CANDLE;
    bag->kept[0] = true;
}

static int slot_of(const Bag *bag, int kind) {
    for (int i = 0; i < SLOTS; i++) {
        if (bag->slots[i] == kind) return i;
    }
    return -1;
}

static int used_up_slot(const Bag *bag) {
    for (int i = 0; i < SLOTS; i++) {
        int kind = bag->slots[i];
        if (kind >= 0 && (!bag->kept[i] || ITEMS[kind].heals) && bag->stock[kind] == 0) return i;
    }
    return -1;
}

void bag_add(Bag *bag, ItemKind kind, int from_depth) {
    if (slot_of(bag, (int)kind) < 0) {
        int slot = slot_of(bag, -1);
        if (slot < 0) slot = used_up_slot(bag);
        if (slot >= 0) {
            bag->slots[slot] = (int)kind;
            bag->kept[slot] = ITEMS[kind].heals; // stairs take none of them unless he asks
        }
    }
    bag->stock[kind]++;
    bag->from[kind][from_depth]++;
}

void bag_add_item(Bag *bag, const Item *item) {
    bag_add(bag, item->kind, item->depth);
    if (item->hallowed) bag->hallowed[item->kind][item->depth]++;
    if (item->kind == ITEM_CANDLE) bag->burnt += item->burnt;
}

int bag_candle_burnt(const Bag *bag) {
    if (bag->stock[ITEM_CANDLE] == 0) return 0;
    return int_min(bag->burnt / bag->stock[ITEM_CANDLE], CANDLE_TICKS - 1);
}

void bag_take(Bag *bag, ItemKind kind, int depth, bool hallowed, int count) {
    if (kind == ITEM_CANDLE) bag->burnt -= count * bag_candle_burnt(bag);
    bag->stock[kind] -= count;
    bag->from[kind][depth] = (uint8_t)(bag->from[kind][depth] - count);
    if (hallowed) bag->hallowed[kind][depth] = (uint8_t)(bag->hallowed[kind][depth] - count);
    if (bag->stock[kind] == 0 && bag->hand == (int)kind) bag->hand = ITEM_ARROW;
}

static Item cheapest(const Bag *bag, ItemKind kind) {
    Item best = {.kind = kind, .counted = true, .depth = -1};
    for (int depth = 0; depth <= GAME_DEPTHS; depth++) {
        for (int hallowed = 0; hallowed < 2; hallowed++) {
            bool less = best.depth < 0 || bag_item_worth(kind, depth, hallowed) <
                                              bag_item_worth(kind, best.depth, best.hallowed);
            if (bag_count(bag, kind, depth, hallowed) == 0 || !less) continue;
            best.depth = depth;
            best.hallowed = hallowed;
        }
    }
    return best;
}

Item bag_remove_least(Bag *bag, ItemKind kind) {
    Item item = cheapest(bag, kind);
    CHECK(item.depth >= 0);
    if (kind == ITEM_CANDLE) item.burnt = bag_candle_burnt(bag);
    bag_take(bag, kind, item.depth, item.hallowed, 1);
    return item;
}

void bag_mend(Bag *bag) {
    for (int kind = 0; kind < ITEM_COUNT; kind++) {
        bag->stock[kind] = 0;
        for (int depth = 0; depth <= GAME_DEPTHS; depth++) {
            if (!item_bagged((ItemKind)kind)) bag->from[kind][depth] = 0;
            bag->stock[kind] += bag->from[kind][depth];
            if (bag->hallowed[kind][depth] > bag->from[kind][depth])
                bag->hallowed[kind][depth] = bag->from[kind][depth];
        }
    }
    for (int slot = 0; slot < SLOTS; slot++) {
        int kind = bag->slots[slot];
        if (kind >= 0 && !item_bagged((ItemKind)kind)) bag->slots[slot] = -1;
    }
    bool held = bag->hand == ITEM_BRAND || (bag->hand >= 0 && bag->stock[bag->hand] > 0);
    if (!held) bag->hand = ITEM_ARROW;
}

static void swap_slots(Bag *bag, int one, int other) {
    int kind = bag->slots[one];
    bool kept = bag->kept[one];
    bag->slots[one] = bag->slots[other];
    bag->kept[one] = bag->kept[other];
    bag->slots[other] = kind;
    bag->kept[other] = kept;
}

void bag_toggle_pin(Bag *bag, int slot, ItemKind kind) {
    int to = slot - 1, from = slot_of(bag, (int)kind);
    if (from == to) {
        bag->kept[to] = !bag->kept[to];
        return;
    }
    if (from >= 0) swap_slots(bag, from, to);
    bag->slots[to] = (int)kind;
    bag->kept[to] = true;
}
