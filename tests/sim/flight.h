#pragma once
// Things in hand, in the air, and back on the floor.

#include "sim/arena.h"

static const char LANE[] = "###################\n"
                           "#.................#\n"
                           "#.@...............#\n"
                           "#.................#\n"
                           "###################\n";

// Puts a thing into the hero's hand, of which he then has two.
static inline void hold(World *world, ItemKind kind) {
    world->hero.bag.hand = (int)kind;
    if (kind != ITEM_BRAND) world->hero.bag.stock[kind] = world->hero.bag.from[kind][1] = 2;
}

// The cell where something came down in this tick; {-1, -1}: nowhere.
static inline Vec landed(const World *world) {
    for (int i = 0; i < world->events.count; i++) {
        if (world->events.at[i].kind == EVENT_LAND) return cell_of(world->events.at[i].pos);
    }
    return (Vec){-1, -1};
}

// The item of a kind that lies in a cell, or NULL.
static inline const Item *item_in(const World *world, ItemKind kind, Vec cell) {
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        if (!item->taken && item->kind == kind && vec_eq(cell_of(item->pos), cell)) return item;
    }
    return NULL;
}

// Holds the throw for `ticks` ticks, releases it, and waits until the thing comes down. Returns the cell.
static inline Vec throw_for(World *world, int ticks) {
    run(world, THROW, ticks);
    assert_true(run_until(world, STILL, EVENT_LAND, 120));
    return landed(world);
}
