#include "sim/state/bag.h"

#include "base/check.h"

int pack_points(const Pack *pack, ItemKind kind) {
    int points = 0;
    for (int depth = 1; depth <= GAME_DEPTHS; depth++)
        points += pack_count(pack, kind, depth, false) * pack_worth(kind, depth, false) +
                  pack_count(pack, kind, depth, true) * pack_worth(kind, depth, true);
    return points;
}

int pack_hallowed(const Pack *pack, ItemKind kind) {
    int count = 0;
    for (int depth = 0; depth <= GAME_DEPTHS; depth++) count += pack->hallowed[kind][depth];
    return count;
}

void pack_init(Pack *pack) {
    *pack = (Pack){.hand = ITEM_ARROW, .arrows = ARROWS_START};
    for (int i = 0; i < SLOTS; i++) pack->slots[i] = -1;
    pack->stock[ITEM_CANDLE] = pack->from[ITEM_CANDLE][0] = CANDLES_START;
    pack->slots[0] = ITEM_CANDLE;
    pack->kept[0] = true;
}

static int slot_of(const Pack *pack, int kind) {
    for (int i = 0; i < SLOTS; i++) {
        if (pack->slots[i] == kind) return i;
    }
    return -1;
}

static int used_up_slot(const Pack *pack) {
    for (int i = 0; i < SLOTS; i++) {
        if (pack->slots[i] >= 0 && !pack->kept[i] && pack->stock[pack->slots[i]] == 0) return i;
    }
    return -1;
}

void pack_add(Pack *pack, ItemKind kind, int depth) {
    if (slot_of(pack, (int)kind) < 0) {
        int slot = slot_of(pack, -1);
        if (slot < 0) slot = used_up_slot(pack);
        if (slot >= 0) pack->slots[slot] = (int)kind;
    }
    pack->stock[kind]++;
    pack->from[kind][depth]++;
}

void pack_store(Pack *pack, const Item *item) {
    pack_add(pack, item->kind, item->depth);
    if (item->hallowed) pack->hallowed[item->kind][item->depth]++;
    if (item->kind == ITEM_CANDLE) pack->burnt += item->burnt;
}

int pack_burnt(const Pack *pack) {
    if (pack->stock[ITEM_CANDLE] == 0) return 0;
    return int_min(pack->burnt / pack->stock[ITEM_CANDLE], CANDLE_TICKS - 1);
}

void pack_draw(Pack *pack, ItemKind kind, int depth, bool hallowed, int count) {
    if (kind == ITEM_CANDLE) pack->burnt -= count * pack_burnt(pack);
    pack->stock[kind] -= count;
    pack->from[kind][depth] = (uint8_t)(pack->from[kind][depth] - count);
    if (hallowed) pack->hallowed[kind][depth] = (uint8_t)(pack->hallowed[kind][depth] - count);
    if (pack->stock[kind] == 0 && pack->hand == (int)kind) pack->hand = ITEM_ARROW;
}

static Item cheapest(const Pack *pack, ItemKind kind) {
    Item best = {.kind = kind, .counted = true, .depth = -1};
    for (int depth = 0; depth <= GAME_DEPTHS; depth++) {
        for (int hallowed = 0; hallowed < 2; hallowed++) {
            bool less = best.depth < 0 ||
                        pack_worth(kind, depth, hallowed) < pack_worth(kind, best.depth, best.hallowed);
            if (pack_count(pack, kind, depth, hallowed) == 0 || !less) continue;
            best.depth = depth;
            best.hallowed = hallowed;
        }
    }
    return best;
}

Item pack_remove(Pack *pack, ItemKind kind) {
    Item item = cheapest(pack, kind);
    CHECK(item.depth >= 0);
    if (kind == ITEM_CANDLE) item.burnt = pack_burnt(pack);
    pack_draw(pack, kind, item.depth, item.hallowed, 1);
    return item;
}

static void swap_slots(Pack *pack, int one, int other) {
    int kind = pack->slots[one];
    bool kept = pack->kept[one];
    pack->slots[one] = pack->slots[other];
    pack->kept[one] = pack->kept[other];
    pack->slots[other] = kind;
    pack->kept[other] = kept;
}

void pack_put(Pack *pack, int slot, ItemKind kind) {
    int to = slot - 1, from = slot_of(pack, (int)kind);
    if (from == to) {
        pack->kept[to] = !pack->kept[to];
        return;
    }
    if (from >= 0) swap_slots(pack, from, to);
    pack->slots[to] = (int)kind;
    pack->kept[to] = true;
}
