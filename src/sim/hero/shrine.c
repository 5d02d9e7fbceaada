#include "sim/hero/shrine.h"

#include "map/balance_harm.h"
#include "map/balance_hero.h"
#include "sim/hero/confirm.h"
#include "sim/state/bag.h"
#include "sim/state/emit.h"

bool shrine_is_in_cell(const World *world, Vec cell) {
    return level_tile(&world->level, cell) == TILE_SHRINE;
}

// A treasure and the depth where it was collected. Items of the start have depth 0 and do not count.
typedef struct Offering {
    int kind; // ItemKind, or -1
    int depth;
    bool hallowed;
} Offering;

static int count_treasures(const Bag *bag) {
    int count = 0;
    for (int kind = 0; kind < ITEM_COUNT; kind++) {
        if (ITEMS[kind].counts) count += bag->stock[kind] - bag->from[kind][0];
    }
    return count;
}

static int worth(Offering treasure) {
    return bag_item_worth((ItemKind)treasure.kind, treasure.depth, treasure.hallowed);
}

static Offering cheapest(const Bag *bag) {
    Offering best = {.kind = -1};
    for (int kind = 0; kind < ITEM_COUNT; kind++) {
        for (int i = 2; ITEMS[kind].counts && i < 2 * (GAME_DEPTHS + 1); i++) {
            Offering offering = {kind, i / 2, i % 2 != 0};
            if (bag_count(bag, (ItemKind)kind, offering.depth, offering.hallowed) == 0) continue;
            if (best.kind < 0 || worth(offering) < worth(best)) best = offering;
        }
    }
    return best;
}

static void give_up(Bag *bag) {
    Offering treasure = cheapest(bag);
    bag_take(bag, (ItemKind)treasure.kind, treasure.depth, treasure.hallowed, 1);
}

static void give(World *world, Vec cell) {
    Actor *hero = &world->actors[HERO];
    for (int i = 0; i < SHRINE_TREASURES; i++) give_up(&world->hero.bag);
    int more = int_min(SHRINE_HP, HERO_HP_MOST - hero->hp_max);
    hero->hp_max += more;
    hero->hp = hero->hp_max;
    world->clock.shrine_given = true;
    emit_at(world, EVENT_SHRINE, HERO, 0, more, cell_centre(cell));
}

void shrine_use(World *world, Vec cell) {
    if (world->clock.shrine_given || count_treasures(&world->hero.bag) < SHRINE_TREASURES) {
        emit_at(world, EVENT_SHRINE_POOR, HERO, 0, 0, cell_centre(cell));
    } else if (confirm_ask_twice(world, cell)) {
        give(world, cell);
    } else {
        int first = cheapest(&world->hero.bag).kind;
        emit_at(world, EVENT_SHRINE_ASK, HERO, first, ASK_TICKS, cell_centre(cell));
    }
}
