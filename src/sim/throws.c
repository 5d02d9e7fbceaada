#include "sim/throws.h"

void pack_init(Pack *pack) {
    *pack = (Pack){.hand = ITEM_ARROW, .arrows = ARROWS_START};
    for (int i = 0; i < SLOTS; i++) pack->slots[i] = -1;
    pack->goods[ITEM_CANDLE] = CANDLES_START;
    pack->slots[0] = ITEM_CANDLE;
}
void pack_add(Pack *pack, ItemKind kind) {
    pack->goods[kind]++;
}
void throw_choose(World *world, int slot) {
    (void)world;
    (void)slot;
}
int throw_reach(const World *world) {
    (void)world;
    return 0;
}
Vec throw_target(const World *world) {
    return world->hero_cell;
}
void throw_begin(World *world) {
    (void)world;
}
void throw_tick(World *world, bool held) {
    (void)world;
    (void)held;
}
