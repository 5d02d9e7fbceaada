#include "sim/hero/shop.h"

#include "map/drops.h"
#include "sim/hero/loot.h"
#include "sim/state/emit.h"

// The index of the ware in a cell, or -1.
static int ware_at(const World *world, Vec cell) {
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        if (!item->taken && item->price > 0 && vec_eq(cell_of(item->pos), cell)) return i;
    }
    return -1;
}

bool shop_is_ware_in_cell(const World *world, Vec cell) {
    return ware_at(world, cell) >= 0;
}

int shop_ware_size(ItemKind kind) {
    return drop_least_count(DROP_CHEST, kind);
}

void shop_buy(World *world, Vec cell) {
    Item *ware = &world->floor.items[ware_at(world, cell)];
    ItemKind kind = ware->kind;
    int price = ware->price;
    Vec pos = ware->pos;
    if (world->hero.score.coins < price) {
        emit_at(world, EVENT_TOO_DEAR, HERO, (int)kind, price, pos);
        return;
    }
    world->hero.score.coins -= price;
    world->hero.score.total -= price;
    ware->price = 0;
    emit_at(world, EVENT_BOUGHT, HERO, (int)kind, price, pos);
    loot_take(world, ware);
    for (int i = 1; i < shop_ware_size(kind); i++) loot_give(world, kind, pos);
}
