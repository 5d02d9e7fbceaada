#include "sim/shrine.h"

#include "sim/pack.h"
#include "sim/say.h"

bool shrine_in(const World *world, Vec cell) {
    return level_tile(&world->level, cell) == TILE_SHRINE;
}

static int count_goods(const Pack *pack) {
    int count = 0;
    for (int kind = 0; kind < ITEM_COUNT; kind++) count += ITEMS[kind].counts ? pack->stock[kind] : 0;
    return count;
}

// Of which there must be one.
static ItemKind cheapest(const Pack *pack) {
    int best = -1;
    for (int kind = 0; kind < ITEM_COUNT; kind++) {
        if (!ITEMS[kind].counts || pack->stock[kind] == 0) continue;
        if (best < 0 || ITEMS[kind].value < ITEMS[best].value) best = kind;
    }
    return (ItemKind)best;
}

static void give(World *world, Vec cell) {
    Actor *hero = &world->actors[HERO];
    for (int i = 0; i < SHRINE_GOODS; i++) pack_remove(&world->pack, cheapest(&world->pack));
    int more = int_min(SHRINE_HP, HERO_HP_MAX - hero->hp_max);
    hero->hp_max += more;
    hero->hp = hero->hp_max;
    world->shrine_asked = 0;
    world->hour.given = true;
    say_at(world, EVENT_SHRINE, HERO, 0, more, cell_centre(cell));
}

void shrine_use(World *world, Vec cell) {
    if (world->hour.given || count_goods(&world->pack) < SHRINE_GOODS) {
        say_at(world, EVENT_SHRINE_POOR, HERO, 0, 0, cell_centre(cell));
    } else if (world->shrine_asked > 0) {
        give(world, cell);
    } else {
        world->shrine_asked = SHRINE_ASK_TICKS;
        int first = (int)cheapest(&world->pack);
        say_at(world, EVENT_SHRINE_ASK, HERO, first, SHRINE_ASK_TICKS, cell_centre(cell));
    }
}

void shrine_tick(World *world) {
    if (world->shrine_asked > 0) world->shrine_asked--;
}
