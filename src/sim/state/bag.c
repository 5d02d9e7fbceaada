#include "sim/state/bag.h"

#include "base/check.h"

int bag_points(const Bag *pack, ItemKind kind) {
    int points = 0;
    for (int depth = 1; depth <= GAME_DEPTHS; depth++)
        points += bag_count(pack, kind, depth, false) * bag_worth(kind, depth, false) +
                  bag_count(pack, kind, depth, true) * bag_worth(kind, depth, true);
    return points;
}

int bag_hallowed(const Bag *pack, ItemKind kind) {
    int count = 0;
    for (int depth = 0; depth <= GAME_DEPTHS; depth++) count += pack->hallowed[kind][depth];
    return count;
}

void bag_init(Bag *pack) {
    *pack = (Bag){.hand = ITEM_ARROW, .arrows = ARROWS_START};
    for (int i = 0; i < SLOTS; i++) pack->slots[i] = -1;
    pack->stock[ITEM_CANDLE] = pack->from[ITEM_CANDLE][0] = CANDLES_START;
    pack->slots[0] = ITEM_CANDLE;
    pack->kept[0] = true;
}

static int slot_of(const Bag *pack, int kind) {
    for (int i = 0; i < SLOTS; i++) {
        if (pack->slots[i] == kind) return i;
    }
    return -1;
}

static int used_up_slot(const Bag *pack) {
    for (int i = 0; i < SLOTS; i++) {
        if (pack->slots[i] >= 0 && !pack->kept[i] && pack->stock[pack->slots[i]] == 0) return i;
    }
    return -1;
}

void bag_add(Bag *pack, ItemKind kind, int depth) {
    if (slot_of(pack, (int)kind) < 0) {
        int slot = slot_of(pack, -1);
        if (slot < 0) slot = used_up_slot(pack);
        if (slot >= 0) pack->slots[slot] = (int)kind;
    }
    pack->stock[kind]++;
    pack->from[kind][depth]++;
}

void bag_store(Bag *pack, const Item *item) {
    bag_add(pack, item->kind, item->depth);
    if (item->hallowed) pack->hallowed[item->kind][item->depth]++;
    if (item->kind == ITEM_CANDLE) pack->burnt += item->burnt;
}

int bag_burnt(const Bag *pack) {
    if (pack->stock[ITEM_CANDLE] == 0) return 0;
    return int_min(pack->burnt / pack->stock[ITEM_CANDLE], CANDLE_TICKS - 1);
}

void bag_draw(Bag *pack, ItemKind kind, int depth, bool hallowed, int count) {
    if (kind == ITEM_CANDLE) pack->burnt -= count * bag_burnt(pack);
    pack->stock[kind] -= count;
    pack->from[kind][depth] = (uint8_t)(pack->from[kind][depth] - count);
    if (hallowed) pack->hallowed[kind][depth] = (uint8_t)(pack->hallowed[kind][depth] - count);
    if (pack->stock[kind] == 0 && pack->hand == (int)kind) pack->hand = ITEM_ARROW;
}

static Item cheapest(const Bag *pack, ItemKind kind) {
    Item best = {.kind = kind, .counted = true, .depth = -1};
    for (int depth = 0; depth <= GAME_DEPTHS; depth++) {
        for (int hallowed = 0; hallowed < 2; hallowed++) {
            bool less = best.depth < 0 ||
                        bag_worth(kind, depth, hallowed) < bag_worth(kind, best.depth, best.hallowed);
            if (bag_count(pack, kind, depth, hallowed) == 0 || !less) continue;
            best.depth = depth;
            best.hallowed = hallowed;
        }
    }
    return best;
}

Item bag_remove(Bag *pack, ItemKind kind) {
    Item item = cheapest(pack, kind);
    CHECK(item.depth >= 0);
    if (kind == ITEM_CANDLE) item.burnt = bag_burnt(pack);
    bag_draw(pack, kind, item.depth, item.hallowed, 1);
    return item;
}

static void swap_slots(Bag *pack, int one, int other) {
    int kind = pack->slots[one];
    bool kept = pack->kept[one];
    pack->slots[one] = pack->slots[other];
    pack->kept[one] = pack->kept[other];
    pack->slots[other] = kind;
    pack->kept[other] = kept;
}

void bag_put(Bag *pack, int slot, ItemKind kind) {
    int to = slot - 1, from = slot_of(pack, (int)kind);
    if (from == to) {
        pack->kept[to] = !pack->kept[to];
        return;
    }
    if (from >= 0) swap_slots(pack, from, to);
    pack->slots[to] = (int)kind;
    pack->kept[to] = true;
}
