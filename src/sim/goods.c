#include "sim/goods.h"

bool goods_usable(const World *world, ItemKind kind) {
    (void)world;
    (void)kind;
    return false;
}

void goods_use(World *world, ItemKind kind) {
    (void)world;
    (void)kind;
}

bool goods_land(World *world, ItemKind kind, Vec cell) {
    (void)world;
    (void)kind;
    (void)cell;
    return false;
}

const char *goods_title(const World *world, ItemKind kind) {
    (void)world;
    return ITEMS[kind].title;
}
