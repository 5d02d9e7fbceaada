#pragma once
// Goods that the quota may count on: those in the open. Goods behind a locked door, a cracked wall or a
// secret are a bonus: the way down never requires a key, a bomb or a plate.

#include "sim/state/world.h"

// True for what closes off the cells behind it.
bool needed_bars(Tile tile);

// Recomputes world->cache.closed; call it when such a tile came or went.
void needed_find(World *world);

// A good that lies somewhere and was never collected.
static inline bool needed_uncollected(const Item *item) {
    return !item->taken && !item->counted && ITEMS[item->kind].counts;
}

// The same, and in the open.
bool needed_good(const World *world, const Item *item);

// The number of such goods, including those that thieves carry.
int needed_open(const World *world);

// The number of goods that lie hallowed and were never collected.
int needed_hallowed(const World *world);

// The number of goods still missing to open the grate; in a single dungeon, the number that no toll may take,
// never the last one.
int needed_missing(const World *world);

// True when the quota needs all goods in the open.
bool needed_all(const World *world);
